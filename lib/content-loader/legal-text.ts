import type { Nodes } from 'mdast';
import type { Facts } from '../content-model/fact-names';
import { findCaption, type LegalText } from '../content-model/legal';
import { listNames } from '../content-model/messages-to-staff';
import { fillNames, fillText } from './facts';
import type { FieldText } from './fields';

/** A node with all nodes inside it. */
export const listNodes = (node: Nodes): Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap(listNodes) : []),
];

export const lineOf = (node: Nodes) => node.position?.start.line ?? 1;

/** What a node says apart from its children: a text, or the address and the title of a link. */
function readNode(node: Nodes): Pick<FieldText, 'text' | 'field'>[] {
  if (node.type === 'text') return [{ text: node.value, field: { prose: true } }];
  if (node.type !== 'link') return [];
  return [
    { text: node.url, field: { prose: true, link: 'any' } },
    { text: node.title ?? '', field: { prose: true } },
  ];
}

/** The texts and links of a legal text, with their lines and what a schema would say of them. */
export const listMarkdownTexts = ({ intro, sections }: LegalText, file: string) =>
  [intro, ...sections.flatMap(({ heading, body }) => [heading, body])]
    .flatMap(listNodes)
    .flatMap((node) =>
      readNode(node).map((text) => ({ ...text, path: [], location: { file, line: lineOf(node) } })),
    );

const fillNode = <Node extends Nodes>(node: Node, facts: Facts): Node => ({
  ...node,
  ...(node.type === 'text' && { value: fillText(node.value, facts) }),
  ...(node.type === 'link' && {
    url: fillNames(node.url, facts),
    title: node.title && fillText(node.title, facts),
  }),
  ...('children' in node && { children: node.children.map((child) => fillNode(child, facts)) }),
});

/** Whether a node still has a name in braces after filling, because its fact has no value. */
const isUnfilled = (node: Nodes) =>
  listNodes(node)
    .flatMap(readNode)
    .some(({ text }) => listNames(text).length > 0);

const hasListOrTable = (item: Nodes) =>
  'children' in item && item.children.some(({ type }) => type === 'list' || type === 'table');

/** Whether a list or table has lost all entries. One with an unfilled name in its head stays, and `checkFiles` reports it. */
const isEmptied = (node?: Nodes) =>
  (node?.type === 'list' && node.children.length === 0) ||
  (node?.type === 'table' && node.children.length === 1 && !isUnfilled(node));

/**
 * Leaves out list items and table rows that name a fact without a value, such as the phone number of a team without one, and
 * then lists and tables that are empty, with their captions. An item that holds a list or table is neither left out nor
 * emptied, because more than the fact would be lost: `checkFiles` reports the names in it.
 */
function omitUnfilled<Node extends Nodes>(node: Node): Node {
  if (!('children' in node)) return node;
  const before: Nodes[] = node.children;
  const children = before.map((child) => {
    const rest = omitUnfilled(child);
    return node.type === 'listItem' && isEmptied(rest) ? child : rest;
  });
  const isKept = (child: Nodes, index: number) => {
    const isEntry = child.type === 'listItem' || (child.type === 'tableRow' && index > 0);
    if (isEntry) return hasListOrTable(child) || !isUnfilled(child);
    const next = children[index + 1];
    return !isEmptied(child) && !(isEmptied(next) && findCaption(child, next));
  };
  return { ...node, children: children.filter(isKept) };
}

/** Fills the facts into the text of a legal page, and leaves out entries about facts without values. */
export function fillLegalText({ intro, sections }: LegalText, facts: Facts): LegalText {
  const fill = <Node extends Nodes>(node: Node): Node => omitUnfilled(fillNode(node, facts));
  return {
    intro: fill(intro),
    sections: sections.map(({ id, heading, body }) => ({ id, heading: fill(heading), body: fill(body) })),
  };
}
