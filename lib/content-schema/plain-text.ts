/** Invisible characters: control, writing direction, zero width, private use. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFFFD]/u;
/** Joiners within one emoji: 👨‍👩‍👧, ❤️. */
const joints =
  /(?<=\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\uFE0F]?)\u200D(?=\p{Extended_Pictographic})/gu;
/** HTML, Markdown and escapes, which pages would show as they are written. */
const markup = /<\/?[a-z!][^<>]*>?|&(?:[a-z]+|#\d+);|\*\*|\]\(|__|\\|^#+ |\[\[/i;

/** Letters of other alphabets and ligatures, which look like Latin letters: 'Ноtel', 'ﬁn'. */
const foreign = /(?![\p{Script=Latin}\p{Script=Common}])\p{L}|[\uFB00-\uFB06]/u;
/** Filler text; not 'siglo XX' or a street 'en pendiente'. */
const unfinished = /\bX{3,}\b|^X+$|\bPENDIENTE\b|\bTBD\b|\bTODO:|^TODO$|\b[Ll]orem ipsum\b|\basdf/;
/** Text without spaces to break at, wider than a phone: an address, or words joined by non-breaking spaces. */
const unbreakable = /[^ \-]{41,}/;

const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Names in braces: '{count} de {max}' as ['count', 'max']. */
function marksIn(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
}

const quoted = (marks: readonly string[]) => marks.map((mark) => `{${mark}}`).join(' y ');

/** The expectation that a text with foreign letters fails, or null. */
export function foreignProblem(text: string): string | null {
  const [letter] = foreign.exec(text) ?? [];
  return letter
    ? `letras de nuestro alfabeto: «${letter}» (${codePoint(letter)}) es otra, aunque se parezca; bórrala y escríbela`
    : null;
}

/** The expectation that a text fails by its characters, as the end of 'se espera…', or null. */
export function letterProblem(text: string): string | null {
  if (/[\r\n\u2028\u2029]/.test(text)) return 'un texto en una sola línea, sin saltos de línea';
  // Of the same length, so that positions stay the same.
  const hidden = invisible.exec(text.replace(joints, '+'));
  if (hidden) {
    const before = text.slice(Math.max(0, hidden.index - 12), hidden.index);
    return `un texto sin caracteres invisibles: hay uno (${codePoint(hidden[0])}) ${before ? `detrás de «${before}»` : 'al principio'}; borra y vuelve a escribir esa parte`;
  }
  const tag = markup.exec(text);
  if (tag) return `un texto sin formato: «${tag[0]}» se vería tal cual en la página`;
  const [word] = unfinished.exec(text) ?? [];
  if (word) return `el texto definitivo: «${word}» se vería en la página`;
  const stretch = unbreakable.exec(text);
  if (stretch)
    return `un texto con espacios normales, por los que se parte la línea: «${stretch[0].slice(0, 40)}…» se saldría de la pantalla; escribe otra vez sus espacios`;
  return foreignProblem(text);
}

/** The expectation that a text fails by its names in braces, or null. */
export function markProblem(
  text: string,
  allowed: readonly string[],
  required: readonly string[] = [],
): string | null {
  const marks = marksIn(text);
  const unknown = marks.find((mark) => !allowed.includes(mark));
  const known =
    allowed.length === 0 ? 'aquí no se rellena ninguna' : `aquí solo se rellena ${quoted(allowed)}`;
  if (unknown !== undefined) return `un texto sin {${unknown}}: ${known}`;
  if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, ''))) return `un texto sin llaves sueltas: ${known}`;
  const missing = required.filter((mark) => !marks.includes(mark));
  return missing.length > 0 ? `un texto que contenga ${quoted(missing)}` : null;
}
