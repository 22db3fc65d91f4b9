import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Rules run in Node (`*.test.ts`), components in a browser's DOM without a browser (`*.test.tsx`). */
export default defineConfig({
  root,
  resolve: {
    alias: {
      '@': root.replace(/\/$/, ''),
      // Its default export throws on purpose outside a React server build.
      'server-only': `${root}node_modules/server-only/empty.js`,
    },
  },
  test: {
    pool: 'threads',
    // By default one less than processors; many tests wait.
    maxWorkers: 2,
    // Longer than a busy machine needs.
    testTimeout: 60_000,
    // Staff change the site's own content.
    env: { CONTENT_DIR: 'tests/content' },
    restoreMocks: true,
    // Node 26 has a localStorage of its own, which would hide that of happy-dom. Node 20 does not know the option.
    execArgv: process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
      ? ['--no-experimental-webstorage']
      : [],
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/unit/**/*.test.ts'],
          setupFiles: ['tests/unit/setup-console.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['tests/unit/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['tests/unit/setup-console.ts', 'tests/unit/setup-dom.ts'],
        },
      },
    ],
  },
});
