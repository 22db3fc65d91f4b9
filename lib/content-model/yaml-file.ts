import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Node,
  type YAMLError,
} from 'yaml';
import type { LineProblem } from './problems';

interface YamlFile {
  /** The fields. Empty ones are left out. */
  value: unknown;
  /** Lines and fields that YAML cannot read, or that it would not read as staff meant them. */
  problems: LineProblem[];
  /** Line of a field, from 1. A missing field has the line of its record, or none if the record is the whole file. */
  lineOf: (path: readonly PropertyKey[]) => number | undefined;
}

/** A line that begins a field or an entry of a list. */
const entryLine = /^\s*(?:- +)*(?:[\w-]+:(?:\s|$)|- )/;

/** A value whose first character has a meaning in YAML. */
const signFirst = /^[\s-]*(?:[\w-]+:[ ]+)([*&!%@`>|[\]{},?-])/;

const signExpected = (sign: string) =>
  `Se espera el texto entre comillas, o en la línea siguiente, debajo de «>-»: empieza por «${sign}», que aquí es un signo especial.`;

const quoteExpected = 'Se espera una comilla que cierre este texto; un apóstrofo dentro de él se escribe ’.';

const indentExpected =
  'Se esperan tantos espacios delante como en las líneas hermanas, y dos más dentro de un grupo.';

const fieldExpected =
  'Se espera «campo: valor». Si la línea continúa un texto, lleva delante dos espacios más que su campo, que termina en «: >-».';

/** What staff should write instead, for each parser error that staff can cause. */
const expectedByCode: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: 'Se esperan espacios al principio de la línea, y hay un tabulador.',
  BAD_INDENT: indentExpected,
  DUPLICATE_KEY: 'Se espera cada campo una sola vez, y este ya está escrito más arriba.',
  MULTIPLE_DOCS: 'Se espera un solo bloque: sobra la línea «---».',
  BAD_DQ_ESCAPE: 'Se espera el texto sin barras invertidas (\\).',
  UNEXPECTED_TOKEN: 'Se espera el final de la línea: sobra lo que hay detrás del valor.',
};

/** The position at which the quoted text just before an error starts. */
function quotedBefore(document: Document, position: number): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar(_key, { type, range }) {
      if (!type?.startsWith('QUOTE') || !range) return;
      if (range[0] < position && position - range[1] < 3) start = range[0];
    },
  });
  return start;
}

function expectedInstead({ code, message }: YAMLError, line: string): string {
  if (/^(<{7}|={7}|>{7})/.test(line))
    return 'Se espera una sola versión: quédate con una de las dos y borra las líneas <<<<<<<, ======= y >>>>>>>.';
  const [, sign] = signFirst.exec(line) ?? [];
  if (sign && code !== 'DUPLICATE_KEY') return signExpected(sign);
  if (code === 'BLOCK_AS_IMPLICIT_KEY')
    return /:\s.*:(\s|$)/.test(line)
      ? 'Se espera el texto entre comillas, o en la línea siguiente, debajo de «>-»: lleva dos puntos dentro.'
      : indentExpected;
  if (/^[\s-]*[\w-]+:[^ ]/.test(line)) return 'Se espera un espacio detrás de los dos puntos.';
  if (/^\s*-[^\s-]/.test(line)) return 'Se espera un espacio detrás del guion.';
  if (code === 'MISSING_CHAR' && message.includes('-')) return indentExpected;
  if (!entryLine.test(line)) return fieldExpected;
  return expectedByCode[code] ?? fieldExpected;
}

/** Whether a field counts as absent. Forms write '', null or [] into fields that staff leave empty. */
function isEmpty(node: unknown): boolean {
  if (isMap(node)) return node.items.every(({ value }) => isEmpty(value));
  if (isSeq(node)) return node.items.every(isEmpty);
  return isScalar(node) && (node.value === null || String(node.value).trim() === '');
}

/** What staff should write if YAML would not read a node as they meant it. Undefined if it does. */
function nodeExpected(node: Node, text: string): string | undefined {
  if (isAlias(node)) return signExpected('*');
  if (node.anchor) return signExpected('&');
  if (isMap(node) && node.flow && node.items.some(({ value }) => value === null)) return signExpected('{');
  if (!isScalar(node) || node.type !== 'PLAIN' || typeof node.value !== 'string') return;
  if (/^[ \t]+#/.test(text.slice(node.range?.[1])))
    return 'Se espera el texto entre comillas: detrás de « #» no se lee nada. Una nota va en su propia línea.';
}

/**
 * Reads a YAML text.
 * @param firstLine line of the file at which the text starts
 */
export function readYaml(text: string, firstLine = 1): YamlFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineAt = (position: number) => lineCounter.linePos(position).line + firstLine - 1;
  const lineText = (line: number) => text.split('\n')[line - firstLine] ?? '';
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const quoted = quotedBefore(document, error.pos[0]);
    const isUnclosed =
      error.message.includes('quote') || (quoted !== undefined && lineAt(quoted) < lineAt(error.pos[0]));
    const line = lineAt(isUnclosed && quoted !== undefined ? quoted : error.pos[0]);
    const expected = isUnclosed ? quoteExpected : expectedInstead(error, lineText(line));
    const problem = { line, found: lineText(line).trim().slice(0, 90), expected };
    return { value: undefined, problems: [problem], lineOf: () => line };
  }
  const problems: LineProblem[] = [];
  visit(document, {
    Pair: (_key, { value }) => (isEmpty(value) ? visit.REMOVE : undefined),
    Node(key, node) {
      const [start, end] = node.range ?? [0, 0];
      const expected = nodeExpected(node, text);
      if (expected)
        problems.push({ line: lineAt(start), found: text.slice(start, end).slice(0, 90), expected });
      return typeof key === 'number' && isEmpty(node) ? visit.REMOVE : undefined;
    },
  });
  return {
    value: document.toJS(),
    problems,
    lineOf(path) {
      const found = path.map((_key, index) => document.getIn(path.slice(0, path.length - index), true));
      const position = found.find((node) => isNode(node))?.range?.[0];
      return position === undefined ? undefined : lineAt(position);
    },
  };
}
