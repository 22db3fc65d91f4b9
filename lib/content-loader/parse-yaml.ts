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
} from 'yaml';
import { noHashExpected, numberExpected, quote, yamlExpected } from '../content-model/messages-to-staff';
import type { FieldPath } from './fields';
import { ContentError } from './problems';

/** Whether a field counts as absent. Forms write '', null or [] into fields that staff leave empty. */
function isEmpty(node: unknown): boolean {
  if (isMap(node)) return node.items.every(({ value }) => isEmpty(value));
  if (isSeq(node)) return node.items.every(isEmpty);
  return isScalar(node) && (node.value === null || String(node.value).trim() === '');
}

/** What YAML cannot read, or reads in another way than staff meant: where it starts, and what is expected there. */
function listMisreadings(document: Document.Parsed, text: string): [position: number, expected: string][] {
  const [mistake] = document.errors;
  if (mistake) return [[mistake.pos[0], yamlExpected]];
  const found: [number, string][] = [];
  visit(document, {
    Node(_key, node) {
      const [start = 0, end = 0] = node.range ?? [];
      // YAML gives a word after *, & or ! a meaning of its own, and leaves it out of the text.
      if (isAlias(node) || node.anchor || node.tag) found.push([start, yamlExpected]);
      if (isScalar(node) && typeof node.value === 'number' && /\.\d{3}$/.test(node.source ?? ''))
        found.push([start, numberExpected]);
      // A comment in a line of its own is meant as one.
      if (isScalar(node) && node.comment && /^ *#/.test(text.slice(end))) found.push([end, noHashExpected]);
    },
  });
  return found;
}

/** Parses the YAML of a file. @throws {ContentError} */
export function parseYaml(file: string, text: string) {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineAt = (position: number) => lineCounter.linePos(position).line;

  const misreadings = listMisreadings(document, text).map(([position, expected]) => {
    const line = lineAt(position);
    return { file, line, text: `Pone ${quote(text.split('\n')[line - 1] ?? '')}. ${expected}` };
  });
  if (misreadings.length > 0) throw new ContentError(misreadings);

  visit(document, {
    Pair: (_key, { value }) => (isEmpty(value) ? visit.REMOVE : undefined),
    Node: (key, node) => (typeof key === 'number' && isEmpty(node) ? visit.REMOVE : undefined),
  });
  return {
    /** The fields. Empty ones are left out. */
    value: document.toJS() as unknown,
    /** Line of a field, from 1. A missing field has the line of its record, or none if the record is the whole file. */
    lineOf(path: FieldPath): number | undefined {
      for (let length = path.length; length > 0; length -= 1) {
        const node = document.getIn(path.slice(0, length), true);
        if (isNode(node) && node.range) return lineAt(node.range[0]);
      }
    },
    /** A value as staff typed it. Undefined for a missing field, a list and a record. */
    typedAt(path: FieldPath): string | undefined {
      const node = document.getIn(path, true);
      if (isScalar(node)) return node.type === 'PLAIN' ? node.source : String(node.value);
    },
  };
}
