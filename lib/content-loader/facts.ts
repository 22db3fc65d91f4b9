import { consentMonths } from '../consent/consent';
import { describeProgramme } from '../event/describe-event';
import { formatDates } from '../event/timeline';
import type { Env } from '../parse-env';
import { hotelsAndArrival } from '../words/event';
import { capitalise, decapitalise, spellNumber, typeset } from '../spelling';
import { stateWords } from '../words/states';
import type { Facts } from '../content-model/fact-names';
import type { EventContent } from '../content-model/event';
import type { HomeContent } from '../content-model/home';
import type { SiteContent } from '../content-model/site';

/** Collects the text for each name in braces. @param env the services that are set up */
export function collectFacts(
  event: EventContent,
  { locations: { venues } }: HomeContent,
  site: SiteContent,
  env: Partial<Env>,
): Facts {
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

/** The value for a name in braces. A capital in the name gives the value a capital: '{Venues} lugares'. */
function findValue(name: string, facts: Readonly<Record<string, string | undefined>>): string | undefined {
  const smallName = decapitalise(name);
  const value = facts[smallName];
  return value && name !== smallName ? capitalise(value) : value;
}

/** Fills in the facts that a text or an address names. A name whose fact has no value stays. */
export const fillNames = (text: string, facts: Facts): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => findValue(name, facts) ?? mark);

export const fillText = (text: string, facts: Facts): string => typeset(fillNames(text, facts));
