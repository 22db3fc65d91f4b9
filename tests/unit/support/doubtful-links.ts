import { placeholders } from '@/lib/content/placeholders';
import { event } from './content-records';
import type { DoubtfulRow } from './doubtful-texts';

const [hotel] = event.hotels;
const [page, { name, description, wave } = { name: '', description: '', wave: 'playa' }] =
  Object.entries(placeholders.pages)[0] ?? [];
const social = (label: string, icon: string, href: string) => [{ label, icon, href }];

/** Accepted links that give a warning or an error. */
export const doubtfulLinks: DoubtfulRow[] = [
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
  ['event.ts', 'ticketHref', 'https://www.eventbrite.com/myevent?eid=123', 'parece una página de trabajo'],
  ['event.ts', 'ticketHref', 'https://www.youtube.com/watch?v=1', 'no parece un sitio donde se compren'],
  ['event.ts', 'ticketHref', 'https://es.linkedin.com/in/almena', 'no parece un sitio donde se compren'],
  // Maps, hotels and networks
  ['event.ts', 'mapHref', 'https://goo.gl/maps', 'no parece un lugar en un mapa'],
  ['event.ts', 'mapHref', 'https://www.google.com/maps/dir//Castillo+de+Aracena', 'mapHref: no nombra'],
  [
    'event-page.ts',
    'arrival.items[0].link',
    { label: 'Mapa', href: 'https://www.google.es/maps' },
    'es la portada',
  ],
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
];
