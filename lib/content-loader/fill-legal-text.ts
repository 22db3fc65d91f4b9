import type { Nodes, RootContent } from 'mdast';
import type { Facts } from '../content-model/fact-names';
import { fillText, findAbsentFact } from './fill';
import { listNodes } from './read-legal-text';

/** The facts without a value that a node names, in its texts and in the addresses of its links. */
function listAbsentFacts(node: Nodes, facts: Facts): string[] {
  const texts = listNodes(node).map((inner) =>
    'value' in inner ? inner.value : 'url' in inner ? inner.url : '',
  );
  return texts.flatMap((text) => findAbsentFact(text, facts) ?? []);
}

/**
 * Fills the facts into paragraphs, lists and tables. If the fact of a list item or of a table row has no value, such as the
 * phone number of a team without one, the item or row is left out.
 * @param onAbsent called for each fact without a value that a sentence names, with the fact's name and the line on which
 * that text starts
 */
export function fillLegalText(
  blocks: RootContent[],
  facts: Facts,
  onAbsent: (name: string, line: number) => void,
): RootContent[] {
  function fillNode<Node extends Nodes>(node: Node): Node[] {
    const absentFacts = listAbsentFacts(node, facts);
    if (absentFacts.length > 0 && (node.type === 'listItem' || node.type === 'tableRow')) return [];
    if (node.type === 'text') {
      for (const name of absentFacts) onAbsent(name, node.position?.start.line ?? 1);
      return [{ ...node, value: fillText(node.value, facts) }];
    }
    const filled = node.type === 'link' ? { ...node, url: fillText(node.url, facts) } : node;
    return 'children' in filled ? [{ ...filled, children: filled.children.flatMap(fillNode) }] : [filled];
  }

  return blocks.flatMap(fillNode);
}
