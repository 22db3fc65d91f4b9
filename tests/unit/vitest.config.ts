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
    globalSetup: 'tests/unit/make-media.ts',
    pool: 'threads',
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          // Files share what they import, which halves the time: a test that changes a module's state takes it back.
          isolate: false,
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
