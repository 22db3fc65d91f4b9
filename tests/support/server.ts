import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { nextFile } from '../../scripts/run';

/** A free TCP port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export type Server = Awaited<ReturnType<typeof startServer>>;

/**
 * Serves the production build of the current folder on a free port of 127.0.0.1 and waits until it answers.
 * @param env is added to this process's environment
 * @throws an error with the server's output if the server exits instead
 */
export async function startServer(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [nextFile, 'start', '-H', '127.0.0.1', '-p', '0'], {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);

  let output = '';
  child.stderr.on('data', (text) => (output += text));
  const url = await new Promise<string | undefined>((resolve) => {
    child.once('close', () => resolve(undefined));
    child.stdout.on('data', (text) => {
      output += text;
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
      if (address) resolve(address);
    });
  });
  // Next prints its address before it has started, and a wrong setting ends it after that. So the server must have
  // answered once.
  const answer = url && (await fetch(`${url}/robots.txt`).catch(() => undefined));
  if (!url || !answer) {
    kill();
    await closed;
    throw new Error(`next start exited:\n${output}`);
  }
  return {
    /** Without a slash at the end. */
    url,
    /** Everything that the server has written so far. */
    output: () => output,
    /** Closes the pipes of the log, as the end of the program that reads them does. */
    closeLog() {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal);
      await closed;
      process.off('exit', kill);
    },
  };
}
