import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';
import { headerRules } from './lib/security/headers';

/** Set by scripts/build.ts: empty in its first build, the hashes of the pages' inline scripts in the second. */
const { SCRIPT_HASHES } = process.env;

export default function nextConfig(phase: string): NextConfig {
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
  const isPreview = process.env.VERCEL_ENV === 'preview';
  return {
    compiler: {
      define: {
        // A constant, so that the build of the real site contains nothing of the preview.
        STAFF_PREVIEW: isDevelopment || isPreview,
        BUILT_CONTENT_DIR: process.env.CONTENT_DIR || 'lib/content',
      },
    },
    // Routes that run on request read the content's files, but none of its pictures and films, and the mail's colours.
    outputFileTracingIncludes: { '/**/*': ['./lib/content/**/*.{yaml,md}', './app/colors.css'] },
    poweredByHeader: false,
    // Minified, its errors would lose their names.
    serverExternalPackages: ['ioredis'],
    generateBuildId() {
      if (SCRIPT_HASHES === undefined)
        throw new Error('`next build` alone makes a site whose scripts browsers block. Use `npm run build`.');
      return process.env.BUILD_ID ?? null;
    },
    // The first build has checked the types.
    typescript: { ignoreBuildErrors: Boolean(SCRIPT_HASHES) },
    experimental: {
      // Inline styles save a round trip before the first paint.
      inlineCss: true,
      // A page gets only the CSS Modules that it uses: inlined, they cost no requests.
      cssChunking: { type: 'graph', requestCost: 1 },
      globalNotFound: true,
    },
    // The build makes every size. The optimiser would be another endpoint to attack.
    images: { unoptimized: true },
    // Keeps 127.0.0.1 in the middleware's request. Next otherwise writes localhost there, takes the rewrite for another
    // server's and sends the request there, without its Host header.
    skipProxyUrlNormalize: true,
    // React's development tools need eval and inline scripts.
    headers: async () =>
      isDevelopment
        ? []
        : headerRules({
            scriptHashes: SCRIPT_HASHES?.split(' ') ?? [],
            hasAnalytics: Boolean(process.env.NEXT_PUBLIC_GA_ID),
            hasToolbar: isPreview,
          }),
    // Next answers 500 to some escapes (`/%zz`, `/robots%2etxt`), which no path of the site needs, and serves the home
    // page as `/index`.
    rewrites: async () => ({
      beforeFiles: ['/((?!_next/).*%.*)', '/(index|_global-error)'].map((source) => ({
        source,
        destination: '/404',
      })),
      afterFiles: [],
      fallback: [],
    }),
  };
}
