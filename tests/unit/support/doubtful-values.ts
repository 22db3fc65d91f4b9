import { placeholders } from '@/lib/content/placeholders';
import { event, type File } from './content-records';

/** A file, a field, a value and a part of what the review says of it. */
export type DoubtfulRow = [file: File, field: string, value: unknown, said: string];

const [hotel] = event.hotels;
const [page, { name, description, wave } = { name: '', description: '', wave: 'playa' }] =
  Object.entries(placeholders.pages)[0] ?? [];
const question = { id: 'una', question: '¿Una?', description: 'Sí.', video: 'a.mp4', captions: 'a.vtt' };
const other = { ...question, id: 'otra', question: '¿Otra?' };
const social = (label: string, icon: string, href: string) => [{ label, icon, href }];

/** Values that the schema accepts and a visitor might regret. */
export const doubtfulValues: DoubtfulRow[] = [
  // Tickets
  ['event.ts', 'ticketHref', 'https://entradas.example.com', 'es la portada de una web'],
  ['event.ts', 'ticketHref', 'https://entradas.example.com/', 'es la portada de una web'],
  ['event.ts', 'ticketHref', 'https://wa.me/34600111222', 'no parece un sitio donde se compren entradas'],
  [
    'event.ts',
    'ticketHref',
    'https://www.instagram.com/almena',
    'no parece un sitio donde se compren entradas',
  ],
  [
    'event.ts',
    'ticketHref',
    'https://www.facebook.com/almena',
    'no parece un sitio donde se compren entradas',
  ],
  ['event.ts', 'ticketHref', 'https://almena-git-cambio.vercel.app/entradas', 'es una dirección de pruebas'],
  ['event.ts', 'ticketHref', 'https://almena.example.com/proximos-eventos', 'lleva a esta misma web'],
  ['event.ts', 'ticketHref', 'https://www.almena.example.com/entradas', 'lleva a esta misma web'],
  ['event.ts', 'ticketHref', 'https://hotel-0.example.com/reservas', 'es del mismo sitio que hotels[0].href'],
  ['event.ts', 'ticketHref', 'https://www.eventbrite.es/manage/events/1', 'parece una página de trabajo'],
  [
    'event.ts',
    'ticketHref',
    'https://entradas.example.com/wp-admin/post.php',
    'parece una página de trabajo',
  ],
  ['event.ts', 'ticketHref', 'https://www.google.com/url?q=https%3A%2F%2Fe.example.com', 'un enlace de paso'],
  ['event.ts', 'ticketHref', 'https://entradas.example.com/almena-2024', 'dice «2024»'],
  ['event.ts', 'ticketHref', 'https://entradas.example.com/almena-mayo', 'dice «mayo»'],
  ['event.ts', 'ticketHref', 'https://entradas.example.com/#', 'es la portada de una web'],
  ['event.ts', 'ticketHref', 'https://staging.entradas.example.com/e/1', 'o de pruebas'],
  ['event.ts', 'ticketHref', 'https://drive.google.com/file/d/1/view', 'parece una página de trabajo'],
  // Maps, hotels and networks
  ['event.ts', 'mapHref', 'https://www.google.com/maps', 'no parece un lugar en un mapa'],
  ['event.ts', 'mapHref', 'https://www.castillo.example.com/visitas', 'no parece un lugar en un mapa'],
  [
    'event.ts',
    'mapHref',
    'https://www.google.com/maps/search/?api=1&query=Aracena',
    'mapHref: no nombra Almonaster',
  ],
  [
    'event.ts',
    'mapHref',
    'https://www.google.com/maps/place/Castillo+de+Aracena/@37.8,-6.5',
    'mapHref: no nombra',
  ],
  ['event.ts', 'hotels[0].href', 'https://www.booking.com/', 'es la portada de una web'],
  ['event.ts', 'hotels[0].href', 'https://www.google.com/search?q=hotel+luz', 'es una búsqueda'],
  ['event.ts', 'hotels[0].href', 'https://admin.booking.com/hotel/1', 'parece una página de trabajo'],
  [
    'event.ts',
    'hotels[0].href',
    'https://www.google.com/maps/search/?api=1&query=Hotel+Sol',
    'no nombra Hotel Luz',
  ],
  [
    'event.ts',
    'hotels',
    [hotel, { ...hotel, name: 'Otro', href: 'https://otro.example.es' }],
    'hotels[1].image: «',
  ],
  ['event.ts', 'hotels', [hotel, { ...hotel, name: 'Otro', image: 'otro.jpg' }], 'hotels[1].href: «'],
  [
    'site.ts',
    'social',
    social('Instagram', 'instagram', 'https://www.facebook.com/almena'),
    'no es la dirección de',
  ],
  [
    'site.ts',
    'social',
    social('YouTube', 'youtube', 'https://soundcloud.com/almena'),
    'no es la dirección de',
  ],
  [
    'site.ts',
    'social',
    social('Instagram', 'instagram', 'https://www.instagram.com'),
    'es la portada de una web',
  ],
  // Links inside the site
  ['navigation.ts', 'items[1].href', '/#experiencia', 'su texto nombra «/#concepto»'],
  ['navigation.ts', 'button.href', '/galeria', 'su texto nombra «/proximos-eventos»'],
  ['navigation.ts', 'legal[0].href', '/testimonios', 'su texto nombra «/aviso-legal»'],
  [
    'placeholders.ts',
    `pages.${page}`,
    { name, description, wave, link: { label: 'Ver el próximo evento', href: '/colaborar' } },
    'nombra «/proximos-eventos»',
  ],
  [
    'legal/notice.ts',
    'sections[0].blocks[0]',
    [{ text: 'política de cookies', href: '/politica-privacidad' }],
    'nombra «/politica-cookies»',
  ],
  ['faq.ts', 'link.href', '/galeria', 'su texto nombra «/#contacto»'],
  ['home.ts', 'locations.buttons[0].href', '/colaborar', 'su texto nombra «/galeria»'],
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
  ['event.ts', 'summary', 'Almonaster, a las 5 de la tarde', 'dice «las 5 de la»'],
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
