// node verify.mjs [folder]: checks the films of public/faq (or folder) against the limits in README.md.
// Run it after replacing a film by hand.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const site = process.argv[2] ?? fileURLToPath(new URL('../../public/faq', import.meta.url));
const names = ['que-es', 'publico', 'concepto', 'otros-proyectos', 'quien-esta-detras'];
const limits = { webm: 1_200_000, mp4: 1_200_000, avif: 35_000, jpg: 35_000, vtt: 10_000 };
const codecs = { webm: ['av1|vp9', 'opus'], mp4: ['h264', 'aac'] };
const faults = [];

/** What ffprobe says of a file, or null when it is not readable media. */
function probe(file) {
  const options = [
    '-v',
    'error',
    '-show_entries',
    'format=duration:stream=codec_type,codec_name,profile,pix_fmt,width,height',
    '-of',
    'json',
    file,
  ];
  try {
    return JSON.parse(
      execFileSync('ffprobe', options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    return null;
  }
}
/** Seconds of a WebVTT clock, with or without hours. */
const seconds = (clock) => clock.split(':').reduce((total, part) => total * 60 + Number(part), 0);

for (const name of names) {
  const lengths = [];
  for (const [extension, limit] of Object.entries(limits)) {
    const file = join(site, `${name}.${extension}`);
    const fault = (text) => faults.push(`${name}.${extension}: ${text}`);
    if (!existsSync(file)) {
      fault('missing');
      continue;
    }
    const { size } = statSync(file);
    if (size > limit) fault(`${size} bytes, limit ${limit}`);
    if (extension === 'vtt') {
      const text = readFileSync(file, 'utf8');
      const times = [...text.matchAll(/([\d:.]+) --> ([\d:.]+)/g)].flatMap(([, from, to]) => [
        seconds(from),
        seconds(to),
      ]);
      if (!text.startsWith('WEBVTT')) fault('does not start with WEBVTT');
      if (!times.length || times.some((time, i) => i && time < times[i - 1]))
        fault('no cues, or cues out of order');
      if (times.at(-1) > Math.max(...lengths) + 0.05) fault('captions outlast the film');
      continue;
    }
    const media = probe(file);
    if (!media) {
      fault('cannot be read');
      continue;
    }
    const { streams, format } = media;
    const video = streams.find((stream) => stream.codec_type === 'video');
    if (!video || Math.abs(video.width / video.height - 16 / 9) > 0.01) fault('picture is not 16:9');
    if (!codecs[extension]) continue;
    const audio = streams.find((stream) => stream.codec_type === 'audio');
    const length = Number(format.duration);
    lengths.push(length);
    if (!new RegExp(`^(${codecs[extension][0]})$`).test(video?.codec_name))
      fault(`video is ${video?.codec_name}`);
    if (video?.pix_fmt !== 'yuv420p' && extension === 'mp4') fault(`pixels are ${video?.pix_fmt}`);
    if (audio?.codec_name !== codecs[extension][1]) fault(`audio is ${audio?.codec_name ?? 'missing'}`);
    if (length < 12 || length > 25) fault(`${length} s, must last 12-25 s`);
    if (extension === 'mp4') {
      const head = readFileSync(file).toString('latin1');
      if (head.indexOf('moov') > head.indexOf('mdat')) fault('not faststart (moov after mdat)');
    }
    console.log(
      `${name}.${extension}: ${streams.map((stream) => stream.codec_name).join(' + ')}, ${length.toFixed(3)} s, ${size} bytes`,
    );
  }
}
for (const text of faults) console.error(text);
console.log(faults.length ? `${faults.length} faults` : 'all within limits');
process.exitCode = faults.length ? 1 : 0;
