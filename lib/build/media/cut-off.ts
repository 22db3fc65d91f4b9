/** Length in bytes of the box at `start`: 1 announces a 64-bit length, 0 a box up to the end of the file. */
function boxLength(data: Buffer, start: number): number {
  const length = data.readUInt32BE(start);
  if (length === 1 && start + 16 <= data.length) return Number(data.readBigUInt64BE(start + 8));
  return length === 0 ? data.length - start : length;
}

/**
 * Whether an ISO media file (AVIF, MP4) ends within a box (ISO/IEC 14496-12): an incomplete upload.
 * Decoding the file would show it too, but takes too long for the content check.
 */
export function isCutOff(data: Buffer): boolean {
  let end = 0;
  while (end + 8 <= data.length) {
    // Some cameras add data of their own after the last box.
    if (!/^[ -~]{4}$/.test(data.toString('latin1', end + 4, end + 8))) return false;
    end += Math.max(boxLength(data, end), 8);
  }
  return end > data.length;
}
