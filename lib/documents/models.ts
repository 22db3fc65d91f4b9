import type { DocumentsContent } from '../content-schema/documents';
import { eventFacts, placeTitle, shownDates, shownDatesEnglish, stateNotice } from '../event/facts';
import { posterFile } from '../media/manifest';
import { routes } from '../routes';
import type { content } from '../site-content';

type Content = typeof content & { documents: DocumentsContent };

/** The data of both documents. */
function shared({ event, eventPage, site }: Content, language: 'es' | 'en', title: string) {
  return {
    language,
    title,
    documentTitle: `${title}: ${site.brand}, ${event.place}`,
    picture: posterFile(eventPage.film),
    brand: site.brand,
    place: placeTitle(event, eventPage),
    address: `${site.domain}${routes.nextEvent}`,
    email: site.email,
  };
}

/** Data of the Spanish programme. */
export function programmeModel(content: Content) {
  const { event, eventPage, documents } = content;
  const { programme, hotels, arrival, atmosphere } = eventPage;
  return {
    ...shared(content, 'es', documents.programme.title),
    notice: stateNotice(event, eventPage.states[event.state].notice, eventPage.saleOpens),
    facts: [
      { label: eventPage.facts.dates, value: shownDates(event, eventPage.facts).dates },
      { label: eventPage.facts.place, value: `${event.venue}, ${event.province}` },
      { label: eventPage.facts.capacity, value: event.capacityLabel },
      {
        label: eventPage.facts.age,
        value: eventPage.facts.ageValue.replace('{age}', String(content.site.minimumAge)),
      },
    ],
    timetable: { title: programme.title, intro: programme.intro },
    entries: eventFacts(event).timeline.map(({ when, title, description, details, highlighted }) => ({
      when,
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
      hotels: event.hotels.map(({ name, town, description, href = '' }) => ({
        name,
        town,
        description,
        href,
      })),
    },
    arrival: {
      title: arrival.title,
      items: arrival.items.map(({ title, description }) => ({ title, description })),
    },
    upToDate: documents.programme.upToDate,
  };
}

/** Data of the English timetable. */
export function timetableModel(content: Content) {
  const { event, eventPage } = content;
  const { facts, notices, saleOpens, columns, ...texts } = content.documents.timetable;
  return {
    ...shared(content, 'en', texts.title),
    heading: texts.heading,
    notice: stateNotice(event, notices[event.state], saleOpens, 'en-GB'),
    facts: [
      { label: facts.dates, value: shownDatesEnglish(event, texts.pending) },
      { label: facts.place, value: [event.venueEnglish, event.province, texts.country].join(', ') },
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
      hotels: event.hotels.map(({ name, town, href = '' }) => ({ name, town, href })),
    },
    arrival: { title: texts.arrival, text: eventPage.arrival.english },
    upToDate: texts.upToDate,
  };
}
