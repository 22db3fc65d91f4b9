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
    return packageJson.version; // no git, no repository or no commit yet
  }
}

export default function nextConfig(phase: string): NextConfig {
  const policy = {
    pages: inlineHashes(),
    https: process.env.SITE_URL ? process.env.SITE_URL.startsWith('https:') : Boolean(process.env.VERCEL),
    googleTags: Boolean(process.env.NEXT_PUBLIC_GTM_ID || process.env.NEXT_PUBLIC_GA_ID),
  };
  return {
    poweredByHeader: false,
    generateBuildId: buildId,
    // Styles travel in the page, which paints a round trip earlier. Without this line they are linked sheets again.
    experimental: { inlineCss: true },
    // Pictures are made in their final sizes; the optimiser would be one more thing to attack.
    images: { unoptimized: true },
    // React's development tools need eval and inline scripts.
    headers: async () => (phase === PHASE_DEVELOPMENT_SERVER ? [] : headerRules(policy)),
    // Escapes that decode to no text (`/%zz`, `/%E0%A4`) are a 500 in Next. Every path of the site is ASCII, so
    // whatever is escaped beyond ASCII is unknown.
    rewrites: async () => ({
      beforeFiles: [{ source: '/(.*%(?![2-7][0-9a-fA-F]).*)', destination: '/404' }],
      afterFiles: [],
      fallback: [],
    }),
  };
}
