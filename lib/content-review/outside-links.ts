import { warningIn, type Content, type Finding } from './finding';
import type { TextField } from './text-fields';

/** An address on one of the hosts or their subdomains. */
const on = (hosts: string, rest = '') => new RegExp(`^https://(?:[\\w-]+\\.)*(?:${hosts})${rest}(?=[/?#]|$)`);
const frontPage = '/?(?:maps/?)?$';
/** Sites whose front page says nothing about the linked hotel or place. */
const portals = 'booking\\.com|airbnb\\.\\w+|tripadvisor\\.\\w+|expedia\\.\\w+|google\\.\\w+|facebook\\.com';
const networks = ['instagram', 'facebook', 'youtube', 'tiktok', 'soundcloud', 'spotify'];
const chats = 'wa\\.me|whatsapp\\.com|t\\.me|x\\.com|twitter\\.com|linkedin\\.com|youtu\\.be';
/** The parts of a map's address that name a place. */
const placeOnMap =
  '@-?\\d|[?&](?:q|query|destination|daddr|ll|mlat|cid|place_id)=|/(?:place|search|dir)/|#map=|\\.gl/(?!maps/?$)\\w';

interface Rule {
  level?: Finding['level'];
  field: RegExp;
  href: RegExp;
  problem: string;
}

const notFrontPage = 'es la portada de una web, no la página que se busca';

/** What addresses reveal about their destination; an error is a link that no visitor could want. */
const rules: Rule[] = [
  {
    level: 'error',
    field: /^ticketHref/,
    href: on('vercel\\.app|netlify\\.app|pages\\.dev|ngrok-free\\.app'),
    problem: 'es una dirección de pruebas',
  },
  {
    field: /./,
    href: /^https:\/\/(admin|manage|login|mail|drive|test|dev|staging|preview)\.|\/(wp-admin|admin|manage|dashboard|panel|login|edit|preview|account|cuenta|my-?events?)([/?]|$)/i,
    problem: 'parece una página de trabajo o de pruebas; ábrela en una ventana privada',
  },
  {
    field: /./,
    href: /google\.\w+\/(url|search)\b|\/searchresults|l\.facebook\.com/,
    problem: 'es una búsqueda o un enlace de paso; abre la página y copia su dirección',
  },
  { field: /^(ticketHref|social)/, href: /^https:\/\/[^/]+\/*(#.*)?$/, problem: notFrontPage },
  { field: /^(?!ticketHref|social)/, href: on(portals, frontPage), problem: notFrontPage },
  {
    field: /^ticketHref/,
    href: on(`${chats}|(?:${networks.join('|')})\\.com`),
    problem: 'no parece un sitio donde se compren entradas',
  },
  {
    field: /^mapHref/,
    href: new RegExp(`^(?!.*(?:${placeOnMap}))`),
    problem: 'no parece un lugar en un mapa; búscalo en Google Maps y copia el enlace de «Compartir»',
  },
];

/** The site's own domain, and social links whose address is another network's than their name. */
function rulesFor({ site }: Content): Rule[] {
  const own: Rule = {
    level: 'error',
    field: /./,
    href: on(site.domain.replaceAll('.', '\\.')),
    problem: 'lleva a esta misma web, no a otra',
  };
  const social = site.social.flatMap(({ icon, label }, index): Rule[] => {
    const isNamed = (network: string) => `${icon} ${label}`.toLowerCase().includes(network);
    const others = networks.filter((network) => !isNamed(network)).join('|');
    return networks.some(isNamed)
      ? [
          {
            field: new RegExp(`^social\\[${index}\\]`),
            href: on(`(?:${others})[\\w.]*`),
            problem: `no es la dirección de ${label}`,
          },
        ]
      : [];
  });
  return [own, ...rules, ...social];
}

/** Links to other sites that probably do not lead where their fields say. */
export function outsideLinks(content: Content, texts: readonly TextField[]): Finding[] {
  const links = texts.filter(({ field, text }) => /[hH]ref$/.test(field) && /^https:/.test(text));
  const wrong = rulesFor(content).flatMap(({ level = 'warning', field, href, problem }) =>
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
