import type { Content } from '../../content-model/load/load-content';
import { routes } from '../../routes';
import { color } from '../../brand/colors';
import { drawDivider, drawSignal } from './drawings';

/** The colours that brand.typ uses. */
const colorNames = ['ink', 'shadow', 'paper', 'accent', 'muted-on-dark', 'muted-on-light'];

/** A highlighted part is so many times as wide as another. programme.typ reads it. */
const emphasis = 1.75;

/** The data that both documents need. */
function shared({ event, eventView, site }: Content, picture: string, language: 'es' | 'en', title: string) {
  return {
    language,
    title,
    documentTitle: `${title}: ${site.brand}, ${event.place}`,
    picture,
    brand: site.brand,
    place: eventView.placeTitle,
    address: `${site.domain}${routes.nextEvent}`,
    email: site.email,
    colors: Object.fromEntries(colorNames.map((name) => [name, color(name)])),
  };
}

/** Who performs, below a heading. Null while nobody is named. */
const performersOf = ({ performers }: Content['event'], title: string) =>
  performers.length > 0 ? { title, names: performers.map(({ name }) => name).join(', ') } : null;

/** The data of the Spanish programme. Everything in it is printed. @param picture path of a JPEG from the repository's root */
export function programmeModel(content: Content, picture: string) {
  const { event, eventLabels, eventView, documents } = content;
  const { programme, hotels, arrival } = eventLabels;
  return {
    ...shared(content, picture, 'es', documents.programme.title),
    notice: eventView.notice,
    facts: eventView.facts,
    divider: drawDivider(),
    emphasis,
    signal: drawSignal(eventView.timeline, { width: 690, height: 74, bars: 9, periods: 8, emphasis }),
    performers: performersOf(event, programme.performers),
    timetable: { title: programme.title, intro: event.programmeIntro },
    entries: eventView.timeline.map(({ when, title, description, details, highlighted }) => ({
      when,
      title,
      description,
      details,
      highlighted,
    })),
    venue: {
      title: documents.programme.place,
      paragraphs: event.atmosphere.paragraphs,
      map: documents.programme.map,
      href: event.mapHref,
    },
    stay: {
      title: hotels.title,
      mention: hotels.mention,
      hotels: event.hotels.map(({ image, alt, focus, ...hotel }) => hotel),
    },
    arrival: {
      title: arrival.title,
      items: eventView.arrivalItems.map(({ title, description }) => ({ title, description })),
    },
    upToDate: documents.programme.upToDate,
  };
}

/** The data of the English timetable. Everything in it is printed. @param picture path of a JPEG from the repository's root */
export function timetableModel(content: Content, picture: string) {
  const { event, eventView } = content;
  const { columns, ...texts } = content.documents.timetable;
  return {
    ...shared(content, picture, 'en', texts.title),
    heading: texts.heading,
    notice: eventView.english.notice,
    facts: eventView.english.facts,
    signal: drawSignal(eventView.timeline, { width: 255, height: 40, bars: 5, periods: 3, emphasis }),
    performers: performersOf(event, texts.performers),
    columns,
    entries: eventView.timeline.map(({ english, time, highlighted }) => ({
      ...english,
      time,
      highlighted,
    })),
    clock: texts.clock,
    stay: {
      title: texts.stay,
      mention: texts.mention,
      hotels: event.hotels.map(({ image, alt, focus, description, ...hotel }) => hotel),
    },
    arrival: { title: texts.arrival, text: event.arrival.english },
    upToDate: texts.upToDate,
  };
}
