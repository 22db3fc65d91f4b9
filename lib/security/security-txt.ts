import { addDays } from '../dates';

/** RFC 9116 asks for a date less than a year ahead. */
const validDays = 360;

/** Where weaknesses are reported (RFC 9116); good for most of a year from `made` on. */
export function securityTxt(email: string, made: Date): string {
  const expires = addDays(made.toISOString().slice(0, 10), validDays);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: es, en',
    '',
  ].join('\n');
}
