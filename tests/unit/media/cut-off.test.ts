import { expect, it } from 'vitest';
import { isCutOff } from '@/lib/build/media/cut-off';

/** A box of ISO/IEC 14496-12: its length in four bytes, its name, what it holds. */
function box(name: string, bytes: number, length = bytes + 8): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(length);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, Buffer.alloc(bytes)]);
}

/** A box with a 64-bit length, as cameras write files that may exceed 4 GB. */
function longBox(name: string, bytes: number): Buffer {
  const whole = box(name, bytes + 8, 1);
  whole.writeBigUInt64BE(BigInt(whole.length), 8);
  return whole;
}

it.each([
  ['ends with its last box', [box('ftyp', 16), box('moov', 40)], false],
  ['has a box up to its end', [box('ftyp', 16), box('mdat', 40, 0)], false],
  ['has a long box', [box('ftyp', 16), longBox('mdat', 40), box('moov', 8)], false],
  ['breaks off within a box', [box('ftyp', 16), box('mdat', 40).subarray(0, 30)], true],
  ['breaks off within a long box', [box('ftyp', 16), longBox('mdat', 40).subarray(0, 30)], true],
  ['goes on with what a camera adds', [box('ftyp', 16), Buffer.alloc(20, 1)], false],
])('a file that %s', (_case, boxes, cutOff) => {
  expect(isCutOff(Buffer.concat(boxes))).toBe(cutOff);
});
