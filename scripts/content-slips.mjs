import ts from 'typescript';

/* Messages for syntax errors of content files, in Spanish for staff. */
ts.validateLocaleAndSetLanguage('es', ts.sys);

/** Line of a position, from 1. @param {import('typescript').SourceFile} file @param {number} position */
export const lineOf = (file, position) => file.getLineAndCharacterOfPosition(position).line + 1;

const wholeLine = (file, line) => file.text.split(/\r?\n/)[line - 1]?.trim() ?? '';

/** The text of a line, shortened. @param {import('typescript').SourceFile} file @param {number} line */
export function lineText(file, line) {
  const text = wholeLine(file, line);
  return text.length > 90 ? `${text.slice(0, 90)}…` : text;
}

/** The expectation for a word without quotation marks. */
export function quotesExpected(word) {
  if (/^(s[ií]|no|verdadero|falso|true|false)$/i.test(word))
    return 'true (sí) o false (no), en minúsculas y sin comillas';
  if (/^(null|undefined|nada|ninguno)$/i.test(word))
    return 'un texto entre comillas, o null, en minúsculas y sin comillas, si no hay';
  if (/^[\d.,]+$/.test(word)) return 'un número sin comas ni ceros delante, por ejemplo 21';
  return `comillas alrededor: '${word}'`;
}

const closers = { '{': '}', '[': ']', '(': ')' };

/** Tokens with their positions; strings are single tokens, comments are left out. */
function* tokens(file) {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, file.text);
  let lastLine = 0;
  while (scanner.scan() !== ts.SyntaxKind.EndOfFileToken) {
    const { line, character: column } = file.getLineAndCharacterOfPosition(scanner.getTokenStart());
    yield { sign: scanner.getTokenText(), line: line + 1, column, isFirst: line + 1 !== lastLine };
    lastLine = line + 1;
  }
}

/**
 * The first bracket without its counterpart. Indentation shows which one is missing: the content of brackets is indented
 * further than the line that opens them, and the closing bracket as far as that line.
 * @returns {[line: number, expected: string] | undefined}
 */
function bracketProblem(file) {
  const open = [];
  const lineByIndent = {};
  let indent = 0;
  for (const { sign, line, column, isFirst } of tokens(file)) {
    if (isFirst) indent = column;
    const last = open.at(-1);
    const closes = last && sign === closers[last.sign];
    if (last && isFirst && (column < last.indent || (column === last.indent && !closes)))
      return [
        line,
        `«${closers[last.sign]}» delante de esta línea, para cerrar la «${last.sign}» de la línea ${last.line}`,
      ];
    if (sign in closers) open.push({ sign, line, indent });
    else if (closes && (!isFirst || column === last.indent)) open.pop();
    else if (Object.values(closers).includes(sign))
      return [
        line,
        `ninguna «${sign}» aquí: sobra, o falta la que la abre, hacia la línea ${isFirst ? lineByIndent[indent] : line}`,
      ];
    lineByIndent[indent] = line;
  }
  const last = open.at(-1);
  const end = lineOf(file, file.text.trimEnd().length);
  return (
    last && [
      end,
      `«${closers[last.sign]}» detrás de esta línea, para cerrar la «${last.sign}» de la línea ${last.line}`,
    ]
  );
}

/**
 * The line and the expectation for a syntax error.
 * @param {import('typescript').SourceFile} file
 * @param {import('typescript').Diagnostic} diagnostic
 * @returns {[line: number, expected: string]}
 */
export function syntaxProblem(file, { start = 0, messageText }) {
  const line = lineOf(file, start);
  const shown = wholeLine(file, line);
  const quotes = (shown.replace(/\\'/g, '').match(/'/g) ?? []).length;
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
  const message = ts
    .flattenDiagnosticMessageText(messageText, ' ')
    .replace('una asignación de propiedad', 'un campo con su valor');
  if (message.includes('*/'))
    return [lineOf(file, file.text.lastIndexOf('/*')), '«*/» al final de la nota que empieza aquí'];
  const brackets = bracketProblem(file);
  if (brackets) return brackets;
  // TypeScript reports a missing comma on the next line.
  const before = file.text.slice(0, start).trimEnd();
  const lineBefore = lineOf(file, before.length);
  if (message.includes("','") && lineBefore < line) {
    const [, stray] = /[,{]\s*(\w+)$/.exec(before) ?? [];
    return [
      lineBefore,
      stray ? `nada detrás de la coma: sobra «${stray}»` : 'una coma al final de esta línea',
    ];
  }
  const [, bare] = /^\w+:\s*([^\s'"`{[,][^'"`{]*?)[,;]?$/.exec(shown) ?? [];
  if (bare) return [line, quotesExpected(bare)];
  const [, name] = /^(\w+)\s*[;=]?\s*['[{]/.exec(shown) ?? [];
  if (name) return [line, `dos puntos detrás de «${name}»`];
  const sign = file.text.slice(start).trim().charAt(0);
  return [line, `otra cosa donde pone «${sign}», que quizá sobra: ${message.toLowerCase()}`];
}
