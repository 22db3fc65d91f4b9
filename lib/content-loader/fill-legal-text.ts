import type { Nodes } from 'mdast';
import type { Facts } from '../content-model/fact-names';
import { findCaption, type LegalPage } from '../content-model/legal';
import { fillIn } from './fill';

function namesAbsentFact(node: Nodes, facts: Facts): boolean {
  const absent: string[] = [];
  fillIn(node, facts, (name) => absent.push(name));
  return absent.length > 0;
}

const holdsList = (item: Nodes) =>
  'children' in item && item.children.some(({ type }) => type === 'list' || type === 'table');

/** Whether nothing is left of a list, or nothing but the head of a table. A head that names an absent fact is a mistake. */
const isEmptied = (node: Nodes | undefined, facts: Facts) =>
  (node?.type === 'list' && node.children.length === 0) ||
  (node?.type === 'table' && node.children.length === 1 && !namesAbsentFact(node, facts));

/**
 * Leaves out the innermost list items and table rows that name a fact without a value, such as the phone number of a team
 * without one, and then lists and tables that are empty, with their captions. An item with a list of its own stays, and
 * keeps a list that would be empty: `fillLegalText` reports both.
 */
function leaveOut<Node extends Nodes>(node: Node, facts: Facts): Node {
  if (!('children' in node)) return node;
  const before: Nodes[] = node.children;
  const children = before.map((child) => {
    const rest = leaveOut(child, facts);
    return node.type === 'listItem' && isEmptied(rest, facts) ? child : rest;
  });
  const isKept = (child: Nodes, index: number) => {
    const isEntry = child.type === 'listItem' || (child.type === 'tableRow' && index > 0);
    if (isEntry) return holdsList(child) || !namesAbsentFact(child, facts);
    const next = children[index + 1];
    return !isEmptied(child, facts) && !(isEmptied(next, facts) && findCaption(child, next));
  };
  return { ...node, children: children.filter(isKept) };
}

/** Line of the innermost node of a path, such as `['children', 0, 'value']`. */
function findLine(node: Nodes, [, index, ...path]: PropertyKey[]): number {
  const child = 'children' in node && typeof index === 'number' && node.children[index];
  return child ? findLine(child, path) : (node.position?.start.line ?? 1);
}

/**
 * Fills the facts into the text of a legal page.
 * @param onAbsent called for each fact without a value that stays in the text, with the fact's name and the line on which
 * that sentence starts
 */
export function fillLegalText(
  { intro, sections }: Pick<LegalPage, 'intro' | 'sections'>,
  facts: Facts,
  onAbsent: (name: string, line: number) => void,
): Pick<LegalPage, 'intro' | 'sections'> {
  function fill<Node extends Nodes>(node: Node): Node {
    const rest = leaveOut(node, facts);
    return fillIn(rest, facts, (name, path) => onAbsent(name, findLine(rest, path)));
  }
  return {
    intro: fill(intro),
    sections: sections.map(({ id, heading, body }) => ({ id, heading: fill(heading), body: fill(body) })),
  };
}
