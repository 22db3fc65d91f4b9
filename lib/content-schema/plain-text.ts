/** Letters that nobody sees: control characters, marks of writing direction, zero-width and private-use characters. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFFFD]/u;
/** What joins the parts of one emoji and says that it has colours: 👨‍👩‍👧, ❤️. */
const joints =
  /(?<=\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\uFE0F]?)\u200D(?=\p{Extended_Pictographic})/gu;
/** Tags, entities and the asterisks and brackets of Markdown: all of them would be read out as they are written. */
const markup = /<\/?[a-z!][^<>]*>?|&(?:[a-z]+|#\d+);|\*\*|\]\(|__|\\|^#+ |\[\[/i;

/** Letters of other alphabets, which hide among ours, and signs that are several letters in one: 'Ноtel', 'ﬁn'. */
const foreign = /(?![\p{Script=Latin}\p{Script=Common}])\p{L}|[\uFB00-\uFB06]/u;
/** Words that keep a place free for others. 'siglo XX' is none, nor is a street 'en pendiente'. */
const unfinished = /\bX{3,}\b|^X+$|\bPENDIENTE\b|\bTBD\b|\bTODO:|^TODO$|\b[Ll]orem ipsum\b|\basdf/;
/** What no line can be broken in is wider than a phone: an address, or words that Word has tied together. */
const unbreakable = /[^ \-]{41,}/;

const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Names in braces: '{count} de {max}' as ['count', 'max']. */
function marksIn(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
}

const quoted = (marks: readonly string[]) => marks.map((mark) => `{${mark}}`).join(' y ');

/** What is wrong with a text that holds a letter which only looks like one of ours; null for one that does not. */
export function foreignProblem(text: string): string | null {
  const [letter] = foreign.exec(text) ?? [];
  return letter
    ? `letras de nuestro alfabeto: «${letter}» (${codePoint(letter)}) es otra, aunque se parezca; bórrala y escríbela`
    : null;
}

/** What is wrong with a text's letters, as the end of 'se espera…'; null for a text that shows as it is written. */
export function letterProblem(text: string): string | null {
  if (/[\r\n\u2028\u2029]/.test(text)) return 'un texto en una sola línea, sin saltos de línea';
  // A sign of the same length in their place, so that what follows keeps its.
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

/** What is wrong with a text's names in braces: those it may carry, and those it has to. */
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
