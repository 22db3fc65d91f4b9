/* Slips in a content file in an editor's words. */

/** Line of a position, from 1. @param {import('typescript').SourceFile} file @param {number} position */
export const lineOf = (file, position) => file.getLineAndCharacterOfPosition(position).line + 1;

const wholeLine = (file, line) => file.text.split(/\r?\n/)[line - 1]?.trim() ?? '';

/** What stands on a line, shortened. @param {import('typescript').SourceFile} file @param {number} line */
export function lineText(file, line) {
  const text = wholeLine(file, line);
  return text.length > 90 ? `${text.slice(0, 90)}…` : text;
}

/** What a word without quotation marks should have been. */
export function quotesExpected(word) {
  if (/^(s[ií]|no|verdadero|falso|true|false)$/i.test(word))
    return 'true (sí) o false (no), en minúsculas y sin comillas';
  if (/^(null|undefined|nada|ninguno)$/i.test(word))
    return 'un texto entre comillas, o null, en minúsculas y sin comillas, si no hay';
  if (/^[\d.,]+$/.test(word)) return 'un número sin comas ni ceros delante, por ejemplo 21';
  return `comillas alrededor: '${word}'`;
}

/**
 * What a comma or a quotation mark too few makes the parser say, on the line to mend.
 * @returns {[line: number, expected: string]}
 */
export function syntaxProblem(file, { start = 0, code }) {
  const line = lineOf(file, start);
  const shown = wholeLine(file, line);
  const quotes = (shown.replace(/\\'/g, '').match(/'/g) ?? []).length;
  const commaExpected = 1005;
  if (/(^|[:[,]\s*)[“”„‘’«»´]/.test(shown))
    return [line, "comillas rectas ('así'): las demás (“ ” « » ´) no valen para rodear un texto"];
  if (/^(<{7}|={7}|>{7})/.test(shown))
    return [
      line,
      'una sola versión: quédate con una de las dos y borra las líneas <<<<<<<, ======= y >>>>>>>',
    ];
  if (quotes % 2 === 1)
    return [
      line,
      'un número par de comillas rectas, con el texto entero en una línea; un apóstrofo dentro del texto se escribe ’',
    ];
  if (/,\s*,/.test(shown)) return [line, 'una sola coma entre una cosa y la siguiente'];
  if (/^(#|<!--|--)/.test(shown)) return [line, 'dos barras delante de una nota para el equipo: // así'];
  // First: the next line is in order, whatever stands there.
  const before = file.text.slice(0, start);
  if (code === commaExpected && /\n\s*$/.test(before))
    return [lineOf(file, before.trimEnd().length), 'una coma al final de esta línea'];
  const [, bare] = /^\w+:\s*([^\s'"`{[,][^'"`{]*?)[,;]?$/.exec(shown) ?? [];
  if (bare) return [line, quotesExpected(bare)];
  return [line, 'que no falte ni sobre una comilla, una coma o una llave, en esta línea o en la de encima'];
}
