/**
 * What each committed file of public/ may be, by the shape of its name. Bytes are decimal: 1 MB = 1 000 000.
 */
export const limits = [
  { files: /^images\/[a-z0-9-]+\.(svg|png)$/, bytes: 45_000 },
  { files: /^favicon\.ico$/, bytes: 5_000 },
  { files: /^contact-form\.css$/, bytes: 5_000 },
];

/** The rule for a path below public/, or undefined when no rule knows such a file. */
export function limitFor(file) {
  return limits.find(({ files }) => files.test(file));
}
