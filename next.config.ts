import { readFileSync } from 'node:fs';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';
import { headerRules } from './lib/security/headers';

/** scripts/build.mjs builds twice: the second pass has the hashes of the inline code of the first. */
const isSecondPass = process.env.BUILD_PASS === '2';

const policy = {
  pages: isSecondPass ? JSON.parse(readFileSync('.csp.json', 'utf8')) : {},
  googleTags: Boolean(process.env.NEXT_PUBLIC_GTM_ID || process.env.NEXT_PUBLIC_GA_ID),
};

export default function nextConfig(phase: string): NextConfig {
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
  return {
    // A constant, so that the build of the real site contains nothing of the preview.
    compiler: { define: { STAFF_PREVIEW: isDevelopment || process.env.VERCEL_ENV === 'preview' } },
    // Routes that run on request read the content's files, but none of its pictures and films.
    outputFileTracingIncludes: { '/**/*': ['./lib/content/**/*.{yaml,md}'] },
    poweredByHeader: false,
    generateBuildId: () => process.env.BUILD_ID ?? null,
    // The first pass has checked the types.
    typescript: { ignoreBuildErrors: isSecondPass },
    experimental: {
      // Inline styles save a round trip before the first paint.
      inlineCss: true,
      // A page gets only the CSS Modules that it uses: inlined, they cost no requests.
      cssChunking: { type: 'graph', requestCost: 1 },
      globalNotFound: true,
    },
    // scripts/make-media.ts generates every size. The optimiser would be another endpoint to attack.
    images: { unoptimized: true },
    // Keeps 127.0.0.1 in the middleware's request. Next otherwise writes localhost there, takes the rewrite for another
    // server's and sends the request there, without its Host header.
    skipProxyUrlNormalize: true,
    // React's development tools need eval and inline scripts.
    headers: async () => (isDevelopment ? [] : headerRules(policy)),
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
