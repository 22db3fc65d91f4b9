import type { z } from 'zod';
import { addDays, formatWeekdayName } from '../dates';
import type { Env } from '../parse-env';
import { formatDates, writeInside } from '../event/timeline';
import type { NextEvent } from './schemas/event';
import type { eventLabelsSchema } from './schemas/event-labels';
import type { homeSchema } from './schemas/home';
import type { SiteContent } from './schemas/site';

/** What facts come from: content files before they are filled in, and the environment, which says what is set up. */
export interface Sources {
  event: NextEvent;
  eventLabels: z.output<typeof eventLabelsSchema>;
  home: z.output<typeof homeSchema>;
  site: SiteContent;
  env: Partial<Env>;
}

type Fact = (sources: Sources) => string | undefined;

/** 'el viernes, bienvenida y check-in; el sábado, evento central' */
function describeProgramme({ event: { firstDay, programme } }: Sources): string {
  const days = new Set(programme.map(({ dayOffset }) => dayOffset));
  const list = new Intl.ListFormat('es');
  return [...days]
    .map((day) => {
      const titles = programme
        .filter(({ dayOffset }) => dayOffset === day)
        .map(({ title }) => writeInside(title));
      return `el ${formatWeekdayName(addDays(firstDay, day)).toLowerCase()}, ${list.format(titles)}`;
    })
    .join('; ');
}

const isMeasured = ({ env }: Sources) => Boolean(env.gaId || env.onVercel);

const numberWords =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte'.split(
    ' ',
  );

/** A count as a Spanish word, or in digits if it is above 20. */
const spellNumber = (count: number) => numberWords[count] ?? String(count);

/** The facts that are counts. A text may have a singular and a plural for one of them. */
export type CountName = 'venues' | 'waves' | 'parts' | 'hotels';

/** Every fact that a text may name in braces. A fact is undefined if it has no value, for example if the team has no phone. */
const facts = {
  brand: ({ site }) => site.brand,
  site: ({ site }) => site.domain,
  email: ({ site }) => site.email,
  phone: ({ site }) => site.phone,
  owner: ({ site }) => site.owner.name,
  taxId: ({ site }) => site.owner.taxId,
  address: ({ site }) => site.owner.address,
  register: ({ site }) => site.owner.register,
  dates: ({ event, eventLabels: { facts: words } }) =>
    formatDates(event, `${words.pending.lead} ${words.pending.accent}`),
  place: ({ event }) => event.place,
  province: ({ event }) => event.province,
  minimumAge: ({ event }) => String(event.minimumAge),
  programme: describeProgramme,
  tickets: ({ event, eventLabels }) => eventLabels.states[event.state].tickets,
  hotelsAndArrival: ({ event, eventLabels: { hotels } }) =>
    event.hotels.length > 0 ? hotels.andArrival.withHotels : hotels.andArrival.withoutHotels,
  // The legal texts name the services that handle visitors' data, as far as they are set up.
  googleAnalytics: ({ env }) => (env.gaId ? 'Google Analytics' : undefined),
  vercel: ({ env }) => (env.onVercel ? 'Vercel' : undefined),
  server: ({ env }) => (env.onVercel ? undefined : 'servidor'),
  resend: ({ env }) => (env.resendApiKey ? 'Resend' : undefined),
  redis: ({ env }) => (env.redisUrl ? 'Redis' : undefined),
  outboxFolder: ({ env }) => (env.outboxDir && !env.redisUrl ? 'carpeta' : undefined),
  measurement: (sources) => (isMeasured(sources) ? 'medición' : undefined),
  noMeasurement: (sources) => (isMeasured(sources) ? undefined : 'Ninguna'),
  venues: ({ home }) => spellNumber(home.locations.venues.length),
  waves: ({ home }) => spellNumber(new Set(home.locations.venues.map(({ wave }) => wave)).size),
  parts: ({ event }) => spellNumber(event.programme.length),
  hotels: ({ event }) => spellNumber(event.hotels.length),
} satisfies Record<string, Fact> & Record<CountName, Fact>;

type FactName = keyof typeof facts;

/** The names in braces that every text may use. */
export const factNames = Object.keys(facts) as FactName[];

/** The text for each name in braces. */
export type Facts = Record<FactName, string | undefined>;

/** Collects the facts from the content files. */
export const collectFacts = (sources: Sources): Facts =>
  Object.fromEntries(factNames.map((name) => [name, facts[name](sources)])) as Facts;
