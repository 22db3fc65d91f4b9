import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentHash } from '../lib/media/file-names';

const name = `almena-build-${contentHash(process.cwd())}`;
const socket = process.platform === 'win32' ? path.join('\\\\?\\pipe', name) : path.join(tmpdir(), name);

/**
 * Waits until no other build runs in the current folder. The next build will then wait for this process: it connects to
 * a socket that the system closes when the process ends, however it ends. Next's own lock is free between our two builds.
 */
export async function waitForOtherBuilds(): Promise<void> {
  for (;;) {
    const server = createServer((waiting) => waiting.unref()).listen(socket);
    try {
      await once(server, 'listening');
      server.unref();
      process.once('exit', () => server.close());
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    }
    const other = connect(socket);
    try {
      await once(other, 'connect');
      console.log('\nAnother build is running in this folder. This one starts when it has ended.\n');
      await once(other, 'close');
    } catch {
      // That build was killed. Its socket file is left over if it did not answer.
      rmSync(socket, { force: true });
    }
  }
}
