import { documentsFolder } from '../documents/addresses';
import { generated } from '../media/folders';

/** One entry of `headers()` in next.config.ts. A later entry overrides an earlier one with the same key. */
interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** CSP sources of the inline scripts and styles of a document: `'sha256-…'`, quotes included. */
interface InlineHashes {
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
}

export interface HeaderOptions {
  /** Whether a Google tag (Tag Manager or Analytics) is configured. */
  googleTags: boolean;
  /** By the path of the page; `*` for every other document. */
  pages: Record<string, InlineHashes>;
}

const daySeconds = 24 * 60 * 60;
const yearSeconds = 365 * daySeconds;

/** From Google's CSP guide for Tag Manager and Analytics 4, without advertising features. */
const google = {
  script: ['https://*.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
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

/** Allows the site's own files, and inline scripts and styles only by their hashes. */
function contentSecurityPolicy({ scriptHashes, styleHashes }: InlineHashes, googleTags: boolean): string {
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

const cacheControl = (value: string) => ({ key: 'Cache-Control', value });

/** The header rules of a production build. Next matches sources without regard to case. */
export function headerRules({ googleTags, pages }: HeaderOptions): HeaderRule[] {
  const policy = (hashes: InlineHashes) => ({
    key: 'Content-Security-Policy',
    value: contentSecurityPolicy(hashes, googleTags),
  });
  const { '*': otherDocuments = { scriptHashes: [], styleHashes: [] }, ...ownPolicies } = pages;
  const everywhere = [
    { key: 'Strict-Transport-Security', value: `max-age=${2 * yearSeconds}` },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'X-Permitted-Cross-Domain-Policies', value: 'none' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: permissionsPolicy },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    // Google's files have no CORP header, which `require-corp` demands.
    { key: 'Cross-Origin-Embedder-Policy', value: googleTags ? 'credentialless' : 'require-corp' },
  ];
  return [
    { source: '/(.*)', headers: everywhere },
    // Documents, also under unknown paths. Not media: the policy adds 1.5 kB to each response.
    // Not a named group: with one, Next would replace the colons of the policy as parameters.
    { source: `/((?!_next/|${generated.address.slice(1)}/|images/).*)`, headers: [policy(otherDocuments)] },
    // One policy per page: the hashes of all pages would exceed the 4 kB that proxies allow for headers.
    ...Object.entries(ownPolicies).map(([path, hashes]) => ({ source: path, headers: [policy(hashes)] })),
    // Pages have no dot in their path. Browsers revalidate them.
    { source: '/((?!_next/)[^.]*)', headers: [cacheControl('public, max-age=0, must-revalidate')] },
    // Names without a hash: a replaced file shows within days.
    {
      source: '/images/(.*)',
      headers: [cacheControl(`public, max-age=${daySeconds}, stale-while-revalidate=${7 * daySeconds}`)],
    },
    { source: `/${documentsFolder}/(.*)`, headers: [cacheControl(`public, max-age=${5 * 60}`)] },
    // Generated media have a hash in their names.
    {
      source: `${generated.address}/(.*)`,
      headers: [cacheControl(`public, max-age=${yearSeconds}, immutable`)],
    },
    // Other sites show share images and icons.
    ...['/share/(.*)', '/(.*)icon(.*)'].map((source) => ({
      source,
      headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
    })),
  ];
}
