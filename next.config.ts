import { readFileSync } from 'node:fs';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';
import { headerRules } from './lib/security/headers';

/** scripts/build.mjs builds twice: the second pass knows what stands inline in the pages of the first. */
const isSecondPass = process.env.BUILD_PASS === '2';

const policy = {
  pages: isSecondPass ? JSON.parse(readFileSync('.csp.json', 'utf8')) : {},
  googleTags: Boolean(process.env.NEXT_PUBLIC_GTM_ID || process.env.NEXT_PUBLIC_GA_ID),
};

export default function nextConfig(phase: string): NextConfig {
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
  return {
    // A constant of the build: what only previews show is not even in the files of the real site.
    compiler: { define: { STAFF_PREVIEW: isDevelopment || process.env.VERCEL_ENV === 'preview' } },
    poweredByHeader: false,
    generateBuildId: () => process.env.BUILD_ID ?? null,
    // The first pass has checked the types.
    typescript: { ignoreBuildErrors: isSecondPass },
    experimental: {
      // Styles travel in the page, which paints a round trip earlier. Without this line they are linked sheets again.
      inlineCss: true,
      // A page gets only the CSS Modules that it uses: inlined, they cost no requests.
      cssChunking: { type: 'graph', requestCost: 1 },
      globalNotFound: true,
    },
    // scripts/make-media.mjs makes every size; the optimiser would be one more thing to attack.
    images: { unoptimized: true },
    // Keeps 127.0.0.1 in the middleware's request. Next otherwise writes localhost there, takes the rewrite for another
    // server's and sends the request there, without its Host header.
    skipProxyUrlNormalize: true,
    // React's development tools need eval and inline scripts.
    headers: async () => (isDevelopment ? [] : headerRules(policy)),
    // Next answers 500 to some escapes (`/%zz`, `/robots%2etxt`); no path of the site needs any. `/index` is its own name
    // for the home page.
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
