/** A field of a security.txt file (RFC 9116), or undefined. */
export function securityTxtField(
  file: string,
  name: 'Contact' | 'Expires' | 'Preferred-Languages',
): string | undefined {
  const line = file
    .split(/\r?\n/)
    .find((candidate) => candidate.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line?.slice(name.length + 1).trim();
}

const warningDays = 30;
const day = 24 * 60 * 60 * 1000;

/** What is wrong with the file's date on that day, for editors and in Spanish; null when it has time left. */
export function securityTxtWarning(file: string, today: Date): string | null {
  const expires = Date.parse(securityTxtField(file, 'Expires') ?? '');
  if (Number.isNaN(expires))
    return 'public/.well-known/security.txt no dice cuándo caduca (línea "Expires").';
  const left = Math.floor((expires - today.getTime()) / day);
  if (left < 0)
    return 'public/.well-known/security.txt ha caducado: pon en "Expires" una fecha de dentro de once meses.';
  if (left < warningDays)
    return `public/.well-known/security.txt caduca en ${left} días: pon en "Expires" una fecha de dentro de once meses.`;
  return null;
}
