import type { Finding } from '../../content-model/load/findings';
import type { Content } from '../../content-model/load/load-content';
import { stateNames } from '../../content-model/schemas/event-labels';
import { formatLongDay } from '../../dates';
import { isOnSale } from '../../event/state';

/** A finding whose line is not known yet. */
export interface FieldFinding extends Pick<Finding, 'level' | 'text'> {
  /** Path from the content's folder: 'event.yaml' */
  file: string;
  /** 'hotels', 1, 'image' */
  path: readonly PropertyKey[];
}

/** What staff should look at, in Spanish, and the field in which they change it. */
interface Advice {
  path: (string | number)[];
  text: string;
}

/** Hosts of preview deployments, which visitors must not be sent to. */
const previewHost = /(^|\.)(vercel\.app|netlify\.app|pages\.dev)$/;

/** Finds a ticket link that leads to the site itself or to a preview. */
export function ticketLinkAdvice({ event, site }: Content): Advice[] {
  if (!event.ticketHref) return [];
  const { hostname } = new URL(event.ticketHref);
  const isOwn = hostname === site.domain || hostname.endsWith(`.${site.domain}`);
  if (!isOwn && !previewHost.test(hostname)) return [];
  const text = `Las entradas se venden en «${event.ticketHref}», que es esta web o una vista previa. Pon la página donde se compran.`;
  return [{ path: ['ticketHref'], text }];
}

/** Why the event's state does not fit the day. Undefined if it does. */
function stateText({ event, eventView }: Content, today: string): string | undefined {
  const { state, onSaleSince } = event;
  const lastDay = eventView.endsAt.slice(0, 10);
  const end = formatLongDay(lastDay);
  const isOver = today > lastDay;
  if (isOver && isOnSale(state))
    return `La web vende un fin de semana que terminó el ${end}. Elige «${stateNames.past}», o pon los datos del siguiente.`;
  if (isOver && state !== 'past' && state !== 'cancelled')
    return `La web dice «${eventView.notice}» de un fin de semana que terminó el ${end}. Cambia el estado, o las fechas.`;
  if (!isOver && state === 'past')
    return `La web da por celebrado un fin de semana que termina el ${end}. Cambia el estado.`;
  if (!onSaleSince) return;
  const opening = formatLongDay(onSaleSince);
  if (state === 'announced' && onSaleSince <= today)
    return `La web anuncia la venta para el ${opening} y todavía no vende. Elige «${stateNames['on-sale']}», o cambia el primer día de venta.`;
  if (isOnSale(state) && onSaleSince > today)
    return `La web vende ya, y la venta empieza el ${opening}. Cambia ese día o el estado.`;
}

/** Finds a state that does not fit the day. @param today ISO day in Spain */
export function stateAdvice(content: Content, today: string): Advice[] {
  const text = stateText(content, today);
  return text ? [{ path: ['state'], text }] : [];
}

/**
 * Finds parts of the programme that overlap, that probably belong to the night of the day before, or that the change of
 * the clocks makes longer or shorter.
 */
export function programmeAdvice({ eventView: { timeline } }: Content): Advice[] {
  const texts = timeline.flatMap(({ title, startsAt, endsAt, time, when, hours }, index) => {
    const previous = timeline[index - 1];
    const isAsWritten = time === `${startsAt.slice(11, 16)}-${endsAt.slice(11, 16)}`;
    return [
      previous && Date.parse(startsAt) < Date.parse(previous.endsAt)
        ? `«${title}» (${when}) empieza antes de que acabe «${previous.title}» (${previous.when}). Cambia sus horas.`
        : [],
      isAsWritten && startsAt.slice(-6) === endsAt.slice(-6)
        ? []
        : `«${title}» (${when}) cae en la noche del cambio de hora y dura ${hours.toLocaleString('es')} horas. En octubre, de las 3:00 se vuelve a las 2:00, y valen las primeras 2:00; en marzo, de las 2:00 se pasa a las 3:00. Comprueba sus horas.`,
      startsAt.slice(11, 16) < '06:00'
        ? `«${title}» (${when}) empieza de madrugada. Si es la noche que sigue a ese día, pon el día siguiente.`
        : [],
    ].flat();
  });
  return texts.map((text) => ({ path: ['programme'], text }));
}

/** Finds texts that usually name the event's place and do not, because they may still be about another one. */
export function placeAdvice({ event }: Content): Advice[] {
  const { place, summary, arrival } = event;
  const [longestWord = place] = place.split(' ').sort((first, second) => second.length - first.length);
  const texts = [
    { path: ['summary'], text: summary },
    { path: ['arrival', 'items'], text: arrival.items.map(({ description }) => description).join(' ') },
    { path: ['arrival', 'english'], text: arrival.english },
  ];
  return texts.flatMap(({ path, text }) =>
    text === undefined || text.toLocaleLowerCase('es').includes(longestWord.toLocaleLowerCase('es'))
      ? []
      : [{ path, text: `Este texto no nombra ${place}. ¿Habla todavía de otro lugar?` }],
  );
}

/** Finds films without captions. */
export const captionsAdvice = ({ faq }: Content): Advice[] =>
  faq.entries.flatMap(({ question, video, captions }, index) =>
    video && !captions
      ? [
          {
            path: ['entries', index],
            text: `El vídeo de «${question}» no tiene subtítulos, para quien no puede oír. Súbelos en un archivo .vtt.`,
          },
        ]
      : [],
  );
