// node measure.mjs [--loop=start,end] file...: prints the length, loudness and true peak of audio files, and with --loop (in
// seconds) how well they loop between two moments. It needs ffmpeg.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { SAMPLE_RATE } from './timeline.mjs';

function ffmpeg(file, args) {
  const run = spawnSync('ffmpeg', ['-hide_banner', '-nostats', '-i', file, ...args], { maxBuffer: 2 ** 28 });
  if (run.status !== 0) throw new Error(`${file}: ${run.stderr}`);
  return run;
}

/** Samples of the left channel. */
function decode(file) {
  const { stdout } = ffmpeg(file, ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-af', 'pan=mono|c0=c0', '-']);
  return new Float32Array(stdout.buffer, stdout.byteOffset, stdout.length / 4);
}

/** Integrated loudness (LUFS), range (LU) and true peak (dBTP). */
function loudness(file) {
  const filter = 'ebur128=peak=true:framelog=verbose';
  const text = ffmpeg(file, ['-af', filter, '-f', 'null', '-']).stderr.toString();
  const read = (pattern) => Number(pattern.exec(text)?.[1]);
  return {
    lufs: read(/I:\s+(-?[\d.]+) LUFS/),
    range: read(/LRA:\s+([\d.]+) LU/),
    truePeak: read(/Peak:\s+(-?[\d.]+) dBFS/),
  };
}

/** Compares the jump at the loop's end with a typical step between samples, and the music on both sides (1 is the same). */
function seam(samples, start, end) {
  let steps = 0;
  for (let i = start; i < end; i++) steps += Math.abs(samples[i + 1] - samples[i]);
  const typical = steps / (end - start);
  const jump = Math.abs(samples[start] - samples[end - 1]);
  let cross = 0;
  let first = 0;
  let second = 0;
  for (let i = -0.05 * SAMPLE_RATE; i < 0.1 * SAMPLE_RATE; i++) {
    const before = samples[start + i];
    const after = samples[end + i];
    cross += before * after;
    first += before ** 2;
    second += after ** 2;
  }
  const correlation = (cross / Math.sqrt(first * second)).toFixed(5);
  return `jump ${jump.toFixed(5)} (typical step ${typical.toFixed(5)}), correlation of both sides ${correlation}`;
}

const { values, positionals } = parseArgs({
  options: { loop: { type: 'string' } },
  allowPositionals: true,
});
for (const file of positionals) {
  const samples = decode(file);
  const { lufs, range, truePeak } = loudness(file);
  console.log(`${file}  ${(samples.length / SAMPLE_RATE).toFixed(3)} s`);
  console.log(`  ${lufs} LUFS, range ${range} LU, true peak ${truePeak} dBTP`);
  if (!values.loop) continue;
  const [start, end] = values.loop.split(',').map((moment) => Math.round(Number(moment) * SAMPLE_RATE));
  console.log(`  seam: ${seam(samples, start, end)}`);
}
