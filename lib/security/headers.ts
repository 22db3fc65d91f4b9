import { documentsFolder } from '../documents/addresses';
import { generated } from '../media/folders';

/** A response header as `headers()` of next.config wants it. */
type Header = { key: string; value: string };

/** One entry of `headers()` of next.config. A later entry overrides an earlier one with the same key. */
export type HeaderRule = { source: string; headers: Header[] };

/** CSP sources of what stands inline in a document: `'sha256-…'`, quotes included. */
type InlineHashes = {
  scriptHashes: readonly string[];
  /** Empty where sheets are linked. */
  styleHashes: readonly string[];
};

/** What a policy depends on; everything else in it is fixed. */
export type PolicyOptions = InlineHashes & {
  /** True when a Google tag (Tag Manager or Analytics) was configured at build. */
  googleTags: boolean;
};

/** Options of every policy, and what stands inline in each page by its path; under `*` in all other documents. */
export type HeaderOptions = Omit<PolicyOptions, keyof InlineHashes> & { pages: Record<string, InlineHashes> };

const YEAR = 365 * 24 * 60 * 60;
const DAY = 24 * 60 * 60;

/** Hosts of Google's own CSP guide for Tag Manager and Analytics 4, without its advertising features. */
const google = {
  script: ['https://*.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/** Features no page of the site uses. Autoplay, fullscreen and picture-in-picture stay with the site itself. */
const permissionsPolicy = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .concat(['autoplay', 'fullscreen', 'picture-in-picture'].map((feature) => `${feature}=(self)`))
  .join(', ');

/**
 * The Content-Security-Policy of every page: nothing from anywhere but what is named here, and of the inline
 * scripts and styles only those whose hash the build has seen.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { scriptHashes, styleHashes, googleTags } = options;
  const tags = googleTags ? google : { script: [], image: [], connect: [] };
  const directives = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scriptHashes, ...tags.script],
    ['style-src', "'self'", ...styleHashes],
    ['img-src', "'self'", 'data:', ...tags.image],
    ['font-src', "'self'"],
    ['media-src', "'self'"],
    ['connect-src', "'self'", ...tags.connect],
    ['manifest-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

function cacheControl(value: string): Header {
  return { key: 'Cache-Control', value };
}

/**
 * Every header rule of a production build, for `headers()` of next.config.
 * Sources are matched without regard to case. Files of `/_next/static` have hashed names; Next marks them immutable.
 */
export function headerRules(options: HeaderOptions): HeaderRule[] {
  const policy = (path: string): Header => {
    const { scriptHashes = [], styleHashes = [] } = options.pages[path] ?? {};
    return {
      key: 'Content-Security-Policy',
      value: contentSecurityPolicy({ ...options, scriptHashes, styleHashes }),
    };
  };
  const paths = Object.keys(options.pages).filter((path) => path !== '*');
  const everywhere = [
    { key: 'Strict-Transport-Security', value: `max-age=${2 * YEAR}` },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'X-Permitted-Cross-Domain-Policies', value: 'none' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: permissionsPolicy },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    // Google's files come without a CORP header, which `require-corp` would refuse.
    { key: 'Cross-Origin-Embedder-Policy', value: options.googleTags ? 'credentialless' : 'require-corp' },
  ];
  const mediaCache = cacheControl(`public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`);
  const forEver = cacheControl(`public, max-age=${YEAR}, immutable`);
  return [
    { source: '/(.*)', headers: everywhere },
    // Documents, also those under an unknown path; not the media, whose every answer it would make 1.5 kB longer.
    // An unnamed group: with a named one Next would take the colons of the value for parameters.
    {
      source: `/((?!_next/|${generated.address.slice(1)}/|images/).*)`,
      headers: [policy('*')],
    },
    // One for all pages would not fit into the 4 kB that proxies have for the headers of an answer.
    ...paths.map((path) => ({ source: path, headers: [policy(path)] })),
    // Pages have no dot in their path. Browsers ask again each time.
    {
      source: '/((?!_next/)[^.]*)',
      headers: [cacheControl('public, max-age=0, must-revalidate')],
    },
    // These names carry no hash, so a replaced file has to be seen within days.
    { source: '/images/(.*)', headers: [mediaCache] },
    // A document keeps its address when its content changes.
    { source: `/${documentsFolder}/(.*)`, headers: [cacheControl(`public, max-age=${5 * 60}`)] },
    // Made pictures, films and music: another content has another address.
    { source: `${generated.address}/(.*)`, headers: [forEver] },
    // Pictures that other sites show: share images and icons.
    ...['/share/(.*)', '/(.*)icon(.*)'].map((source) => ({
      source,
      headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
    })),
  ];
}
