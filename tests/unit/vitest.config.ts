import { defineConfig } from 'vitest/config';
import { root } from '../../scripts/run';
import { clearSettings, testContent } from '../support/test-site';

clearSettings();

/**
 * Tests of rules (`*.test.ts`) run in Node. Tests of components (`*.test.tsx`) have the DOM of a browser, without a
 * browser.
 */
export default defineConfig({
  root,
  resolve: {
    alias: {
      '@': root.replace(/\/$/, ''),
      // The package throws on purpose outside a React server build.
      'server-only': `${root}node_modules/server-only/empty.js`,
    },
  },
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    pool: 'threads',
    // Many tests only wait, so two workers are faster even on two processors, where Vitest would start one.
    maxWorkers: 2,
    // These limits are longer than a busy machine needs.
    testTimeout: 60_000,
    // The tests do not use the content of the site, because staff change it.
    env: { CONTENT_DIR: testContent },
    restoreMocks: true,
    // The localStorage of Node 26 would hide the one of happy-dom. Node 20 does not know the option.
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
          // Test files share their modules, so that content and fonts are read once for all of them. A test that needs
          // another environment loads the modules again (`vi.resetModules`).
          isolate: false,
          include: ['tests/unit/**/*.test.ts'],
          setupFiles: ['tests/unit/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['tests/unit/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['tests/unit/setup.ts', 'tests/unit/setup-dom.ts'],
        },
      },
    ],
  },
});
