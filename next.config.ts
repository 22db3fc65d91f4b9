import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';
import packageJson from './package.json' with { type: 'json' };
import { headerRules, type HeaderOptions } from './lib/security/headers';

/** Written by scripts/build.mjs between its two passes: the hashes of what stands inline in the prerendered pages. */
const hashFile = '.csp.json';

function inlineHashes(): HeaderOptions['pages'] {
  return existsSync(hashFile) ? JSON.parse(readFileSync(hashFile, 'utf8')) : {};
}

/** Fixed for one state of the source: it stands in the pages, so the policy's hashes depend on it. */
function buildId(): string {
  if (process.env.VERCEL_GIT_COMMIT_SHA) return process.env.VERCEL_GIT_COMMIT_SHA;
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    // No git, no repository, or no commit yet.
    console.warn(
      `Neither git nor VERCEL_GIT_COMMIT_SHA says which state of the source this is: the build is named ${packageJson.version}, ` +
        'like every other one of this version, and an open tab cannot tell them apart.',
    );
    return packageJson.version;
  }
}

export default function nextConfig(phase: string): NextConfig {
  const policy = {
    pages: inlineHashes(),
    https: process.env.SITE_URL ? process.env.SITE_URL.startsWith('https:') : Boolean(process.env.VERCEL),
    googleTags: Boolean(process.env.NEXT_PUBLIC_GTM_ID || process.env.NEXT_PUBLIC_GA_ID),
  };
  const preview = phase === PHASE_DEVELOPMENT_SERVER || process.env.VERCEL_ENV === 'preview';
  return {
    // A constant of the build: what only previews show is not even in the files of the real site.
    compiler: { define: { STAFF_PREVIEW: preview } },
    poweredByHeader: false,
    generateBuildId: buildId,
    // The first pass has looked at the types.
    typescript: { ignoreBuildErrors: existsSync(hashFile) },
    // Styles travel in the page, which paints a round trip earlier. Without this line they are linked sheets again.
    // No sheet is a request, so none is merged with what another page needs; those that always come together are one,
    // since every page's policy holds the hash of each.
    experimental: {
      inlineCss: true,
      globalNotFound: true,
      cssChunking: { type: 'graph', requestCost: 1 },
      // A quarter fewer scripts on each page, and a little less of them: what little is shared is not worth files of its own.
      turbopackChunking: { minChunkSize: 100_000 },
    },
    // scripts/make-media.mjs makes every size; the optimiser would be one more thing to attack.
    images: { unoptimized: true },
    // The middleware sees the address as it is: one that says localhost for 127.0.0.1 makes Next take its rewrites for
    // another server's, and send the request there over the network.
    skipProxyUrlNormalize: true,
    // Films and pictures are served as files; no function reads them.
    outputFileTracingExcludes: { '/*': ['./public/**'] },
    // React's development tools need eval and inline scripts.
    headers: async () => (phase === PHASE_DEVELOPMENT_SERVER ? [] : headerRules(policy)),
    // Escapes are a 500 in Next where they decode to no text (`/%zz`), and where they stand for a plain letter of a page
    // that exists (`/robots%2etxt`). Every path of the site can be written without them; only Next's own files may need them.
    rewrites: async () => ({
      beforeFiles: [
        { source: '/((?!_next/).*%.*)', destination: '/404' },
        { source: '/(.*%(?![2-7][0-9a-fA-F]).*)', destination: '/404' },
        // Names of Next's own for pages that have another address, or none.
        { source: '/(index|_global-error)', destination: '/404' },
      ],
    }),
  };
}
