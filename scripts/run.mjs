import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
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
 * Entry file of an installed command line tool. Started with `process.execPath` it needs no shell and no npx.
 * @param {keyof typeof tools} name
 */
export function toolFile(name) {
  return path.join(root, 'node_modules', tools[name]);
}

/**
 * Finds a program in the PATH, then among the extra files.
 * @param {string[]} names in order of preference within a folder
 * @param {string[]} [files] absolute paths
 * @returns {string | undefined} absolute path
 */
export function findProgram(names, files = []) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const candidates = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...candidates, ...files].find((file) => existsSync(file));
}

/** Arguments of Node that run a TypeScript file with modules for the server. */
export const typeScript = ['--import', 'tsx', '--conditions=react-server'];

/** Runs Node and waits for it. @returns whether it exits with 0 */
function runNode(args, { cwd = root, env = {} } = {}) {
  const { status } = spawnSync(process.execPath, args, {
    cwd,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status === 0;
}

/**
 * Runs an installed tool and waits for it; its output goes to the terminal.
 * @param {keyof typeof tools} tool
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string> }} [options] `env` is added to this process's environment
 * @returns {boolean} whether it exits with 0
 */
export function runTool(tool, args, options) {
  return runNode([toolFile(tool), ...args], options);
}

/** Runs a TypeScript file of this folder and waits for it. @returns whether it exits with 0 */
export function runScript(name) {
  return runNode([...typeScript, path.join(root, 'scripts', name)]);
}
