import { writeFileSync } from 'node:fs';
import { SAMPLE_RATE, createRandom } from './timeline.mjs';

/** Writes a stereo float signal as 16-bit PCM at 48 kHz, with triangular dither. */
export function writeWav(file, [left, right]) {
  const random = createRandom(1);
  const dataSize = left.length * 4;
  const buffer = Buffer.alloc(44 + dataSize);
  buffer.write('RIFF', 0);
  buffer.writeUInt32LE(36 + dataSize, 4);
  buffer.write('WAVEfmt ', 8);
  buffer.writeUInt32LE(16, 16);
  buffer.writeUInt16LE(1, 20);
  buffer.writeUInt16LE(2, 22);
  buffer.writeUInt32LE(SAMPLE_RATE, 24);
  buffer.writeUInt32LE(SAMPLE_RATE * 4, 28);
  buffer.writeUInt16LE(4, 32);
  buffer.writeUInt16LE(16, 34);
  buffer.write('data', 36);
  buffer.writeUInt32LE(dataSize, 40);
  for (let i = 0; i < left.length; i++) {
    for (const [offset, value] of [
      [0, left[i]],
      [2, right[i]],
    ]) {
      const dithered = value * 32767 + random() - random();
      buffer.writeInt16LE(Math.max(-32768, Math.min(32767, Math.round(dithered))), 44 + i * 4 + offset);
    }
  }
  writeFileSync(file, buffer);
}
