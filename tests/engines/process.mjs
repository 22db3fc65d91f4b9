import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Why something could not be tried on this machine; no fault of the site. */
export class NotTried extends Error {}

/** A folder of its own for a browser's profile and home, gone with this process. */
export function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'engine-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/**
 * Starts a program in a process group of its own, so that a browser's helpers end with it.
 * @param {string} file
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, stdio?: import('node:child_process').StdioOptions }} [options] env is
 *   added to this process's own
 * @returns {{ child: import('node:child_process').ChildProcess, stop: () => Promise<void> }} stop waits for the end
 */
export function launch(file, args, { env = {}, stdio = 'ignore' } = {}) {
  const child = spawn(file, args, { env: { ...process.env, ...env }, stdio, detached: true });
  const ended = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  const kill = () => {
    try {
      process.kill(-child.pid);
    } catch {
      // It has ended by itself.
    }
  };
  process.once('exit', kill);
  const stop = () => {
    process.off('exit', kill);
    kill();
    return ended;
  };
  return { child, stop };
}
