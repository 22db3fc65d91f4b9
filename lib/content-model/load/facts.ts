import { addDays, weekdayName } from '../../dates';
import { formatDates, inSentence } from '../../event/timeline';
import type { NextEvent } from '../schemas/event';
import type { EventLabels } from '../schemas/event-labels';
import type { Facts } from './fill';
import type { SiteContent } from '../schemas/site';

const numberWords =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte'.split(
    ' ',
  );

/** A count as a Spanish word, or in digits if it is above 20. */
const numberWord = (count: number) => numberWords[count] ?? String(count);

/** 'el viernes, bienvenida y check-in; el sábado, evento central' */
function programmeWords({ firstDay, programme }: NextEvent): string {
  const titlesByDay = new Map<string, string[]>();
  for (const { dayOffset, title } of programme) {
    const day = `el ${weekdayName(addDays(firstDay, dayOffset)).toLowerCase()}`;
    titlesByDay.set(day, [...(titlesByDay.get(day) ?? []), inSentence(title)]);
  }
  const list = new Intl.ListFormat('es');
  return [...titlesByDay].map(([day, titles]) => `${day}, ${list.format(titles)}`).join('; ');
}

interface Sources {
  event: NextEvent;
  eventLabels: Pick<EventLabels, 'states'> & { facts: Pick<EventLabels['facts'], 'pending'> };
  home: { locations: { venues: readonly { wave: string }[] } };
  site: SiteContent;
}

/** The services that handle visitors' data. The legal texts name those that the environment of the build sets up. */
export interface Services {
  googleAnalytics: boolean;
  vercel: boolean;
  resend: boolean;
  redis: boolean;
  /** Whether unsent messages wait in a folder of the server. */
  outboxFolder: boolean;
}

/** Collects from the content files the facts that texts name. */
export function collectFacts(
  { event, eventLabels, home, site }: Sources,
  services: Partial<Services>,
): Facts {
  const { brand, domain, email, phone, owner } = site;
  const { venues } = home.locations;
  const { pending } = eventLabels.facts;
  const isMeasured = services.googleAnalytics || services.vercel;
  const counts = {
    venues: venues.length,
    waves: new Set(venues.map(({ wave }) => wave)).size,
    parts: event.programme.length,
    hotels: event.hotels.length,
  };
  return {
    counts,
    words: {
      brand,
      site: domain,
      email,
      phone,
      owner: owner.name,
      taxId: owner.taxId,
      address: owner.address,
      register: owner.register,
      dates: formatDates(event, `${pending.lead} ${pending.accent}`),
      place: event.place,
      province: event.province,
      minimumAge: String(event.minimumAge),
      programme: programmeWords(event),
      tickets: eventLabels.states[event.state].tickets,
      googleAnalytics: services.googleAnalytics ? 'Google Analytics' : undefined,
      vercel: services.vercel ? 'Vercel' : undefined,
      server: services.vercel ? undefined : 'servidor',
      resend: services.resend ? 'Resend' : undefined,
      redis: services.redis ? 'Redis' : undefined,
      outboxFolder: services.outboxFolder ? 'carpeta' : undefined,
      measurement: isMeasured ? 'medición' : undefined,
      noMeasurement: isMeasured ? undefined : 'Ninguna',
      venues: numberWord(counts.venues),
      waves: numberWord(counts.waves),
      parts: numberWord(counts.parts),
      hotels: numberWord(counts.hotels),
    },
  };
}
