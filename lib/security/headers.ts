import { contactEndpoint, documentsFolder } from '../routes';
import { publicMedia } from '../media/folders';

/** One entry of `headers()` in next.config.ts. */
interface HeaderEntry {
  source: string;
  headers: { key: string; value: string }[];
}

interface HeaderOptions {
  hasAnalytics: boolean;
  /** Whether Vercel adds its toolbar to the pages, as it does on previews. */
  hasToolbar: boolean;
}

/**
 * Stands in the policy until scripts/build.ts puts the hashes of all inline scripts in its place. For browsers it is a hash that
 * no script has.
 */
export const hashesPlaceholder = "'sha256-placeholder-until-npm-run-build-adds-the-hashes'";

const daySeconds = 24 * 60 * 60;
const yearSeconds = 365 * daySeconds;

type PolicySources = Partial<Record<'script' | 'style' | 'img' | 'font' | 'connect' | 'frame', string[]>>;

/** Google's guide to Content Security Policies lists these sources for Analytics 4 without advertising. */
const analytics: PolicySources = {
  script: ['https://*.googletagmanager.com'],
  img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/** Vercel's documentation lists these sources for its toolbar. */
const toolbar: PolicySources = {
  script: ['https://vercel.live'],
  style: ['https://vercel.live'],
  img: ['https://vercel.live', 'https://vercel.com', 'blob:'],
  font: ['https://vercel.live', 'https://assets.vercel.com'],
  connect: ['https://vercel.live', 'wss://ws-us3.pusher.com'],
  frame: ['https://vercel.live'],
};

const deniedFeatures = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'usb', 'xr-spatial-tracking'],
];
const filmFeatures = ['autoplay', 'fullscreen', 'picture-in-picture'];

const permissionsPolicy = [
  ...deniedFeatures.map((feature) => `${feature}=()`),
  ...filmFeatures.map((feature) => `${feature}=(self)`),
].join(', ');

/** Allows the site's own files, inline styles, and inline scripts by their hashes. */
function contentSecurityPolicy({ hasAnalytics, hasToolbar }: HeaderOptions): string {
  const added = (kind: keyof PolicySources) => [
    ...((hasAnalytics && analytics[kind]) || []),
    ...((hasToolbar && toolbar[kind]) || []),
  ];
  const directives = [
    ['default-src', "'none'"],
    ['script-src', "'self'", hashesPlaceholder, ...added('script')],
    ['style-src', "'self'", "'unsafe-inline'", ...added('style')],
    ['img-src', "'self'", 'data:', ...added('img')],
    ['font-src', "'self'", ...added('font')],
    ['media-src', "'self'"],
    ['connect-src', "'self'", ...added('connect')],
    ...(hasToolbar ? [['frame-src', ...added('frame')]] : []),
    ['manifest-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/**
 * For files, and for the pages that answer a form post without JavaScript. It is short, because every file carries it, and
 * yet enough to show the 404 page of a missing file.
 */
const shortPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const askAlways = 'public, max-age=0, must-revalidate';
const keepMinutes = `public, max-age=${5 * 60}`;
/** For names without a hash. Visitors may see the old file for some days after it was replaced. */
const keepDays = `public, max-age=${daySeconds}, stale-while-revalidate=${7 * daySeconds}`;
/** For names with a hash. */
const keepForGood = `public, max-age=${yearSeconds}, immutable`;

/**
 * Sets one header by the path. Where several patterns match, the last one decides. Their groups have no names, because Next
 * would take the colons in the policy for parameters.
 */
const setByPath = (key: string, rules: [pattern: string, value: string][]): HeaderEntry[] =>
  rules.map(([source, value]) => ({ source, headers: [{ key, value }] }));

/**
 * The headers of every path in a production build. Handlers set none of these, because `next start` would replace them.
 * Next itself adds the cache headers of `/_next/static` and forbids caching most 404 pages. It ignores capitals when it
 * matches a path.
 */
export function makeResponseHeaders(options: HeaderOptions): HeaderEntry[] {
  const everyPath = '/(.*)';
  const media = `${publicMedia.address}/(.*)`;
  const images = '/images/(.*)';
  const shareImages = '/share/(.*)';
  const cron = '/cron/(.*)';
  return [
    {
      source: everyPath,
      headers: [
        { key: 'Strict-Transport-Security', value: `max-age=${2 * yearSeconds}` },
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'X-Frame-Options', value: 'DENY' },
        { key: 'X-Permitted-Cross-Domain-Policies', value: 'none' },
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        { key: 'Permissions-Policy', value: permissionsPolicy },
        { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
      ],
    },
    ...setByPath('Content-Security-Policy', [
      // Every address may answer with a page, at least with the 404 page.
      [everyPath, contentSecurityPolicy(options)],
      ['/_next/(.*)', shortPolicy],
      [media, shortPolicy],
      [images, shortPolicy],
      [contactEndpoint, shortPolicy],
    ]),
    ...setByPath('Cache-Control', [
      ['/((?!_next/).*)', askAlways],
      [images, keepDays],
      [`/${documentsFolder}/(.*)`, keepMinutes],
      [media, keepForGood],
      [shareImages, keepForGood],
      // An address with an escape is a 404 (next.config.ts).
      ['/((?!_next/).*%.*)', askAlways],
      [contactEndpoint, 'no-store'],
      [cron, 'no-store'],
    ]),
    ...setByPath('X-Robots-Tag', [
      [contactEndpoint, 'noindex'],
      [cron, 'noindex'],
    ]),
    ...setByPath('Cross-Origin-Resource-Policy', [
      [everyPath, 'same-origin'],
      // Other sites must be able to show share images and icons.
      [shareImages, 'cross-origin'],
      ['/(.*)icon(.*)', 'cross-origin'],
    ]),
  ];
}
