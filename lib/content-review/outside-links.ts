import type { Content, Finding } from './finding';
import { contentFile, type TextField } from './text-fields';

interface Link extends TextField {
  url: URL;
}

interface Rule {
  level: Finding['level'];
  /** Fields that it is about; all without it. */
  field?: RegExp;
  isWrong: (link: Link, content: Content) => boolean;
  problem: string;
}

const isHost = (url: URL, hosts: string) => new RegExp(`(^|\\.)(${hosts})$`).test(url.hostname);
const isFrontPage = ({ pathname, search }: URL) => pathname === '/' && search === '';

/** Sites whose front page says nothing of the one who is linked to. */
const portals =
  'booking\\.com|airbnb\\.\\w+|tripadvisor\\.\\w+|expedia\\.\\w+|google\\.\\w+|facebook\\.com|instagram\\.com';
const previews = 'vercel\\.(app|com)|netlify\\.app|ngrok-free\\.app';
const chatsAndNetworks =
  'wa\\.me|whatsapp\\.com|t\\.me|telegram\\.me|instagram\\.com|facebook\\.com|tiktok\\.com|youtube\\.com|youtu\\.be|x\\.com|twitter\\.com|soundcloud\\.com|spotify\\.com';
/** How the addresses of maps say which place they show. */
const showsPlace =
  /@-?\d|[?&](q|query|destination|daddr|ll|mlat|cid|place_id)=|\/(place|search|dir)\/|#map=|\.gl\//;

const ticket = /^ticketHref$/;

/** What an address says of where it leads. A link that no visitor could want is an error. */
const rules: Rule[] = [
  {
    level: 'error',
    isWrong: ({ url }, { site }) => isHost(url, site.domain.replaceAll('.', '\\.')),
    problem: 'lleva a esta misma web, no a otra',
  },
  {
    level: 'error',
    field: ticket,
    isWrong: ({ url }) => isHost(url, previews),
    problem: 'es una dirección de pruebas',
  },
  {
    level: 'notice',
    field: /^(?!ticketHref|developer)/,
    isWrong: ({ url }) => isHost(url, previews),
    problem: 'parece una dirección de pruebas',
  },
  {
    level: 'notice',
    isWrong: ({ url }) =>
      /^(admin|manage|login)\./.test(url.hostname) ||
      /\/(wp-admin|admin|manage|dashboard|login|edit|preview)(\/|$)/i.test(url.pathname),
    problem: 'parece una página de trabajo, que pide contraseña; ábrela en una ventana privada',
  },
  {
    level: 'notice',
    isWrong: ({ url }) =>
      /google\.\w+\/(url|search)\b|l\.facebook\.com|translate\.goog/.test(url.host + url.pathname),
    problem: 'es una búsqueda o un enlace de paso; abre la página y copia su dirección',
  },
  {
    level: 'notice',
    isWrong: ({ url, field }) =>
      isFrontPage(url) && (ticket.test(field) || /^social/.test(field) || isHost(url, portals)),
    problem: 'es la portada de una web, no la página que se busca',
  },
  {
    level: 'notice',
    field: ticket,
    isWrong: ({ url }) => isHost(url, chatsAndNetworks) || showsPlace.test(url.href),
    problem: 'no parece un sitio donde se compren entradas',
  },
  {
    level: 'notice',
    field: /^mapHref$/,
    isWrong: ({ url }) => !showsPlace.test(url.href),
    problem: 'no parece un lugar en un mapa; búscalo en Google Maps y copia el enlace de «Compartir»',
  },
];

const keyOf = (field: string) => field.replace(/\[\d+\]([^[]*)$/, '[]$1');

/** Entries of one list that lead to the same address or show the same file. */
function repeated(texts: readonly TextField[]): Finding[] {
  return texts
    .filter(({ field }) => /\]\.(href|image|video|poster|captions)$/.test(field))
    .flatMap((entry, index, all): Finding[] => {
      const first = all.findIndex(
        ({ file, field, text }) =>
          file === entry.file && text === entry.text && keyOf(field) === keyOf(entry.field),
      );
      if (first === index) return [];
      const text = `${entry.field}: «${entry.text}» está ya en ${all[first]?.field}; ¿es de los dos?`;
      return [{ level: 'notice', topic: 'link', file: entry.file, text }];
    });
}

function ticketIsOther(content: Content, links: readonly Link[]): Finding[] {
  const sale = links.find(({ field }) => ticket.test(field));
  const twin = links.find(({ field, url }) => !ticket.test(field) && url.host === sale?.url.host);
  if (!sale || !twin) return [];
  const text = `ticketHref: «${sale.text}» es de la misma web que ${twin.field}, en ${twin.file}; ¿se compran ahí las entradas?`;
  return [
    { level: sale.text === twin.text ? 'error' : 'notice', topic: 'link', file: contentFile('event'), text },
  ];
}

/** Links to other sites that do not lead where their fields say. */
export function outsideLinks(content: Content, texts: readonly TextField[]): Finding[] {
  const links = texts
    .filter(({ field, text }) => /[hH]ref$/.test(field) && /^https:/.test(text))
    .map((entry): Link => ({ ...entry, url: new URL(entry.text) }));
  const wrong = links.flatMap((link) =>
    rules
      .filter(({ field, isWrong }) => (!field || field.test(link.field)) && isWrong(link, content))
      .map(({ level, problem }): Finding => ({
        level,
        topic: 'link',
        file: link.file,
        text: `${link.field}: «${link.text}» ${problem}`,
      })),
  );
  return [...wrong, ...ticketIsOther(content, links), ...repeated(texts)];
}
