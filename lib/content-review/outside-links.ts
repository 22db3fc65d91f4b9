import { warningIn, type Content, type Finding } from './finding';
import type { TextField } from './text-fields';

/** An address on one of these hosts or on one below them. */
const on = (hosts: string, rest = '') => new RegExp(`^https://(?:[\\w-]+\\.)*(?:${hosts})${rest}(?=[/?#]|$)`);
const front = '/?$';
/** Sites whose front page says nothing of the one who is linked to. */
const portals = 'booking\\.com|airbnb\\.\\w+|tripadvisor\\.\\w+|expedia\\.\\w+|google\\.\\w+|facebook\\.com';
const networks = ['instagram', 'facebook', 'youtu', 'tiktok', 'soundcloud', 'spotify'];
const chats = 'wa\\.me|whatsapp\\.com|t\\.me|x\\.com|twitter\\.com|youtu\\.be';
/** How the addresses of maps say which place they show. */
const showsPlace =
  '@-?\\d|[?&](?:q|query|destination|daddr|ll|mlat|cid|place_id)=|/(?:place|search|dir)/|#map=|\\.gl/';

interface Rule {
  level: Finding['level'];
  field: RegExp;
  href: RegExp;
  problem: string;
}

/** What an address says of where it leads. A link that no visitor could want is an error. */
function rulesFor({ site }: Content): Rule[] {
  const ownDomain = site.domain.replaceAll('.', '\\.');
  const others = (name: string) => networks.filter((network) => !name.toLowerCase().includes(network));
  const frontPage = 'es la portada de una web, no la página que se busca';
  return [
    { level: 'error', field: /./, href: on(ownDomain), problem: 'lleva a esta misma web, no a otra' },
    {
      level: 'error',
      field: /^ticketHref/,
      href: on('vercel\\.app|netlify\\.app|pages\\.dev|ngrok-free\\.app'),
      problem: 'es una dirección de pruebas',
    },
    {
      level: 'warning',
      field: /./,
      href: /^https:\/\/(admin|manage|login|mail|drive|test|dev|staging|preview)\.|\/(wp-admin|admin|manage|dashboard|login|edit|preview)(\/|$)/i,
      problem: 'parece una página de trabajo o de pruebas; ábrela en una ventana privada',
    },
    {
      level: 'warning',
      field: /./,
      href: /google\.\w+\/(url|search)\b|\/searchresults|l\.facebook\.com/,
      problem: 'es una búsqueda o un enlace de paso; abre la página y copia su dirección',
    },
    {
      level: 'warning',
      field: /^(ticketHref|social)/,
      href: /^https:\/\/[^/]+\/*(#.*)?$/,
      problem: frontPage,
    },
    { level: 'warning', field: /^(?!ticketHref|social)/, href: on(portals, front), problem: frontPage },
    {
      level: 'warning',
      field: /^ticketHref/,
      href: on(`${chats}|(?:${networks.join('|')})\\.com`),
      problem: 'no parece un sitio donde se compren entradas',
    },
    {
      level: 'warning',
      field: /^mapHref/,
      href: new RegExp(`^(?!.*(?:${showsPlace}))`),
      problem: 'no parece un lugar en un mapa; búscalo en Google Maps y copia el enlace de «Compartir»',
    },
    ...site.social
      .map(({ icon, label }, index) => ({ index, label, strange: others(`${icon} ${label}`) }))
      .filter(({ strange }) => strange.length < networks.length)
      .map(({ index, label, strange }): Rule => ({
        level: 'warning',
        field: new RegExp(`^social\\[${index}\\]`),
        href: on(`(?:${strange.join('|')})[\\w.]*`),
        problem: `no es la dirección de ${label}`,
      })),
  ];
}

/** Links to other sites that do not lead where their fields say. */
export function outsideLinks(content: Content, texts: readonly TextField[]): Finding[] {
  const links = texts.filter(({ field, text }) => /[hH]ref$/.test(field) && /^https:/.test(text));
  const wrong = rulesFor(content).flatMap(({ level, field, href, problem }) =>
    links
      .filter((link) => field.test(link.field) && href.test(link.text))
      .map((link) => ({ level, file: link.file, text: `${link.field}: «${link.text}» ${problem}` })),
  );
  const host = ({ text }: TextField) => new URL(text).host;
  const sale = links.find(({ field }) => field === 'ticketHref');
  const twin = sale && links.find((link) => link !== sale && host(link) === host(sale));
  if (!twin) return wrong;
  const text = `ticketHref: «${sale.text}» es del mismo sitio que ${twin.field}; ¿se compran ahí las entradas?`;
  return [...wrong, warningIn(sale.file, text)];
}
