import type { File } from './content-records';

const tickets = 'https://entradas.example.com';
const social = (label: string, icon: string, href: string) => [{ label, icon, href }];

/** Unusual values of which nothing is said. */
export const rightValues: [file: File, field: string, value: unknown][] = [
  ['event.ts', 'ticketHref', `${tickets}/almonaster?utm_source=web&utm_medium=boton`],
  ['event.ts', 'ticketHref', `${tickets}/e/1234#tarifas`],
  ['event.ts', 'ticketHref', 'https://forms.gle/AbC123'],
  ['event.ts', 'ticketHref', 'https://dice.fm/event/abc-almena-14th-nov-castillo'],
  ['event.ts', 'mapHref', 'https://maps.app.goo.gl/AbC123'],
  ['event.ts', 'mapHref', 'https://www.google.com/maps/@37.8714,-6.7877,17z'],
  ['event.ts', 'mapHref', 'https://www.openstreetmap.org/#map=17/37.8714/-6.7877'],
  ['event.ts', 'mapHref', 'https://maps.apple.com/?q=Castillo%20de%20Almonaster&ll=37.87,-6.78'],
  ['event.ts', 'hotels[0].href', 'https://www.booking.com/hotel/es/luz.es.html'],
  ['event.ts', 'hotels[0].href', 'https://es.wikipedia.org/wiki/Hotel_Luz_(Huelva)'],
  ['event.ts', 'hotels[0].href', 'https://www.hotel-peñón.es/es/'],
  ['event.ts', 'hotels[0].name', 'L’Hotel & Spa 1900'],
  ['event.ts', 'hotels[0].description', 'Abierto en 2019, a 5,6 km; recepción de 8:00 a 23:00.'],
  ['event.ts', 'hotels[0].image', 'montaña.jpg'.normalize('NFD')],
  ['event.ts', 'summary', 'Almonaster: «piedra», luz y 100 % música; ¿vienes? ¡Sí! © ALMENA'],
  ['event.ts', 'summary', 'Almonaster el viernes, el sábado y los domingos de noviembre, a las 18:00.'],
  ['event.ts', 'summary', 'Tres días en Almonaster, del siglo XX y XXI'],
  ['event.ts', 'programme[0].title', 'Brunch'],
  ['event.ts', 'programme[0].english', { title: 'Check-in & after', details: ['Open air, it may rain'] }],
  ['event.ts', 'name', 'ALMENA Saturday'],
  ['event.ts', 'capacityLabel', 'Aforo: 300'],
  ['event-page.ts', 'arrival.items[0].description', 'Un autobús sale a las 15:30 de Huelva.'],
  ['event-page.ts', 'intro', 'Más de 25 años de oficio en una calle en pendiente.'],
  ['faq.ts', 'entries[0].description', 'Menores de 18 años, con su tutor. Todo pasa en un lugar.'],
  ['faq.ts', 'entries[0].description', 'El bar abre 24 horas, 24/7.'],
  ['home.ts', 'hero.lead', 'Desde los 21 años, en un solo lugar.'],
  ['site.ts', 'owner.name', 'Piedra y Luz, S. L.'],
  ['site.ts', 'phone', '+34 959 12 34 56'],
  ['site.ts', 'phone', '0034 959 12 34 56'],
  ['site.ts', 'email', 'hola+web@almena.music'],
  ['site.ts', 'social', social('TikTok de ALMENA', 'youtube', 'https://youtu.be/abc')],
  ['site.ts', 'developer', { label: 'Estudio', href: 'https://github.com/estudio' }],
  ['navigation.ts', 'items[1].label', 'La idea'],
  ['navigation.ts', 'groups[1].links[0].label', 'Agenda'],
  ['contact.ts', 'subjects[0].label', 'Información sobre eventos y galería'],
];
