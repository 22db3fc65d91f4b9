import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { emptyFolder } from '../../fakes/folders';

const file = pathToFileURL(path.resolve('scripts/wait-for-other-builds.ts'));
const build = `import { waitForOtherBuilds } from '${file}';
await waitForOtherBuilds();
console.log('builds');
setInterval(() => {}, 60_000);`;

/** Starts a process that builds until it is killed. `says` waits until it has written a text. */
function startBuild(folder: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', build], {
    cwd: folder,
    env: { ...process.env, TMPDIR: '.' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  const says = (text: string) =>
    expect.poll(() => output, { timeout: 50_000, message: 'output' }).toContain(text);
  return { kill: (signal: NodeJS.Signals) => child.kill(signal), output: () => output, says };
}

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a second build in the same folder says that it waits, and starts when the first ends by %s',
  async (signal) => {
    const folder = path.join(emptyFolder(), 'año nuevo');
    mkdirSync(folder);
    const first = startBuild(folder);
    await first.says('builds');
    const second = startBuild(folder);
    await second.says('Another build is running in this folder');
    expect(second.output()).not.toContain('builds');
    first.kill(signal);
    await second.says('builds');
  },
);
