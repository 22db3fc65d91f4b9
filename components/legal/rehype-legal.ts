import type { Element, ElementContent, Root } from 'hast';

const element = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });

const isElement = (node: unknown, tagName?: string): node is Element =>
  typeof node === 'object' &&
  node !== null &&
  'tagName' in node &&
  (tagName === undefined || node.tagName === tagName);

function listElements(node: Element | Root): Element[] {
  const children: Root['children'] = node.children;
  return children.filter((child) => isElement(child));
}

const readText = (node: Element['children'][number]): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(readText).join('') : '';

/** Turns '**Titular:** Almena Eventos' into a term and its description. Returns null for other list items. */
function makeTerm({ children: [first, ...rest] }: Element): Element | null {
  if (!isElement(first, 'strong') || !readText(first).endsWith(':')) return null;
  const [lead, ...others] = rest;
  const description = lead?.type === 'text' ? [{ ...lead, value: lead.value.trimStart() }, ...others] : rest;
  const term = { type: 'text', value: readText(first).slice(0, -1) } as const;
  return element('div', [element('dt', [term]), element('dd', description)]);
}

/** Turns a list into a <dl>. Returns null unless every item is a term. */
function makeDefinitionList(list: Element): Element | null {
  const terms = listElements(list).map(makeTerm);
  return terms.every((term) => term !== null) ? element('dl', terms) : null;
}

const captionMark = 'Tabla: ';

/**
 * Makes the first cell of each row a heading, and adds the name of its column to every other cell, for narrow screens.
 */
function nameColumns(table: Element, caption: string): Element {
  const [head, body] = listElements(table);
  const columns = head ? listElements(head).flatMap(listElements) : [];
  const rows = body ? listElements(body) : [];
  for (const column of columns) column.properties = { scope: 'col' };
  for (const row of rows)
    listElements(row).forEach((cell, index) => {
      if (index === 0) {
        cell.tagName = 'th';
        cell.properties = { scope: 'row' };
      } else cell.children.unshift(element('span', columns[index]?.children ?? [], { ariaHidden: 'true' }));
    });
  if (caption) table.children.unshift(element('caption', [{ type: 'text', value: caption }]));
  return table;
}

/**
 * Gives legal texts the elements that Markdown lacks. A list of items such as '- **Titular:** …' becomes a list of terms, and
 * a paragraph 'Tabla: …' becomes the caption of the table below it.
 */
export function rehypeLegal() {
  return (root: Root) => {
    const blocks = listElements(root);
    root.children = blocks.flatMap((block, index): Element[] => {
      const caption = readText(blocks[index - 1] ?? element('p', []));
      if (block.tagName === 'ul') return [makeDefinitionList(block) ?? block];
      if (block.tagName === 'table')
        return [nameColumns(block, caption.startsWith(captionMark) ? caption.slice(captionMark.length) : '')];
      const isCaption = isElement(blocks[index + 1], 'table') && readText(block).startsWith(captionMark);
      return isCaption ? [] : [block];
    });
  };
}
