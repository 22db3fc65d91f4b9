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

/** The JavaScript file of an installed command line tool. Node can run that file without a shell or npx. */
export function toolFile(name: keyof typeof tools): string {
  return path.join(root, 'node_modules', tools[name]);
}

/** Arguments that let Node run TypeScript and import modules marked `server-only`. */
export const typeScript = ['--import', 'tsx', '--conditions=react-server'];

/** Runs Node, shows its output in the terminal and waits. @returns whether Node exited with 0 */
function runNode(args: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status === 0;
}

/** Runs an installed tool with `env` added to the environment, and waits. @returns whether the tool exited with 0 */
export function runTool(name: keyof typeof tools, args: string[], env?: Record<string, string>): boolean {
  return runNode([toolFile(name), ...args], env);
}

/** Runs a file of this folder and waits. @returns whether the script exited with 0 */
export function runScript(name: string): boolean {
  return runNode([...typeScript, path.join('scripts', name)]);
}
