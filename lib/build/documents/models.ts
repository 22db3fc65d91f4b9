import type { Content } from '../../content-loader/load-content';
import { routes } from '../../routes';
import { color } from '../../brand/colors';
import { drawWeekendLine } from '../../brand/weekend-line';
import type { Language } from '../../dates';
import { programmeWords, timetableWords } from '../../words/documents';
import { eventWords } from '../../words/event';

/** The colours that brand.typ uses. */
const colorNames = ['ink', 'shadow', 'paper', 'accent', 'muted-on-dark', 'muted-on-light'] as const;

/** The weekend as a line with bars for its highlighted parts: an SVG. @param width of its place, in CSS pixels */
function drawWeekend({ timeline }: Content['eventView']['weekend'], width: number, height: number): string {
  const { calm, bars } = drawWeekendLine({ width, height }, timeline);
  const paths = `<path d="${calm.join('')}" fill="none" stroke="${color('ink')}" stroke-width="1.5"/><path d="${bars.join('')}" fill="${color('accent')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${paths}</svg>`;
}

function makeSharedModel(content: Content, picture: string, language: Language, title: string) {
  const { event, eventView, site } = content;
  const { notice, overview } = language === 'es' ? eventView.texts : eventView.english;
  return {
    language,
    title,
    documentTitle: `${title}: ${site.brand}, ${event.place}`,
    picture,
    brand: site.brand,
    place: eventView.texts.placeTitle,
    notice,
    overview,
    address: `${site.domain}${routes.nextEvent}`,
    email: site.email,
    colors: Object.fromEntries(colorNames.map((name) => [name, color(name)])),
  };
}

/** Null before the first performer is announced. */
const listPerformers = ({ performers }: Content['event'], title: string) =>
  performers.length > 0 ? { title, names: performers.map(({ name }) => name).join(', ') } : null;

/** The data of the Spanish programme. Everything in it is printed. @param picture path of a JPEG from the repository's root */
export function makeProgrammeModel(content: Content, picture: string) {
  const { event, eventView, site } = content;
  const { programme, hotels, arrival } = eventWords;
  return {
    ...makeSharedModel(content, picture, 'es', programmeWords.title),
    drawing: drawWeekend(eventView.weekend, 690, 74),
    performers: listPerformers(event, programme.performers),
    timetable: { title: programme.title, intro: event.programmeIntro },
    parts: eventView.weekend.timeline.map(({ when, title, description, details, highlighted }) => ({
      when,
      title,
      description,
      details,
      highlighted,
    })),
    venue: {
      title: programmeWords.place,
      paragraphs: event.atmosphere.paragraphs,
      map: programmeWords.map,
      href: event.mapHref,
    },
    stay: {
      title: hotels.title,
      mention: hotels.mention(site.brand),
      hotels: event.hotels.map(({ image, alt, focus, ...hotel }) => hotel),
    },
    arrival: {
      title: arrival.title,
      items: eventView.described.arrivalItems.map(({ title, description }) => ({ title, description })),
    },
    upToDate: programmeWords.upToDate,
  };
}

/** The data of the English timetable. Everything in it is printed. */
export function makeTimetableModel(content: Content, picture: string) {
  const { event, eventView, site } = content;
  return {
    ...makeSharedModel(content, picture, 'en', timetableWords.title),
    heading: timetableWords.heading,
    drawing: drawWeekend(eventView.weekend, 255, 40),
    performers: listPerformers(event, timetableWords.performers),
    columns: timetableWords.columns,
    parts: eventView.english.timeline.map(({ dayLabel, time, title, details, highlighted }) => ({
      day: dayLabel,
      time,
      title,
      details,
      highlighted,
    })),
    clock: timetableWords.clock,
    stay: {
      title: timetableWords.stay,
      mention: timetableWords.mention(site.brand),
      hotels: event.hotels.map(({ image, alt, focus, description, ...hotel }) => hotel),
    },
    arrival: { title: timetableWords.arrival, text: event.arrival.summaryEnglish },
    upToDate: timetableWords.upToDate,
  };
}
