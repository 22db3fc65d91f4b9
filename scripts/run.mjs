import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const tools = {
  next: 'next/dist/bin/next',
  playwright: 'playwright/cli.js',
  vitest: 'vitest/vitest.mjs',
  eslint: 'eslint/bin/eslint.js',
  prettier: 'prettier/bin/prettier.cjs',
  knip: 'knip/bin/knip.js',
};

/**
 * The file of an installed command line tool, for `process.execPath`: no shell and no npx in between.
 * @param {keyof typeof tools} name
 */
export function toolFile(name) {
  return path.join(root, 'node_modules', tools[name]);
}

/**
 * Runs a JavaScript file in Node to its end, its output going straight to the terminal.
 * @param {string} file
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string> }} [options] env is added to this process's own
 * @returns {boolean} whether it ended well
 */
function runNode(file, args, { cwd = root, env = {} } = {}) {
  const { status } = spawnSync(process.execPath, [file, ...args], {
    cwd,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status === 0;
}

/** Runs an installed tool; see runNode. */
export function runTool(tool, args, options) {
  return runNode(toolFile(tool), args, options);
}

/** Runs a file of this folder; see runNode. */
export function runScript(name, args = [], options) {
  return runNode(path.join(root, 'scripts', name), args, options);
}
