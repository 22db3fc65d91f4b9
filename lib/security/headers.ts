import { contactEndpoint, documentsFolder } from '../routes';
import { generatedMedia } from '../media/folders';

/** One entry of `headers()` in next.config.ts. A later entry overrides an earlier one with the same key. */
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
 * For files, and for the pages that answer a form post without JavaScript. It is short, because every file carries it, but
 * it lets the 404 page of a missing file be shown.
 */
const shortPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const cacheControl = (value: string) => ({ key: 'Cache-Control', value });
const policy = (value: string) => ({ key: 'Content-Security-Policy', value });

const alwaysAsk = cacheControl('public, max-age=0, must-revalidate');
const keepForGood = cacheControl(`public, max-age=${yearSeconds}, immutable`);
/** For names without a hash. Visitors may see the old file for some days after it was replaced. */
const keepForDays = cacheControl(`public, max-age=${daySeconds}, stale-while-revalidate=${7 * daySeconds}`);
const crossOrigin = { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' };
const privateAnswer = [cacheControl('no-store'), { key: 'X-Robots-Tag', value: 'noindex' }];

/**
 * The policy and cache headers of every path in a production build. Handlers set none of these, because `next start`
 * would replace them. Next itself adds those of `/_next/static` and forbids caching most 404 pages. Next ignores
 * capitals when it matches a path.
 */
export function makeResponseHeaders(options: HeaderOptions): HeaderEntry[] {
  const everywhere = [
    { key: 'Strict-Transport-Security', value: `max-age=${2 * yearSeconds}` },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'X-Permitted-Cross-Domain-Policies', value: 'none' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: permissionsPolicy },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  ];
  const files = `_next|${generatedMedia.address.slice(1)}|images`;
  return [
    { source: '/(.*)', headers: everywhere },
    // Every other address may answer with a page, at least with the 404 page, and pages need the policy. The group has
    // no name, because Next would take the colons in the policy for parameters.
    { source: `/((?!(?:${files})/).*)`, headers: [policy(contentSecurityPolicy(options))] },
    { source: `/((?:${files})/.*)`, headers: [policy(shortPolicy)] },
    { source: '/((?!_next/).*)', headers: [alwaysAsk] },
    { source: '/images/(.*)', headers: [keepForDays] },
    { source: `/${documentsFolder}/(.*)`, headers: [cacheControl(`public, max-age=${5 * 60}`)] },
    // The names of generated media and share images contain a hash.
    { source: `${generatedMedia.address}/(.*)`, headers: [keepForGood] },
    { source: '/share/(.*)', headers: [keepForGood] },
    // An address with an escape is a 404 (next.config.ts).
    { source: '/((?!_next/).*%.*)', headers: [alwaysAsk] },
    { source: contactEndpoint, headers: [policy(shortPolicy), ...privateAnswer] },
    { source: '/cron/(.*)', headers: privateAnswer },
    // Other sites must be able to show share images and icons.
    { source: '/share/(.*)', headers: [crossOrigin] },
    { source: '/(.*)icon(.*)', headers: [crossOrigin] },
  ];
}
