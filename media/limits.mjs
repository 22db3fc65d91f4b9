/**
 * What each file of public/ may be, by the shape of its name. Bytes are decimal: 1 MB = 1 000 000.
 * `codecs` name the streams in the order video, audio; `seconds` is the range of the length.
 */
export const limits = [
  {
    files: /^video\/[a-z-]+-landscape\.webm$/,
    bytes: 1_500_000,
    size: [1280, 720],
    codecs: [/av1|vp9/],
    seconds: [10, 12],
  },
  {
    files: /^video\/[a-z-]+-landscape\.mp4$/,
    bytes: 1_500_000,
    size: [1280, 720],
    codecs: [/h264/],
    seconds: [10, 12],
  },
  {
    files: /^video\/[a-z-]+-portrait\.webm$/,
    bytes: 1_000_000,
    size: [720, 1280],
    codecs: [/av1|vp9/],
    seconds: [10, 12],
  },
  {
    files: /^video\/[a-z-]+-portrait\.mp4$/,
    bytes: 1_000_000,
    size: [720, 1280],
    codecs: [/h264/],
    seconds: [10, 12],
  },
  { files: /^audio\/[a-z-]+\.webm$/, bytes: 1_200_000, codecs: [/opus/], seconds: [60, 91] },
  {
    files: /^audio\/[a-z-]+\.m4a$/,
    bytes: 1_200_000,
    codecs: [/aac/],
    seconds: [60, 91],
    loudness: [-16, -14],
  },
  {
    files: /^faq\/[a-z-]+\.webm$/,
    bytes: 1_200_000,
    size: [1280, 720],
    codecs: [/av1|vp9/, /opus/],
    seconds: [12, 25],
  },
  {
    files: /^faq\/[a-z-]+\.mp4$/,
    bytes: 1_200_000,
    size: [1280, 720],
    codecs: [/h264/, /aac/],
    seconds: [12, 25],
  },
  { files: /^faq\/[a-z-]+\.(avif|jpg)$/, bytes: 35_000 },
  { files: /^faq\/[a-z-]+\.vtt$/, bytes: 10_000 },
  { files: /^images\/poster-[a-z-]+\.(avif|jpg)$/, bytes: 70_000 },
  { files: /^images\/[a-z-]+-(480|960)\.(avif|jpg)$/, bytes: 45_000 },
  { files: /^images\/[a-z0-9-]+\.(svg|png)$/, bytes: 45_000 },
  { files: /^favicon\.ico$/, bytes: 5_000 },
  { files: /^contact-form\.css$/, bytes: 5_000 },
];

/** The rule for a path below public/, or undefined when no rule knows such a file. */
export function limitFor(file) {
  return limits.find(({ files }) => files.test(file));
}
