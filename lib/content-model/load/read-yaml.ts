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
} from 'yaml';
import {
  expectedByCode,
  fieldExpected,
  indentExpected,
  noteExpected,
  quoted,
  quoteExpected,
  signExpected,
} from '../spanish';

/** A line that is wrong: what it says, and what is expected instead, in Spanish. */
export interface LineProblem {
  line: number;
  text: string;
}

interface YamlFile {
  /** The fields. Empty ones are left out. */
  value: unknown;
  problems: LineProblem[];
  /** Line of a field, from 1. A missing field has the line of its record, or none if the record is the whole file. */
  lineOf: (path: readonly PropertyKey[]) => number | undefined;
  /** A value as staff typed it. Undefined for a missing field, a list and a record. */
  typedAt: (path: readonly PropertyKey[]) => string | undefined;
}

/** A field or an entry of a list. Any other line continues a text. */
const entryLine = /^ *(?:- |[\w-]+:)/;

/** The start of a quoted text that does not end. */
const openQuote = /(?<=[:-] +)(['"])(?:(?!\1)[^])*$/;

/** Where a text cannot be read as YAML, and what is expected there. Undefined if it can. */
function parserError(
  { errors, warnings }: Document,
  text: string,
): [position: number, expected: string] | undefined {
  const [error, second] = [...errors, ...warnings];
  if (!error) return;
  const { code, message } = error;
  const [position] = error.pos;
  if (message.includes('quote')) {
    const start = text.slice(0, position).search(openQuote);
    return [start < 0 ? position : start, quoteExpected];
  }
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && second?.code === 'MULTILINE_IMPLICIT_KEY')
    return [second.pos[1], indentExpected];
  if (message.startsWith('Sequence')) return [position, indentExpected];
  const line = text.slice(text.lastIndexOf('\n', position - 1) + 1);
  const isTextBelow = code === 'UNEXPECTED_TOKEN' && !entryLine.test(line);
  return [position, (!isTextBelow && expectedByCode[code]) || fieldExpected];
}

/** What is expected instead of a node that YAML would not read as staff meant it. Undefined if it would. */
function nodeExpected(node: Node, behind: string): string | undefined {
  const isText = isScalar(node) && node.type === 'PLAIN' && typeof node.value === 'string';
  if (isText && /^[ \t]+#/.test(behind)) return noteExpected;
  return isAlias(node) || node.anchor || node.tag ? signExpected : undefined;
}

/** Whether a field counts as absent. Forms write '', null or [] into fields that staff leave empty. */
function isEmpty(node: unknown): boolean {
  if (isMap(node)) return !node.flow && node.items.every(({ value }) => isEmpty(value));
  if (isSeq(node)) return node.items.every(isEmpty);
  return isScalar(node) && (node.value === null || String(node.value).trim() === '');
}

/**
 * Reads a YAML text.
 * @param firstLine line of the file at which the text starts
 */
export function readYaml(text: string, firstLine = 1): YamlFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineAt = (position: number) => lineCounter.linePos(position).line + firstLine - 1;
  const problems: LineProblem[] = [];
  const refuse = (position: number, expected: string) => {
    const line = lineAt(position);
    const typed = quoted(text.split('\n')[line - firstLine] ?? '');
    problems.push({ line, text: `Pone ${typed}. ${expected}` });
  };

  const error = parserError(document, text);
  if (error) refuse(...error);
  else
    visit(document, {
      Pair(_key, { key, value }) {
        if (isNode(key) && !isScalar(key)) refuse(key.range?.[0] ?? 0, signExpected);
        return isEmpty(value) ? visit.REMOVE : undefined;
      },
      Node(key, node) {
        const [start, end] = node.range ?? [0, 0];
        const expected = nodeExpected(node, text.slice(end));
        if (expected) refuse(start, expected);
        return typeof key === 'number' && isEmpty(node) ? visit.REMOVE : undefined;
      },
    });

  return {
    value: problems.length > 0 ? undefined : document.toJS(),
    problems,
    lineOf(path) {
      const found = path.map((_key, index) => document.getIn(path.slice(0, path.length - index), true));
      const position = found.find((node) => isNode(node))?.range?.[0];
      return position === undefined ? undefined : lineAt(position);
    },
    typedAt(path) {
      const node = document.getIn(path, true);
      if (isScalar(node)) return node.type === 'PLAIN' ? node.source : String(node.value);
    },
  };
}
