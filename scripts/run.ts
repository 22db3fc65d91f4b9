import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Absolute path of the repository, with a slash at the end. */
export const root = path.join(import.meta.dirname, '../');

/** The file of Next's command line tool. Node runs it without npx, which would not pass on every signal. */
export const nextFile = path.join(root, 'node_modules/next/dist/bin/next');

/**
 * Runs Node in the current folder, shows its output in the terminal and waits. A signal that ends this process
 * also ends the other one. If Node fails, so does this process.
 * @param env added to the environment
 */
export async function runNode(args: string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const kill = (signal: NodeJS.Signals) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, kill);
  const [code] = await once(child, 'close');
  for (const signal of signals) process.off(signal, kill);
  if (code !== 0) process.exit(1);
}

/** Runs a TypeScript file of this folder, which may import modules marked `server-only`. */
export function runScript(name: string): Promise<void> {
  return runNode(['--import', 'tsx', '--conditions=react-server', path.join(root, 'scripts', name)]);
}
