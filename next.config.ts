import { createRequire } from 'node:module';
import path from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';
import { parseEnv } from './lib/parse-env';
import { makeResponseHeaders } from './lib/security/headers';

/**
 * The folder that contains node_modules. Next would otherwise take a folder above with a lock file as its root, and
 * Turbopack (as of 16.4) panics if it shortens a module's name inside an ñ of that folder's path.
 */
const root = path.resolve(
  createRequire(path.resolve('next.config.ts')).resolve('next/package.json'),
  '../../..',
);

export default function nextConfig(phase: string): NextConfig {
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
  const { preview, gaId, buildId } = parseEnv(process.env);
  return {
    turbopack: { root },
    // Routes that run on request read the texts and, for mail, the colours. They never open a picture or a film.
    outputFileTracingIncludes: { '/**/*': ['./lib/content/**/*.{yaml,md}', './lib/brand/*.{css,svg}'] },
    poweredByHeader: false,
    // The contact code recognises errors of ioredis by their names, which minifying would change.
    serverExternalPackages: ['ioredis'],
    generateBuildId() {
      if (!buildId)
        throw new Error('`next build` alone makes a site whose scripts browsers block. Use `npm run build`.');
      return buildId;
    },
    experimental: {
      // Inline styles save a round trip before the first paint.
      inlineCss: true,
      // Each page gets only the CSS Modules that it uses. Many small chunks cost no requests, because they are inlined.
      cssChunking: { type: 'graph', requestCost: 1 },
      globalNotFound: true,
    },
    // The build makes every size, and the optimiser would be one more endpoint to attack.
    images: { unoptimized: true },
    // Without this, Next tells the middleware that a request to 127.0.0.1 is for localhost. Next then takes the rewrite for
    // one to another server, and proxies the request without its Host header.
    skipProxyUrlNormalize: true,
    // The development server sends no policy, because React's tools need eval and inline scripts.
    headers: async () =>
      isDevelopment ? [] : makeResponseHeaders({ hasAnalytics: gaId !== null, hasToolbar: preview }),
    // app/without-slash redirects instead.
    skipTrailingSlashRedirect: true,
    // Next answers 500 to paths with some escapes (`/%zz`, `/robots%2etxt`), and serves the home page as `/index` too.
    // No path of the site needs an escape, so all of these lead to the 404 page.
    rewrites: async () => ({
      beforeFiles: [
        { source: '/((?!_next/).*%.*)', destination: '/404' },
        { source: '/(index|_global-error)', destination: '/404' },
        { source: '/:path+/', destination: '/without-slash/:path+' },
      ],
      afterFiles: [],
      fallback: [],
    }),
  };
}
