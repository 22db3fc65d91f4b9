/** Length of the box that begins there: 1 announces eight bytes more for it, 0 is a box up to the file's end. */
function boxLength(data: Buffer, start: number): number {
  const length = data.readUInt32BE(start);
  if (length === 1 && start + 16 <= data.length) return Number(data.readBigUInt64BE(start + 8));
  return length === 0 ? data.length - start : length;
}

/**
 * Whether an ISO media file, AVIF or MP4, ends before its last box does (ISO/IEC 14496-12): an upload that broke off.
 * Decoding them would take too long for a quick check.
 */
export function isCutOff(data: Buffer): boolean {
  let end = 0;
  while (end + 8 <= data.length) {
    // Some cameras add notes of their own behind the last box.
    if (!/^[ -~]{4}$/.test(data.toString('latin1', end + 4, end + 8))) return false;
    end += Math.max(boxLength(data, end), 8);
  }
  return end > data.length;
}
