import { consentMonths } from '../consent/consent';
import { addDays, formatWeekdayName } from '../dates';
import { formatDates, sortParts } from '../event/timeline';
import type { Env } from '../parse-env';
import { hotelsAndArrival } from '../words/event';
import { decapitaliseTitle, spellNumber } from '../spelling';
import { stateWords } from '../words/states';
import type { Facts } from '../content-model/fact-names';
import type { EventContent } from '../content-model/event';
import type { HomeContent } from '../content-model/home';
import type { SiteContent } from '../content-model/site';

/** Content before its facts are filled in, and the environment, which says what is set up. */
interface FactSources {
  event: EventContent;
  home: HomeContent;
  site: SiteContent;
  env: Partial<Env>;
}

/** 'el viernes, bienvenida y check-in; el sábado, evento central' */
function describeProgramme(event: EventContent): string {
  const { firstDay, programme } = sortParts(event);
  const days = new Set(programme.map(({ dayOffset }) => dayOffset));
  const list = new Intl.ListFormat('es');
  return [...days]
    .map((day) => {
      const titles = programme
        .filter(({ dayOffset }) => dayOffset === day)
        .map(({ title }) => decapitaliseTitle(title));
      return `el ${formatWeekdayName(addDays(firstDay, day)).toLowerCase()}, ${list.format(titles)}`;
    })
    .join('; ');
}

/** Collects the text for each name in braces. */
export function collectFacts({ event, home, site, env }: FactSources): Facts {
  const { venues } = home.locations;
  const isMeasured = Boolean(env.gaId || env.onVercel);
  return {
    brand: site.brand,
    site: site.domain,
    email: site.email,
    phone: site.phone,
    owner: site.owner.name,
    taxId: site.owner.taxId,
    address: site.owner.address,
    register: site.owner.register,

    dates: formatDates(event),
    place: event.place,
    province: event.province,
    minimumAge: String(event.minimumAge),
    programme: describeProgramme(event),
    tickets: stateWords[event.state].tickets,
    hotelsAndArrival: hotelsAndArrival(event.hotels.length > 0),

    // The legal texts name the services that handle visitors' data, as far as they are set up.
    googleAnalytics: env.gaId ? 'Google Analytics' : undefined,
    vercel: env.onVercel ? 'Vercel' : undefined,
    server: env.onVercel ? undefined : 'servidor',
    mailProvider: env.mailProviderKey ? 'Resend' : undefined,
    redis: env.redisUrl ? 'Redis' : undefined,
    outboxFolder: env.outboxDir && !env.redisUrl ? 'carpeta' : undefined,
    measurement: isMeasured ? 'medición' : undefined,
    noMeasurement: isMeasured ? undefined : 'Ninguna',

    consentMonths: String(consentMonths),
    venues: spellNumber(venues.length),
    waves: spellNumber(new Set(venues.map(({ wave }) => wave)).size),
    parts: spellNumber(event.programme.length),
    hotels: spellNumber(event.hotels.length),
  };
}
