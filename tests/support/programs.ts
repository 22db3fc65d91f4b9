import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The absolute path of the first of these programs that is in the PATH. */
export function findProgram(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(existsSync);
}

/**
 * Whether the system has Arial, or Liberation, which has the same widths on Linux. app/fonts/faces.css adjusts either to
 * the widths of our fonts, so that nothing moves when ours arrive. A bare server has neither.
 */
export function hasArial(): boolean {
  if (process.platform !== 'linux') return true;
  const { stdout } = spawnSync('fc-match', ['Arial'], { encoding: 'utf8' });
  return /Arial|Liberation/.test(stdout);
}

/** The packages, by their names in Debian, that some tests need and this machine lacks. These tests are skipped. */
export function listMissingPackages(): string[] {
  const missing = ['redis-server', 'nginx', 'openssl'].filter((name) => !findProgram([name]));
  return hasArial() ? missing : [...missing, 'fonts-liberation'];
}
