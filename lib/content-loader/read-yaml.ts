import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import { cutOff, numberExpected, quote, unreadable } from '../content-model/messages-to-staff';

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

/** Whether a field counts as absent. Forms write '', null or [] into fields that staff leave empty. */
function isEmpty(node: unknown): boolean {
  if (isMap(node)) return node.items.every(({ value }) => isEmpty(value));
  if (isSeq(node)) return node.items.every(isEmpty);
  return isScalar(node) && (node.value === null || String(node.value).trim() === '');
}

/** Reads a YAML text. @param firstLine line of the file at which the text starts */
export function readYaml(text: string, firstLine = 1): YamlFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineAt = (position: number) => lineCounter.linePos(position).line + firstLine - 1;
  const problems: LineProblem[] = [];
  const refuse = (position: number, expected: string) => {
    const line = lineAt(position);
    problems.push({ line, text: `Pone ${quote(text.split('\n')[line - firstLine] ?? '')}. ${expected}` });
  };

  const [mistake] = document.errors;
  if (mistake) refuse(mistake.pos[0], unreadable);
  else {
    visit(document, {
      Node(_key, node) {
        const [start = 0, end = 0] = node.range ?? [];
        // YAML gives a word after *, & or ! a meaning of its own, and leaves it out of the text.
        if (isAlias(node) || node.anchor || node.tag) refuse(start, unreadable);
        if (isScalar(node) && typeof node.value === 'number' && /\.\d{3}$/.test(node.source ?? ''))
          refuse(start, numberExpected);
        // Comments in lines of their own are fine.
        if (isScalar(node) && node.comment && /^ *#/.test(text.slice(end))) refuse(end, cutOff);
      },
    });
    visit(document, {
      Pair: (_key, { value }) => (isEmpty(value) ? visit.REMOVE : undefined),
      Node: (key, node) => (typeof key === 'number' && isEmpty(node) ? visit.REMOVE : undefined),
    });
  }

  return {
    value: problems.length > 0 ? undefined : document.toJS(),
    problems,
    lineOf(path) {
      for (let length = path.length; length > 0; length -= 1) {
        const node = document.getIn(path.slice(0, length), true);
        if (isNode(node) && node.range) return lineAt(node.range[0]);
      }
    },
    typedAt(path) {
      const node = document.getIn(path, true);
      if (isScalar(node)) return node.type === 'PLAIN' ? node.source : String(node.value);
    },
  };
}
