// node media/check.mjs: every committed file of public/ against media/limits.mjs, with ffprobe (part of ffmpeg).
// Run it after replacing the track by hand.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { limitFor } from './limits.mjs';

const root = fileURLToPath(new URL('../public/', import.meta.url));

function run(command, options) {
  const { status, stdout, stderr, error } = spawnSync(command, options, { encoding: 'utf8' });
  if (error) throw new Error(`${command} could not be started: install ffmpeg.`, { cause: error });
  return { ok: status === 0, stdout, stderr };
}

function probe(file) {
  const { ok, stdout } = run('ffprobe', [
    '-v',
    'error',
    '-show_streams',
    '-show_format',
    '-of',
    'json',
    root + file,
  ]);
  return ok ? JSON.parse(stdout) : null;
}

/** Integrated loudness in LUFS. */
function loudness(file) {
  const { stderr } = run('ffmpeg', [
    '-hide_banner',
    '-nostats',
    '-i',
    root + file,
    '-af',
    'ebur128',
    '-f',
    'null',
    '-',
  ]);
  return Number([...stderr.matchAll(/I:\s+(-[\d.]+) LUFS/g)].at(-1)?.[1]);
}

const outside = (value, [low, high]) => !(value >= low && value <= high);

function mediaFaults(file, rule) {
  const media = probe(file);
  if (!media) return ['cannot be read'];
  const streams = ['video', 'audio'].flatMap((type) =>
    media.streams.filter(({ codec_type }) => codec_type === type),
  );
  const names = streams.map(({ codec_name }) => codec_name);
  const faults = [];
  if (names.length !== rule.codecs.length || rule.codecs.some((codec, index) => !codec.test(names[index])))
    faults.push(
      `holds ${names.join(' + ')}, expected ${rule.codecs.map(({ source }) => source).join(' + ')}`,
    );
  if (outside(Number(media.format.duration), rule.seconds))
    faults.push(`lasts ${media.format.duration} s, expected ${rule.seconds.join(' to ')} s`);
  if (/\.(mp4|m4a)$/.test(file)) {
    const bytes = readFileSync(root + file).toString('latin1');
    if (bytes.indexOf('moov') > bytes.indexOf('mdat'))
      faults.push('is not faststart: encode with -movflags +faststart');
  }
  if (rule.loudness && outside(loudness(file), rule.loudness))
    faults.push(`is at ${loudness(file)} LUFS, expected ${rule.loudness.join(' to ')}`);
  return faults;
}

function faultsOf(file) {
  const rule = limitFor(file);
  if (!rule) return ['no rule in media/limits.mjs knows such a name'];
  const { size } = statSync(root + file);
  const faults = size > rule.bytes ? [`has ${size} bytes, allowed are ${rule.bytes}`] : [];
  return rule.codecs ? [...faults, ...mediaFaults(file, rule)] : faults;
}

const files = readdirSync(root, { recursive: true }).filter(
  (file) => statSync(root + file).isFile() && !file.startsWith('media/'),
);
const faults = files.flatMap((file) => faultsOf(file).map((fault) => `${file} ${fault}`));
for (const fault of faults) console.error(fault);
console.log(`${files.length} files, ${faults.length} faults`);
process.exitCode = faults.length ? 1 : 0;
