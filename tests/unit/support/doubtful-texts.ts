import type { File } from './content-records';

/** A file, a field, a value and a part of what the review says of it. */
export type DoubtfulRow = [file: File, field: string, value: unknown, said: string];

const question = { id: 'una', question: '¿Una?', description: 'Sí.', video: 'a.mp4', captions: 'a.vtt' };
const other = { ...question, id: 'otra', question: '¿Otra?' };

/** Accepted facts and texts that give a warning. */
export const doubtfulTexts: DoubtfulRow[] = [
  // Place
  ['event.ts', 'province', 'Sevilla', 'describes: estos textos son de'],
  ['event.ts', 'venue', 'Palacio de Almonaster', 'nombra «castillo»'],
  ['event.ts', 'venueEnglish', 'Castle of Aracena', 'venueEnglish: no nombra'],
  ['event.ts', 'name', 'ALMENA en Aracena', 'name: no nombra'],
  // Days, hours, ages and counts
  ['event.ts', 'programme[0].start', '08:00', 'son 14 horas'],
  ['event.ts', 'programme[1].title', 'Sesión del viernes', 'dice «viernes»'],
  [
    'event.ts',
    'programme[1].description',
    'Ocho horas de música.',
    'dice «Ocho horas» y en sus partes hay 4 o 10',
  ],
  ['event.ts', 'programme[0].english.details', ['from 5pm'], 'dice «5pm»'],
  ['event.ts', 'summary', 'Almonaster, a las 5 de la tarde', 'dice «las 5»'],
  ['event.ts', 'summary', 'Almonaster, a las ocho de la tarde', 'dice «las ocho»'],
  ['event.ts', 'summary', 'Almonaster: puertas a las 20.30', 'dice «20.30»'],
  ['event.ts', 'summary', 'Almonaster, de 20 a 22 h', 'dice «de 20»'],
  ['event.ts', 'programme[2].description', 'Brunch del lunes.', 'dice «lunes»'],
  ['event-page.ts', 'programme.intro', 'El sabado y el lunes.', 'dice «lunes»'],
  ['faq.ts', 'entries[0].description', 'Empieza el 14/12.', 'dice «14/12»'],
  ['faq.ts', 'entries[0].description', 'Del 21 al 22.11.2025.', 'dice «22.11.2025»'],
  ['home.ts', 'hero.lead', 'Solo para mayores de 25.', 'dice «mayores de 25»'],
  [
    'event.ts',
    'previousDays',
    { firstDay: '2024-11-15', lastDay: '2024-11-16' },
    'queda muy lejos del evento',
  ],
  ['event.ts', 'summary', 'Almonaster, cuatro noches', 'dice «cuatro noches» y en el programa hay 3 o 2'],
  ['event.ts', 'summary', 'Almonaster, 22 nov', 'dice «22 nov»'],
  ['event.ts', 'onSaleSince', '2015-09-01', 'más de dos años antes del evento'],
  ['event.ts', 'summary', 'Almonaster, del 14 al 16 de mayo', 'dice «16 de mayo»'],
  [
    'event.ts',
    'summary',
    'Almonaster, 21 de noviembre',
    'dice «21 de noviembre» y el evento es el 14-15 Noviembre 2025',
  ],
  ['event.ts', 'summary', 'Almonaster: el jueves empieza', 'dice «jueves»'],
  ['event.ts', 'name', 'ALMENA 2026', 'dice «2026»'],
  ['event.ts', 'name', 'ALMENA Monday', 'dice «Monday»'],
  ['event.ts', 'programme[1].description', 'Desde las 17:00.', 'dice «17:00»'],
  ['event.ts', 'programme[0].english.details', ['Doors at 19:30'], 'dice «19:30»'],
  ['event-page.ts', 'intro', 'Un lugar en MIÉRCOLES.', 'dice «MIÉRCOLES»'],
  ['event-page.ts', 'arrival.english', 'Almonaster in March.', 'dice «March»'],
  ['faq.ts', 'entries[0].description', 'Dura dos días.', 'dice «dos días» y en el programa hay 3'],
  ['faq.ts', 'entries[0].description', 'Son cuatro partes.', 'dice «cuatro partes» y en el programa hay 3'],
  ['home.ts', 'hero.lead', 'Cinco hoteles cerca.', 'dice «Cinco hoteles» y en event.ts hay 3'],
  [
    'home.ts',
    'hero.lead',
    'Se entra desde los 23 años.',
    'dice «desde los 23 años» y minimumAge, en site.ts, es 21',
  ],
  ['home.ts', 'hero.lead', 'Solo +25.', 'dice «+25»'],
  ['event.ts', 'programme[0].english.details', ['Over 25 only'], 'dice «Over 25»'],
  ['site.ts', 'description', 'Un lugar, 4 días.', 'dice «4 días»'],
  ['legal/notice.ts', 'intro', 'A partir de 16 años.', 'dice «A partir de 16 años»'],
  // Texts
  ['event.ts', 'programme[1].english.title', 'Evento central', 'parece español'],
  ['event.ts', 'programme[1].english.details', ['Descanso y barra'], 'parece español'],
  ['event.ts', 'programme[0].english.title', 'Bienvenida', 'parece español'],
  ['event.ts', 'programme[0].english.details', ['Copa de bienvenida'], 'parece español'],
  ['event.ts', 'venueEnglish', 'Castillo de Almonaster la Real', 'parece español'],
  ['event-page.ts', 'arrival.english', 'En Almonaster, coche hasta el castillo', 'parece español'],
  ['event.ts', 'hotels[0].name', 'Hotel Luz 🏰', '«🏰» no sale en los PDF'],
  ['event-page.ts', 'arrival.title.lead', 'Cómo →', '«→» no sale en los PDF'],
  [
    'event.ts',
    'hotels[0].description',
    'Reserva en www.hotel-luz.es, con código.',
    '«www.hotel-luz.es» no se puede pulsar',
  ],
  ['faq.ts', 'entries[0].description', 'Escribe a info@otra.es.', '«info@otra.es» no se puede pulsar'],
  ['faq.ts', 'entries[0].description', 'Llama al 959 12 34 56.', '«959 12 34 56» no se puede pulsar'],
  ['event.ts', 'placeholderValues', ['tiketHref'], 'tiketHref: no hay ningún campo así'],
  ['site.ts', 'placeholderValues', ['owner.nif (pedir)'], 'no hay ningún campo así'],
  ['site.ts', 'phone', '+34 959 000 000', 'es un dato inventado'],
  ['event.ts', 'hotels[0].href', 'https://hotel.ejemplo.com', 'es un dato inventado'],
  // What texts promise, and the brand
  [
    'faq.ts',
    'entries',
    [question, { ...other, captions: undefined }],
    'intro: promete subtítulos y entries[1]',
  ],
  [
    'faq.ts',
    'entries',
    [question, { ...other, video: undefined, captions: undefined }],
    'intro: promete vídeo y entries[1]',
  ],
  [
    'faq.ts',
    'entries',
    [question, other],
    'entries[1].captions: «a.vtt» está también en entries[0].captions',
  ],
  ['site.ts', 'brand', 'TORREÓN', 'brand: el logotipo dibuja ALMENA'],
  ['site.ts', 'brand', 'TORREÓN', 'concept.title.lead: habla de ALMENA o de almenas'],
];
