import { createHash } from 'node:crypto';
import type { DocumentsContent } from '../../lib/content-schema/documents';
import { formatDateRangeEnglish } from '../../lib/dates';
import { eventFacts } from '../../lib/event/facts';
import { routes } from '../../lib/routes';
import type { content } from '../../lib/site-content';

type Content = typeof content & { documents: DocumentsContent };
type State = Content['event']['state'];

/** Only what makes a printed date or an invitation wrong is printed; 'on sale' or 'last tickets' change too often. */
const printedStates: State[] = ['sold-out', 'postponed', 'cancelled'];

function printedNotice(state: State, notices: (state: State) => string): string | null {
  return printedStates.includes(state) ? notices(state) : null;
}

/** 'Almonaster La Real' as a display title: the last words go to the serif face. */
function placeTitle(place: string, accentWords: number): { lead: string; accent: string } {
  const words = place.split(' ');
  const cut = accentWords === 0 ? words.length : Math.max(1, words.length - accentWords);
  return { lead: words.slice(0, cut).join(' '), accent: words.slice(cut).join(' ') };
}

function shared({ event, eventPage, site }: Content) {
  return {
    brand: site.brand,
    place: placeTitle(event.place, eventPage.heroAccentWords),
    address: `${site.domain}${routes.nextEvent}`,
    email: site.email,
  };
}

/** Everything the Spanish programme says. */
export function programmeModel(content: Content) {
  const { event, eventPage, documents } = content;
  const facts = eventFacts(event);
  const { hotels, arrival, atmosphere } = eventPage;
  return {
    ...shared(content),
    title: documents.programme.title,
    notice: printedNotice(event.state, (state) => eventPage.states[state].notice),
    facts: [
      { label: eventPage.facts.dates, value: facts.dates },
      { label: eventPage.facts.place, value: `${event.venue}, ${event.province}` },
      { label: eventPage.facts.capacity, value: event.capacityLabel },
      {
        label: eventPage.facts.age,
        value: eventPage.facts.ageValue.replace('{age}', String(content.site.minimumAge)),
      },
    ],
    timetable: eventPage.programme,
    entries: facts.timeline.map(({ day, time, title, description, details, highlighted }) => ({
      when: `${day}, ${time}`,
      title,
      description,
      details,
      highlighted,
    })),
    venue: {
      title: documents.programme.place,
      paragraphs: atmosphere.paragraphs,
      map: documents.programme.map,
      href: event.mapHref,
    },
    stay: {
      title: hotels.title,
      mention: hotels.mention,
      hotels: event.hotels.map(({ name, town, description, href }) => ({ name, town, description, href })),
    },
    arrival: {
      title: arrival.title,
      items: arrival.items.map(({ title, description }) => ({ title, description })),
    },
    upToDate: documents.programme.upToDate,
  };
}

/** Everything the English timetable says. */
export function timetableModel(content: Content) {
  const { event } = content;
  const { facts, notices, columns, ...texts } = content.documents.timetable;
  return {
    ...shared(content),
    title: texts.title,
    heading: texts.heading,
    notice: printedNotice(event.state, (state) => notices[state]),
    facts: [
      { label: facts.dates, value: formatDateRangeEnglish(event.firstDay, event.lastDay) },
      { label: facts.place, value: texts.place },
      { label: facts.capacity, value: texts.capacity },
      { label: facts.age, value: `${content.site.minimumAge} ${texts.ageSuffix}` },
    ],
    columns,
    entries: eventFacts(event).timeline.map(({ english, time, highlighted }) => ({
      ...english,
      time,
      highlighted,
    })),
    clock: texts.clock,
    stay: {
      title: texts.stay,
      mention: texts.mention,
      hotels: event.hotels.map(({ name, town, href }) => ({ name, town, href })),
    },
    arrival: { title: texts.arrival, text: texts.arrivalText },
    upToDate: texts.upToDate,
  };
}

/** Everything the share images say. */
export function shareModel(content: Content) {
  const { event, eventPage, home, site } = content;
  const { dates } = eventFacts(event);
  const notice = printedNotice(event.state, (state) => eventPage.states[state].notice) ?? event.capacityLabel;
  return {
    home: { title: home.hero.title, lines: [`${dates}, ${event.place}`] },
    event: {
      title: placeTitle(event.place, eventPage.heroAccentWords),
      lines: [dates, `${event.province}. ${notice}`],
    },
    site: { title: site.tagline, lines: [site.domain] },
  };
}

export type ProgrammeModel = ReturnType<typeof programmeModel>;
export type TimetableModel = ReturnType<typeof timetableModel>;

/** Short hash of a model: the committed files carry the one they were made from. */
export function fingerprint(model: object): string {
  return createHash('sha256').update(JSON.stringify(model)).digest('hex').slice(0, 16);
}
