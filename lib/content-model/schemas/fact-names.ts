/** Counts that texts may name. They are filled in as words: 'siete'. */
const countNames = ['venues', 'waves', 'parts', 'hotels'] as const;

export type CountName = (typeof countNames)[number];

/** The names in braces that every text may use. */
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
  'resend',
  'redis',
  'outboxFolder',
  'measurement',
  'noMeasurement',
  ...countNames,
] as const;

export type FactName = (typeof factNames)[number];

export const isFact = (name: string) => factNames.some((fact) => fact === name);

/** The type of a value after filling in, when one text remains of a singular and a plural. */
export type Filled<Value> = Value extends { one: string; other: string }
  ? string
  : Value extends readonly (infer Entry)[]
    ? Filled<Entry>[]
    : Value extends object
      ? { [Key in keyof Value]: Filled<Value[Key]> }
      : Value;
