import { expect, it } from 'vitest';
import { ContentError } from '@/lib/content-loader/problems';
import { loadContent } from '@/lib/content-loader/load-content';
import { contentFolder, eventFile as event, problemsOf, replacing } from '../support/content';

const ticketAddress = 'ticketHref: https://entradas.example.com/villa-serena\n';
const secondPartId = '    id: 00000000-0000-4000-8000-000000000002\n';
const englishArrival = '  english: Villaserena has a railway station one kilometre from the palace.\n';
const tooLong = `venue: ${'x'.repeat(50)}`;

it.each([
  [event, 'state: on-sale', 'state: agotado', 'Estado', 'Pone «agotado». Se espera una de estas palabras'],
  [event, 'end: 23:00', 'end: 19:00', 'Partes del programa, 1.ª entrada: Acaba', 'acabaría al empezar'],
  [event, 'dayOffset: 2', 'dayOffset: 4', 'Partes del programa, 3.ª entrada: Día', 'cae el 23 Septiembre'],
  [event, 'dayOffset: 1', 'dayOffset: 0', 'Partes del programa', 'falta el 20 Septiembre 2031'],
  [event, 'lastDay: 2031-09-20', 'lastDay: 2031-09-18', 'Último día', 'Se espera una fecha que no'],
  [event, 'lastDay: 2031-09-20', 'lastDay: 2031-09-31', 'Último día', 'Se espera una fecha que exista'],
  [event, ticketAddress, '', 'Dónde se compran las entradas', 'se venden'],
  [event, secondPartId, '', 'Partes del programa, 2.ª entrada: Identificador', 'por ejemplo'],
  [event, 'place:', 'previousLastDay: 2031-05-10\nplace:', 'Primer día que se anunció antes', 'el primero'],
  [
    event,
    'place:',
    'previousFirstDay: 2031-09-19\nplace:',
    'Primer día que se anunció antes',
    'distinto del',
  ],
  [event, 'onSaleSince: 2031-02-03', 'onSaleTime: 10:00', 'Primer día de venta', 'la hora de la venta no'],
  [event, englishArrival, '', 'Cómo llegar: Resumen en inglés', 'quítala de las descargas'],
  [event, 'state: on-sale', 'state: postponed\npreviousFirstDay: 2031-05-09', 'Estado', 'sin fecha nueva'],
  [
    event,
    'place:',
    'priceFrom: 37,50\nplace:',
    'Precio desde',
    'Pone «37,50». Se espera un número sin puntos',
  ],
  [event, 'place:', "priceFrom: '1.250'\nplace:", 'Precio desde', 'Se espera un número sin puntos en los'],
  [event, 'com/villa-serena', 'com/villa-serena\u200B', 'Dónde se compran', 'hay uno detrás de'],
  ['site.yaml', 'hola@senal.example.com', 'hola@senal.example.com\u200B', 'Correo', 'hay uno detrás de'],
  ['navigation.yaml', 'href: /galeria', 'href: /galeria\u3164', 'Grupos de enlaces', 'hay uno detrás de'],
  [event, 'com/villa-serena', 'com/villa serena', 'Dónde se compran las entradas', 'sin espacios'],
  [event, 'salon.jpg', 'salon.heic', 'Hoteles, 1.ª entrada: Foto', 'acabe en jpg, jpeg, png'],
  [
    event,
    'pictures/salon.jpg',
    'pictures/../salon.jpg',
    'Hoteles, 1.ª entrada: Foto',
    'por ejemplo: pictures/',
  ],
  [event, 'uid: villa', 'uid:\nx: villa', 'Identificador', 'por ejemplo: '],
  [event, 'venue: Palacio', 'venue: <b>Palacio</b>', 'Recinto', 'sin formato: «<b>»'],
  [event, 'venue: Palacio', 'venue: El `Palacio`', 'Recinto', 'sin formato: «`»'],
  [event, 'venue: Palacio', 'venue: R&amp;B', 'Recinto', 'sin formato: «&amp;»'],
  [event, 'venue: Palacio', 'venue: Pala\u200Bcio', 'Recinto', 'hay uno detrás de «Pala»'],
  [event, 'venue: Palacio', tooLong, 'Recinto', 'Sobra texto: caben 60 caracteres y hay 65.'],
  [event, 'place: Villa', 'place: A {province} ', 'Lugar', 'no se rellena ninguno'],
  [event, 'province: Cádiz', 'province: 12.50', 'Provincia', "entre comillas, '12.50'"],
  [event, 'province: Cádiz', 'province: 007', 'Provincia', 'Pone «007». Se espera un texto: entre comillas'],
  [event, 'province: Cádiz', 'province: True', 'Provincia', "entre comillas, 'True'"],
  [
    event,
    '- Desayuno comp',
    '- Pan: c',
    'Partes del programa, 3.ª entrada: Detalles, 1.ª entrada',
    'se esperaba texto, recibido objeto',
  ],
  [event, 'minimumAge: 25', 'minimumAge: 16', 'Edad mínima', 'Pone «16». Se espera un número desde 18.'],
  [
    event,
    'minimumAge: 25',
    'minimumAge: veinte',
    'Edad mínima',
    'Pone «veinte». Entrada inválida: se esperaba número',
  ],
  [event, 'homeLine:', 'homeline:', '«homeline»', 'Llave desconocida'],
  [event, 'summary:', 'homelong:', 'Resumen', 'Falta este dato.'],
  [
    'site.yaml',
    'phone: +34 956 12 34 56',
    'phone: +34956123456',
    'Teléfono',
    "entre comillas, '+34956123456'",
  ],
  [
    'faq.yaml',
    'los {minimumAge} años',
    'los {edad} años',
    'Preguntas, 2.ª entrada: Respuesta',
    '{minimumAge}',
  ],
  [
    'faq.yaml',
    'id: edad',
    'id: que-es',
    'Preguntas, 2.ª entrada: Nombre corto',
    'La entrada 1.ª ya lo tiene.',
  ],
  [
    'navigation.yaml',
    'href: /galeria',
    'href: /galería',
    'Grupos de enlaces del pie, 2.ª entrada',
    '/galeria',
  ],
  [
    'pages/proponer-espacio.yaml',
    'subject: localizacion',
    'subject: sitio',
    'Asunto',
    'Pone «sitio». Se espera una de estas palabras: informacion',
  ],
])('staff read in %s what is wrong with %j -> %j', (file, from, to, field, words) => {
  const problem = problemsOf(file, replacing(from, to)).find((found) => found.field?.startsWith(field));
  expect(problem?.text).toContain(words);
});

it('a text may have an ampersand and a semicolon', () => {
  expect(problemsOf(event, replacing('venue: Palacio', 'venue: R&B; soul y D&D;'))).toEqual([]);
});

it('a list that lost an entry says how many it needs', () => {
  const removeOne = (text: string) => text.replace(/legal:\n {2}- .*\n.*\n/, 'legal:\n');
  expect(problemsOf('navigation.yaml', removeOne)).toMatchObject([
    { field: 'Enlaces legales del pie', text: 'Faltan entradas: hacen falta 3 y hay 2.' },
  ]);
});

it('all problems of all files are listed at once, as staff read them', () => {
  const folder = contentFolder({
    [event]: replacing('state: on-sale', 'state: agotado'),
    'faq.yaml': replacing('id: edad', 'id:edad'),
    'legal/aviso-legal.md': replacing('{taxId}', '{cif}'),
  });
  expect(() => loadContent(folder)).toThrow(ContentError);
  expect(() => loadContent(folder)).toThrow(
    /\(3\)\n {2}.*villaserena-del-mar\.yaml, línea 1 · Estado\n {4}Pone «agotado»[\s\S]*faq\.yaml[\s\S]*\{cif\}[\s\S]*3 cosas/,
  );
});

it('missing and unreadable files are named', () => {
  expect(problemsOf('legal/aviso-legal.md', (text) => text.slice(4))[0]).toMatchObject({
    text: expect.stringContaining('dos líneas «---»'),
  });
  expect(() => loadContent('tests/content/legal')).toThrow(/home\.yaml\n {4}Falta este archivo/);
});
