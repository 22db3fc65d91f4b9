import { cx } from 'class-variance-authority';
import { toJsxRuntime, type Components } from 'hast-util-to-jsx-runtime';
import { h } from 'hastscript';
import type { List, ListItem, Nodes, Paragraph, Parents, Root, Table, TableRow } from 'mdast';
import { defaultHandlers, toHast, type Handlers, type State } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { Link } from '@/components/ui/link';
import { findCaption } from '@/lib/content-model/legal';
import { isOutside } from '@/lib/routes';
import styles from './legal-text.module.css';

function findSibling(node: Nodes, offset: number, parent?: Parents): Nodes | undefined {
  const siblings: Nodes[] = parent?.children ?? [];
  return siblings[siblings.indexOf(node) + offset];
}

/** Splits '**Titular:** Almena Eventos' into a term and its description. Returns null for any other list item. */
function splitTerm({ children: [paragraph, ...others] }: ListItem) {
  if (paragraph?.type !== 'paragraph' || others.length > 0) return null;
  const [bold, ...description] = paragraph.children;
  const end = bold?.type === 'strong' && bold.children.at(-1);
  if (!end || end.type !== 'text' || !end.value.endsWith(':')) return null;
  const term = [...bold.children.slice(0, -1), { ...end, value: end.value.slice(0, -1) }];
  return { term: { ...bold, children: term }, description: { ...paragraph, children: description } };
}

/** Elements that differ from the usual HTML of Markdown. */
const handlers: Handlers = {
  list(state: State, list: List) {
    const terms = list.ordered ? [] : list.children.map(splitTerm).filter((term) => term !== null);
    if (terms.length < list.children.length) return defaultHandlers.list(state, list);
    const pairs = terms.map(({ term, description }) =>
      h('div', [h('dt', state.all(term)), h('dd', state.all(description))]),
    );
    return h('dl', pairs);
  },
  paragraph: (state: State, paragraph: Paragraph, parent) =>
    findCaption(paragraph, findSibling(paragraph, 1, parent))
      ? undefined
      : defaultHandlers.paragraph(state, paragraph),
  table(state: State, table: Table, parent) {
    const { children } = defaultHandlers.table(state, table);
    const caption = findCaption(findSibling(table, -1, parent), table);
    return h('table', caption && h('caption', state.all(caption)), children);
  },
  /** In a narrow window each row is a card: its first cell is the title, and the other cells show their column's name. */
  tableRow(state: State, row: TableRow, parent) {
    const [head] = (parent as Table).children;
    const cells = row.children.map((cell, index) => {
      const words = state.all(cell);
      if (row === head) return h('th', { scope: 'col' }, words);
      if (index === 0) return h('th', { scope: 'row' }, words);
      return h('td', h('span', { ariaHidden: 'true' }, toString(head?.children[index])), words);
    });
    return h('tr', cells);
  },
};

const components: Partial<Components> = {
  /** Another site opens in the same tab, and its address is printed. */
  a({ href = '', ...props }) {
    const Tag = href.startsWith('/') ? Link : 'a';
    return <Tag {...props} href={href} className={cx(isOutside(href) && 'printed-address')} />;
  },
  thead: ({ children }) => <thead className="max-820:sr-only">{children}</thead>,
};

/** Renders a tree of Markdown. */
export const Markdown = ({ node }: { node: Nodes }) =>
  toJsxRuntime(toHast(node, { handlers }), { Fragment, jsx, jsxs, components });

/** The introduction or a section of a legal page. */
export function LegalText({ text, className }: { text: Root; className?: string }) {
  return (
    <div className={cx(styles.text, className)}>
      <Markdown node={text} />
    </div>
  );
}
