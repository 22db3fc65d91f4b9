import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import {
  expectedByCode,
  fieldExpected,
  indentExpected,
  quote,
  quoteExpected,
  signExpected,
  tabExpected,
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

/** The start of a quoted text that does not end. */
const openQuote = /(?<=[:-] +)(['"])(?:(?!\1)[^])*$/;

/** Whether a node is written as '{…}'. Forms write records in lines of their own. */
const isFlowMap = (node: unknown) => isMap(node) && node.flow === true && node.items.length > 0;

/** Whether a field counts as absent. Forms write '', null or [] into fields that staff leave empty. */
function isEmpty(node: unknown): boolean {
  if (isMap(node)) return node.items.every(({ value }) => isEmpty(value));
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
    problems.push({ line, text: `Pone ${quote(text.split('\n')[line - firstLine] ?? '')}. ${expected}` });
  };

  const [error, second] = document.errors;
  if (error) {
    const [position] = error.pos;
    const quoteStart = text.slice(0, position).search(openQuote);
    const line = text.slice(text.lastIndexOf('\n', position - 1) + 1);
    if (error.message.includes('quote')) refuse(quoteStart < 0 ? position : quoteStart, quoteExpected);
    else if (/^ *\t/.test(line)) refuse(position, tabExpected);
    // A line with too many spaces in front makes the line above it look as if that had two colons.
    else if (second?.code === 'MULTILINE_IMPLICIT_KEY') refuse(second.pos[1], indentExpected);
    else refuse(position, expectedByCode[error.code] ?? fieldExpected);
  } else
    visit(document, {
      Pair: (_key, { value }) => (!isFlowMap(value) && isEmpty(value) ? visit.REMOVE : undefined),
      Node(key, node) {
        // YAML would read these as something else than the text that staff meant.
        if (isAlias(node) || node.anchor || node.tag || isFlowMap(node))
          refuse(node.range?.[0] ?? 0, signExpected);
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
