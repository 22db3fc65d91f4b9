import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Absolute path of the repository. */
export const root = path.join(import.meta.dirname, '../');

const tools = {
  next: 'next/dist/bin/next',
  playwright: 'playwright/cli.js',
  vitest: 'vitest/vitest.mjs',
  eslint: 'eslint/bin/eslint.js',
  prettier: 'prettier/bin/prettier.cjs',
  knip: 'knip/bin/knip.js',
};

/** The JavaScript file of an installed command line tool. Node can run that file without a shell or npx. */
export function findToolFile(name: keyof typeof tools): string {
  return path.join(root, 'node_modules', tools[name]);
}

/** Arguments that let Node run TypeScript and import modules marked `server-only`. */
export const typeScript = ['--import', 'tsx', '--conditions=react-server'];

/**
 * Runs Node in the current folder, shows its output in the terminal and waits. A signal that ends this process
 * also ends the other one. @returns whether Node exited with 0
 */
async function runNode(args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const kill = (signal: NodeJS.Signals) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, kill);
  const [code] = await once(child, 'close');
  for (const signal of signals) process.off(signal, kill);
  return code === 0;
}

/** Runs an installed tool with `env` added to the environment, and waits. @returns whether the tool exited with 0 */
export function runTool(
  name: keyof typeof tools,
  args: string[],
  env?: Record<string, string>,
): Promise<boolean> {
  return runNode([findToolFile(name), ...args], env);
}

/** Runs a file of this folder and waits. @returns whether the script exited with 0 */
export function runScript(name: string): Promise<boolean> {
  return runNode([...typeScript, path.join(root, 'scripts', name)]);
}
