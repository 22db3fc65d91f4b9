import { addDays, formatWeekdayName } from '../../dates';
import { formatDates, decapitalise } from '../../event/timeline';
import type { NextEvent } from '../schemas/event';
import type { EventLabels } from '../schemas/event-labels';
import type { FactName } from '../schemas/fact-names';
import type { SiteContent } from '../schemas/site';

/** The text for each name in braces. Undefined if the fact has no value, for example if the team has no phone. */
export type Facts = Record<FactName, string | undefined>;

const numberWords =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte'.split(
    ' ',
  );

/** A count as a Spanish word, or in digits if it is above 20. */
export const spellNumber = (count: number) => numberWords[count] ?? String(count);

/** 'el viernes, bienvenida y check-in; el sábado, evento central' */
function describeProgramme({ firstDay, programme }: NextEvent): string {
  const days = new Set(programme.map(({ dayOffset }) => dayOffset));
  const list = new Intl.ListFormat('es');
  return [...days]
    .map((day) => {
      const titles = programme
        .filter(({ dayOffset }) => dayOffset === day)
        .map(({ title }) => decapitalise(title));
      return `el ${formatWeekdayName(addDays(firstDay, day)).toLowerCase()}, ${list.format(titles)}`;
    })
    .join('; ');
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

interface Sources {
  event: NextEvent;
  eventLabels: Pick<EventLabels, 'states'> & {
    facts: Pick<EventLabels['facts'], 'pending'>;
    hotels: Pick<EventLabels['hotels'], 'andArrival'>;
  };
  home: { locations: { venues: readonly { wave: string }[] } };
  site: SiteContent;
}

/** Collects from the content files the facts that texts name. */
export function collectFacts(
  { event, eventLabels, home, site }: Sources,
  services: Partial<Services>,
): Facts {
  const { owner } = site;
  const { venues } = home.locations;
  const { pending } = eventLabels.facts;
  const isMeasured = services.googleAnalytics || services.vercel;
  const { withHotels, withoutHotels } = eventLabels.hotels.andArrival;
  return {
    brand: site.brand,
    site: site.domain,
    email: site.email,
    phone: site.phone,
    owner: owner.name,
    taxId: owner.taxId,
    address: owner.address,
    register: owner.register,
    dates: formatDates(event, `${pending.lead} ${pending.accent}`),
    place: event.place,
    province: event.province,
    minimumAge: String(event.minimumAge),
    programme: describeProgramme(event),
    tickets: eventLabels.states[event.state].tickets,
    hotelsAndArrival: event.hotels.length > 0 ? withHotels : withoutHotels,
    googleAnalytics: services.googleAnalytics ? 'Google Analytics' : undefined,
    vercel: services.vercel ? 'Vercel' : undefined,
    server: services.vercel ? undefined : 'servidor',
    resend: services.resend ? 'Resend' : undefined,
    redis: services.redis ? 'Redis' : undefined,
    outboxFolder: services.outboxFolder ? 'carpeta' : undefined,
    measurement: isMeasured ? 'medición' : undefined,
    noMeasurement: isMeasured ? undefined : 'Ninguna',
    venues: spellNumber(venues.length),
    waves: spellNumber(new Set(venues.map(({ wave }) => wave)).size),
    parts: spellNumber(event.programme.length),
    hotels: spellNumber(event.hotels.length),
  };
}
