/** The names in braces that every content text may use: 'Desde {minimumAge} años'. facts.ts says what they stand for. */
export const factNames = [
  'brand',
  'site',
  'email',
  'phone',
  'owner',
  'taxId',
  'address',
  'register',
  'dates',
  'place',
  'province',
  'minimumAge',
  'programme',
  'tickets',
  'hotelsAndArrival',
  'googleAnalytics',
  'vercel',
  'server',
  'mailProvider',
  'redis',
  'outboxFolder',
  'measurement',
  'noMeasurement',
  'consentMonths',
  'venues',
  'waves',
  'parts',
  'hotels',
] as const;

/** The text for each name. It is undefined if there is no such thing, for example if the team has no phone. */
export type Facts = Record<(typeof factNames)[number], string | undefined>;
