// Writes one rendered frame as AVIF (10 bits, full colour) or PNG with ffmpeg.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

const encoders = {
  avif: (quality) =>
    `-pix_fmt yuv444p10le -c:v libaom-av1 -still-picture 1 -crf ${quality} -cpu-used 6 ` +
    '-color_primaries bt709 -color_trc iec61966-2-1 -colorspace bt709',
  png: () => '-pix_fmt rgb24 -update 1',
};
const conversions = { avif: ':out_color_matrix=bt709:out_range=tv', png: '' };

/**
 * Saves 16-bit RGB pixels to `file`, scaled to a width of `wide` px. The ending of `file` decides the format. `quality` is
 * libaom's crf for AVIF, where smaller is better. Returns the size in bytes.
 */
export function savePicture({ pixels, width, height }, file, { wide = width, quality } = {}) {
  const format = file.split('.').at(-1);
  const tall = Math.round((height * wide) / width / 2) * 2;
  const filter = `scale=${wide}:${tall}:flags=lanczos:sws_dither=ed${conversions[format]}`;
  const input = `-f rawvideo -pix_fmt rgb48le -s ${width}x${height} -i - -frames:v 1`.split(' ');
  const output = encoders[format](quality).split(' ');
  const args = ['-v', 'error', '-y', ...input, '-vf', filter, ...output, file];
  const { status, stderr } = spawnSync('ffmpeg', args, { input: Buffer.from(pixels.buffer), maxBuffer: 1e9 });
  if (status !== 0) throw new Error(`${file}: ${stderr}`);
  return statSync(file).size;
}
