import type { z } from 'zod';
import { consent } from '@/lib/content/consent';
import { contact } from '@/lib/content/contact';
import { eventPage } from '@/lib/content/event-page';
import { faq } from '@/lib/content/faq';
import { home } from '@/lib/content/home';
import { notice } from '@/lib/content/legal/notice';
import { navigation } from '@/lib/content/navigation';
import { placeholders } from '@/lib/content/placeholders';
import { site } from '@/lib/content/site';
import { consentSchema } from '@/lib/content-schema/consent';
import { contactSchema } from '@/lib/content-schema/contact';
import { eventPageSchema, eventSchema } from '@/lib/content-schema/event';
import { faqSchema, homeSchema } from '@/lib/content-schema/home';
import { legalDocumentSchema } from '@/lib/content-schema/legal';
import { placeholdersSchema } from '@/lib/content-schema/placeholders';
import { navigationSchema, siteSchema } from '@/lib/content-schema/site';
import { weekend } from './weekend';

/** A programme of three parts, a hotel twice and so on: rules are tested on records whose shape is known. */
export const event = { ...weekend, hotels: weekend.hotels.slice(0, 1) };
const [hotel] = event.hotels;
const [venue] = home.locations.venues;
const [question] = faq.entries;
const [subject] = contact.subjects;
const [page] = Object.keys(placeholders.pages);

/** Content files with their schemas. */
export const files = {
  'consent.ts': { schema: consentSchema, value: consent },
  'contact.ts': { schema: contactSchema, value: contact },
  'event.ts': { schema: eventSchema, value: event },
  'event-page.ts': { schema: eventPageSchema, value: eventPage },
  'faq.ts': { schema: faqSchema, value: faq },
  'home.ts': { schema: homeSchema, value: home },
  'legal/notice.ts': { schema: legalDocumentSchema, value: notice },
  'navigation.ts': { schema: navigationSchema, value: navigation },
  'placeholders.ts': { schema: placeholdersSchema, value: placeholders },
  'site.ts': { schema: siteSchema, value: site },
} satisfies Record<string, { schema: z.ZodType; value: unknown }>;

export type File = keyof typeof files;

export const many = (letters: number) => 'a'.repeat(letters);
/** A file, a field, a wrong value and the beginning of what is expected. `named`: where the message names another place than the changed one. */
type Row = [file: File, field: string, wrong: unknown, expected: string, named?: string];

/** Values that stop the check, with what they are told. */
export const rows: Row[] = [
  // Days and hours
  ['event.ts', 'firstDay', '14/11/2025', 'una fecha año-mes-día entre comillas'],
  ['event.ts', 'firstDay', '2025-02-30', 'una fecha año-mes-día entre comillas'],
  ['event.ts', 'firstDay', 20251114, 'una fecha año-mes-día entre comillas'],
  ['event.ts', 'lastDay', '2020-01-01', 'una fecha que no sea anterior a firstDay'],
  ['event.ts', 'lastDay', '2025-11-14', 'lastDay es el 14 Noviembre 2025', 'programme[2].dayOffset'],
  ['event.ts', 'lastDay', '2025-11-20', 'su última parte es el 16 Noviembre 2025'],
  [
    'event.ts',
    'programme',
    event.programme.slice(1, 2),
    'algo tiene que empezar el primer día',
    'programme[0].dayOffset',
  ],
  ['event.ts', 'programme[0].dayOffset', 2, 'no empiece antes que la anterior', 'programme[1].start'],
  ['event.ts', 'programme[0].dayOffset', 'viernes', 'un número sin comillas'],
  ['event.ts', 'programme[0].dayOffset', 9, 'un número de día, de 0 a 6'],
  ['event.ts', 'programme[0].end', '18:00', 'la parte acabaría al empezar'],
  ['event.ts', 'programme[0].start', '18h', 'una hora de dos cifras y minutos'],
  ['event.ts', 'programme[0].start', '25:00', 'una hora de dos cifras y minutos'],
  ['event.ts', 'programme[0].highlighted', 'sí', 'true (sí) o false (no), sin comillas'],
  ['event.ts', 'programme', [], 'una lista de 1 entrada o más'],
  ['event.ts', 'onSaleSince', '2026-01-01', 'una fecha anterior al evento'],
  [
    'event.ts',
    'previousDays',
    { firstDay: '2025-11-14', lastDay: '2025-11-15' },
    'distinta de firstDay',
    'previousDays.firstDay',
  ],
  // State and addresses
  ['event.ts', 'state', 'agotado', 'uno de estos estados, entre comillas: announced, on-sale'],
  ['event.ts', 'state', 'Sold-out', 'uno de estos estados, entre comillas'],
  ['event.ts', 'uid', 'castillo 2026', 'un identificador sin espacios ni acentos, con una @'],
  ['event.ts', 'ticketHref', 'entradas.example.com', 'que empiece por "https://"'],
  ['event.ts', 'ticketHref', 'http://entradas.example.com', 'que empiece por "https://"'],
  ['event.ts', 'ticketHref', 'https://https://entradas.example.com', 'que empiece por "https://"'],
  ['event.ts', 'mapHref', 'https://mapas.example.com/un lugar', 'sin espacios'],
  ['event.ts', 'mapHref', 'https://mapas', 'que empiece por "https://"'],
  ['event.ts', 'hotels[0].href', 'javascript:alert(1)', 'que empiece por "https://"'],
  ['event.ts', 'hotels', [hotel, hotel], 'un valor que no esté ya en hotels', 'hotels[1].name'],
  ['event.ts', 'hotels', [], 'una lista de 1 entrada o más'],
  ['event.ts', 'hotels[0].telefono', '959', 'que no haya campos de más: telefono no existe aquí'],
  ['event.ts', 'hotels[0].name', '', 'un texto que no esté vacío'],
  ['event.ts', 'hotels[0].name', 'Hotel\nLuz', 'un texto en una sola línea'],
  ['event.ts', 'hotels[0].name', undefined, 'un texto entre comillas'],
  ['event.ts', 'downloads[0].file', 'C:\\Programa Final.pdf', 'la ruta de un archivo de la carpeta public'],
  ['event.ts', 'downloads[0].language', 'fr', 'uno de estos valores: "es", "en"'],
  // Letters
  ['event.ts', 'summary', 'Una noche <b>larga</b>', 'sin formato: «<b>»'],
  ['event.ts', 'summary', 'Luz &amp; piedra', 'sin formato: «&amp;»'],
  ['event.ts', 'summary', 'Una noche **larga**', 'sin formato: «**»'],
  ['event.ts', 'summary', 'Piedra\u0007 y luz', 'hay uno (U+0007) detrás de «Piedra»'],
  ['event.ts', 'summary', 'Piedra \u202Ey luz', 'hay uno (U+202E) detrás de «Piedra »'],
  ['event.ts', 'place', 'Almo\u200Bnaster', 'hay uno (U+200B)'],
  ['event.ts', 'summary', 'Sesi\uFFFDn', 'hay uno (U+FFFD)'],
  ['event.ts', 'summary', many(301), 'un texto de 300 caracteres como mucho'],
  ['home.ts', 'hero.lead', ' con espacio', 'un texto sin espacios al principio ni al final'],
  ['home.ts', 'hero.title', 'La piedra suena', 'un grupo de campos entre llaves'],
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
  // What must differ
  [
    'faq.ts',
    'entries',
    [question, { ...question, question: '¿Otra?' }],
    'un valor que no esté ya en entries: [0]',
    'entries[1].id',
  ],
  ['faq.ts', 'entries[0].id', 'Qué es', 'letras minúsculas sin acentos, cifras y guiones'],
  ['faq.ts', 'entries[0].description', many(901), 'un texto de 900 caracteres como mucho'],
  [
    'home.ts',
    'locations.venues',
    [venue, { ...venue, name: 'Torre' }, ...home.locations.venues.slice(1, 3)],
    'un valor que no esté ya en venues',
    'locations.venues[1].image',
  ],
  ['home.ts', 'locations.venues[0].wave', 'ola', 'una de las ondas: castillo, palacio'],
  ['home.ts', 'locations.venues', [venue], 'una lista de 3 entradas o más'],
  ['home.ts', 'why.values', [], 'una lista de 4 entradas, ni más ni menos'],
  [
    'contact.ts',
    'subjects',
    [subject, { id: 'otro', label: subject?.label }],
    'un valor que no esté ya en subjects',
    'subjects[1].label',
  ],
  [
    'contact.ts',
    'subjects',
    [subject, { id: subject?.id, label: 'Otro' }],
    'un valor que no esté ya en subjects',
    'subjects[1].id',
  ],
  ['contact.ts', 'subjects[0].id', 'Redes Sociales', 'un nombre corto en minúsculas'],
  ['contact.ts', 'subjects', 'Prensa', 'una lista entre corchetes'],
  // The brand
  [
    'site.ts',
    'domain',
    'https://almena.example.com',
    'el dominio solo, en minúsculas, sin "https://" ni barras',
  ],
  ['site.ts', 'domain', 'almena.example.com/', 'el dominio solo'],
  ['site.ts', 'email', 'hola(arroba)example.com', 'una dirección de correo'],
  ['site.ts', 'phone', 'llámanos', 'un teléfono de nueve cifras'],
  ['site.ts', 'phone', '+34 95 12', 'un teléfono de nueve cifras'],
  ['site.ts', 'phone', 959123456, 'un teléfono entre comillas, o null sin comillas'],
  ['site.ts', 'minimumAge', '21', 'un número sin comillas'],
  ['site.ts', 'brand', undefined, 'un texto entre comillas'],
  [
    'site.ts',
    'social',
    [{ href: 'https://almena.example.com', label: 'Otra', icon: 'tiktok' }],
    'uno de estos valores: "instagram"',
    'social[0].icon',
  ],
  ['navigation.ts', 'items[1].href', '/#conceto', 'una página o sección de esta web: /'],
  ['navigation.ts', 'groups', [], 'una lista de 3 entradas, ni más ni menos'],
  ['placeholders.ts', `pages.${page}.wave`, undefined, 'una de las ondas'],
  ['placeholders.ts', 'pages./otra', {}, '/otra no existe aquí'],
  ['event-page.ts', 'states.past', undefined, 'un grupo de campos entre llaves'],
  [
    'event-page.ts',
    'arrival.items',
    [{ title: 'En tren', description: 'Despacio.', href: 'https://www.renfe.com' }],
    'un enlace necesita su texto',
    'arrival.items[0].label',
  ],
  ['consent.ts', 'banner.accept', 'Vale', 'este texto tal cual, que no se cambia: "Aceptar todas"'],
  ['legal/notice.ts', 'sections[0].id', 'Titular y más', 'un identificador en minúsculas'],
  [
    'legal/notice.ts',
    'sections[0].blocks[0]',
    [{ text: 'aquí', href: 'www.example.com' }],
    'una página de esta web',
    'sections[0].blocks[0][0].href',
  ],
  ['legal/notice.ts', 'updatedOn', 'Septiembre 2025', 'una fecha año-mes-día'],
];
