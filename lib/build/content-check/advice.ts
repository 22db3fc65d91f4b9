import type { Content } from '../../content-model/load';
import { formatLongDay } from '../../dates';
import { isOnSale } from '../../event/state';

/** Hosts of preview deployments, which visitors must not be sent to. */
const previewHost = /(^|\.)(vercel\.app|netlify\.app|pages\.dev)$/;

/** Says in Spanish that the ticket link leads to the site itself or to a preview. Otherwise undefined. */
export function ticketLinkAdvice({ event, site }: Content): string | undefined {
  if (!event.ticketHref) return;
  const { hostname } = new URL(event.ticketHref);
  const isOwn = hostname === site.domain || hostname.endsWith(`.${site.domain}`);
  if (isOwn || previewHost.test(hostname))
    return `Las entradas se venden en «${event.ticketHref}», que es esta web o una vista previa. Pon en ticketHref la página donde se compran.`;
}

/** Says in Spanish why the event's state does not fit the day. Undefined if it does. @param today ISO day in Spain */
export function stateAdvice({ event, eventView }: Content, today: string): string | undefined {
  const { state, onSaleSince } = event;
  const end = formatLongDay(event.lastDay);
  const isOver = today > eventView.endsAt.slice(0, 10);
  if (isOver && isOnSale(state))
    return `La web vende un fin de semana que terminó el ${end}. Pon en state «past» (celebrado), o los datos del siguiente.`;
  if (isOver && state !== 'past' && state !== 'cancelled')
    return `La web dice «${eventView.notice}» de un fin de semana que terminó el ${end}. Cambia state, firstDay y lastDay.`;
  if (!isOver && state === 'past')
    return `La web da por celebrado un fin de semana que termina el ${end}. Cambia state.`;
  if (!onSaleSince) return;
  const opening = formatLongDay(onSaleSince);
  if (state === 'announced' && onSaleSince <= today)
    return `La web anuncia la venta para el ${opening} y todavía no vende. Pon en state «on-sale» (a la venta), o cambia onSaleSince.`;
  if (isOnSale(state) && onSaleSince > today)
    return `La web vende ya, y la venta empieza el ${opening}. Cambia onSaleSince o state.`;
}

/** Says in Spanish which parts of the programme overlap. */
export function overlapAdvice({ eventView: { timeline } }: Content): string[] {
  return timeline.flatMap(({ title, startsAt, when }, index) => {
    const previous = timeline[index - 1];
    return previous && Date.parse(startsAt) < Date.parse(previous.endsAt)
      ? [
          `«${title}» (${when}) empieza antes de que acabe «${previous.title}» (${previous.when}). Cambia sus horas.`,
        ]
      : [];
  });
}

/** Says in Spanish which parts of the programme the change of the clocks makes longer or shorter. */
export function clockChangeAdvice({ eventView: { timeline, scale } }: Content): string[] {
  return timeline.flatMap(({ title, startsAt, endsAt, time, when }, index) => {
    const isAsWritten = time === `${startsAt.slice(11, 16)}-${endsAt.slice(11, 16)}`;
    if (isAsWritten && startsAt.slice(-6) === endsAt.slice(-6)) return [];
    const hours = scale.parts[index]?.hours.toLocaleString('es');
    return [
      `«${title}» (${when}) cae en la noche del cambio de hora y dura ${hours} horas. En octubre, de las 3:00 se vuelve a las 2:00, y valen las primeras 2:00; en marzo, de las 2:00 se pasa a las 3:00. Comprueba sus horas.`,
    ];
  });
}

/** Says in Spanish which films have no captions. */
export const captionsAdvice = ({ faq }: Content): string[] =>
  faq.entries.flatMap(({ question, video, captions }) =>
    video && !captions
      ? [
          `El vídeo de «${question}» no tiene subtítulos, para quien no puede oír. Súbelos en un archivo .vtt.`,
        ]
      : [],
  );
