import { spawnSync } from 'node:child_process';
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

/** Entry file of an installed command line tool. Started with `process.execPath` it needs no shell and no npx. */
export function toolFile(name: keyof typeof tools): string {
  return path.join(root, 'node_modules', tools[name]);
}

/** Arguments of Node that run a TypeScript file with modules for the server. */
export const typeScript = ['--import', 'tsx', '--conditions=react-server'];

/** Runs Node and waits for it; its output goes to the terminal. @returns whether it exits with 0 */
function runNode(args: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status === 0;
}

/** Runs an installed tool and waits for it. `env` is added to this process's environment. @returns whether it exits with 0 */
export function runTool(name: keyof typeof tools, args: string[], env?: Record<string, string>): boolean {
  return runNode([toolFile(name), ...args], env);
}

/** Runs a file of this folder and waits for it. @returns whether it exits with 0 */
export function runScript(name: string): boolean {
  return runNode([...typeScript, path.join('scripts', name)]);
}
