import type { Row } from './wrong-values';

export const many = (letters: number) => 'a'.repeat(letters);

/** Errors by characters, markup, placeholders in braces or file types. */
export const wrongLetters: Row[] = [
  ['event.ts', 'summary', 'Una noche <b>larga</b>', 'sin formato: «<b>»'],
  ['event.ts', 'summary', 'Luz &amp; piedra', 'sin formato: «&amp;»'],
  ['event.ts', 'summary', 'Una noche **larga**', 'sin formato: «**»'],
  ['event.ts', 'summary', 'Piedra\u0007 y luz', 'hay uno (U+0007) detrás de «Piedra»'],
  ['event.ts', 'summary', 'Piedra \u202Ey luz', 'hay uno (U+202E) detrás de «Piedra »'],
  ['event.ts', 'place', 'Almo\u200Bnaster', 'hay uno (U+200B)'],
  ['event.ts', 'place', 'Almo\u200Dnaster', 'hay uno (U+200D)'],
  ['event.ts', 'capacityLabel', 'Aforo\tlimitado', 'hay uno (U+0009) detrás de «Aforo»'],
  ['faq.ts', 'entries[0].question', '\u00A0', 'un texto sin espacios al principio ni al final'],
  ['faq.ts', 'entries[0].video', 'clip.mov', 'Conviértelo con HandBrake'],
  ['event.ts', 'summary', 'Sesi\uFFFDn', 'hay uno (U+FFFD)'],
  ['event.ts', 'summary', many(301), 'un texto de 300 caracteres como mucho'],
  ['home.ts', 'hero.lead', ' con espacio', 'un texto sin espacios al principio ni al final'],
  ['home.ts', 'hero.title', 'La piedra suena', 'un grupo de campos entre llaves'],
  ['event.ts', 'hotels[0].name', '\u041Dotel Luz', '(U+041D) es otra, aunque se parezca'],
  ['event.ts', 'summary', 'Un \uFB01n de semana', '(U+FB01) es otra, aunque se parezca'],
  ['event.ts', 'summary', 'Un fin de semana'.repeat(3).replaceAll(' ', '\u00A0'), 'con espacios normales'],
  [
    'event.ts',
    'summary',
    'Mira https://example.com/una_direccion_que_no_se_parte_por_ningun_sitio',
    'espacios',
  ],
  // Addresses with typing errors
  ['event.ts', 'ticketHref', 'https://entradas.example.com/almena.', 'sin el signo del final'],
  ['event.ts', 'ticketHref', 'https://entradas.example.com/almena,', 'sin el signo del final'],
  ['event.ts', 'hotels[0].href', 'https://hotel.example.com/reservas»', 'sin el signo del final'],
  ['event.ts', 'mapHref', 'https://maps.app.goo.gl/AbC)', 'sin el signo del final'],
  ['event.ts', 'hotels[0].href', 'https://ww.hotel.example.com', 'la dirección bien escrita'],
  ['event.ts', 'hotels[0].href', 'https://wwww.hotel.example.com', 'la dirección bien escrita'],
  ['event.ts', 'hotels[0].href', 'https://www.hotel.con', 'la dirección bien escrita'],
  ['event.ts', 'hotels[0].href', 'www.hotel.example.com', 'que empiece por "https://"'],
  ['site.ts', 'email', 'hola@almena.con', 'el correo bien escrito'],
  // Dummy texts
  ['event.ts', 'venue', 'PENDIENTE', 'el texto definitivo: «PENDIENTE»'],
  ['event.ts', 'summary', 'Un fin de semana en XXX', 'el texto definitivo: «XXX»'],
  ['faq.ts', 'entries[0].description', 'Lorem ipsum dolor.', 'el texto definitivo: «Lorem ipsum»'],
  ['event.ts', 'name', '???', 'un texto con palabras'],
  ['event.ts', 'capacityLabel', '—', 'un texto con palabras'],
  // Unsupported file types
  ['event.ts', 'hotels[0].image', 'foto.HEIC', 'HEIC solo lo abre Apple'],
  ['faq.ts', 'entries[0].video', 'IMG_0042.MOV', 'Conviértelo con HandBrake'],
  ['faq.ts', 'entries[0].video', 'corto.webm', 'Conviértelo con HandBrake'],
  ['faq.ts', 'entries[0].captions', 'corto.srt', 'de «SRT a VTT»'],
  // Names in braces
  ['event.ts', 'summary', 'En {lugar}, tres noches', 'sin {lugar}: aquí no se rellena ninguna'],
  ['home.ts', 'locations.title.lead', '{cuenta} lugares,', 'sin {cuenta}: aquí solo se rellena {count}'],
  ['home.ts', 'contact.buy', 'Comprar Entradas - Próximo Evento', 'un texto que contenga {buy}'],
  ['contact.ts', 'form.counter', 'Te quedan pocos', 'un texto que contenga {count} y {max}'],
  ['contact.ts', 'form.counter', '{count} de {max', 'un texto sin llaves sueltas'],
  ['event-page.ts', 'facts.ageValue', 'Desde {edad} años', 'sin {edad}: aquí solo se rellena {age}'],
  ['consent.ts', 'storage.lifetimes.consent', 'Dos años.', 'un texto que contenga {months}'],
  [
    'legal/notice.ts',
    'intro',
    'El titular es {dueño}.',
    'sin {dueño}: aquí solo se rellena {brand} y {owner}',
  ],
  ['legal/notice.ts', 'sections[0].blocks[0]', 'Lo firma {Owner}', 'sin {Owner}'],
];
