/** Invisible characters: control, writing direction, zero width, private use, unreadable bytes. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFFFD]/u;
/** The invisible joiners inside one emoji, such as 👨‍👩‍👧. */
const joiners = /(?<=\p{Emoji}\uFE0F?)\u200D(?=\p{Emoji})/gu;
/** HTML, Markdown and escapes, which a page would show literally. */
const markup = /<\/?[a-z!][^<>]*>|&(?:[a-z]+|#\d+);|\*\*|`|\]\(|\\/i;

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/** Says in Spanish where a text has an invisible character, or returns null. */
export function invisibleProblem(text: string): string | null {
  // The replacement is as long as a joiner, so the position that is found applies to the text too.
  const hidden = invisible.exec(text.replace(joiners, '+'));
  if (!hidden) return null;
  const before = text.slice(Math.max(0, hidden.index - 15), hidden.index);
  return `Se espera un texto sin caracteres invisibles: hay uno ${before ? `detrás de «${before}»` : 'al principio'}. Bórralo y escribe esa parte otra vez.`;
}

/** Says in Spanish what formatting a text has, or returns null. */
export function markupProblem(text: string): string | null {
  const [found] = markup.exec(text) ?? [];
  return found ? `Se espera un texto sin formato: «${found}» se vería tal cual en la página.` : null;
}

/** Says in Spanish what is wrong with the names in braces of a text, or returns null. */
export function nameProblem(
  text: string,
  allowed: readonly string[],
  required: readonly string[] = [],
): string | null {
  const names = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const known = allowed.length === 0 ? 'aquí no se rellena ninguno' : `se rellenan ${inBraces(allowed)}`;
  const unknown = names.find((name) => !allowed.includes(name));
  if (unknown !== undefined) return `Se espera un nombre conocido en lugar de {${unknown}}: ${known}.`;
  if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, '')))
    return `Se esperan llaves solo alrededor de un nombre: ${known}.`;
  const missing = required.filter((name) => !names.includes(name));
  return missing.length > 0 ? `Se espera un texto que contenga ${inBraces(missing)}.` : null;
}
