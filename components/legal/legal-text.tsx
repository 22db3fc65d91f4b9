import { cx } from 'class-variance-authority';
import type { List, ListItem, PhrasingContent, RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { Link } from '@/components/ui/link';
import { isOutside } from '@/lib/routes';
import styles from './legal-text.module.css';

/** The text of a paragraph or cell, with its bold words and links. */
function Words({ nodes }: { nodes: PhrasingContent[] }) {
  return nodes.map((node, index) => {
    const children = 'children' in node && <Words nodes={node.children} />;
    switch (node.type) {
      case 'text':
        return node.value;
      case 'strong':
        return <strong key={index}>{children}</strong>;
      case 'emphasis':
        return <em key={index}>{children}</em>;
      case 'break':
        return <br key={index} />;
      case 'link': {
        const Tag = node.url.startsWith('/') ? Link : 'a';
        return (
          <Tag key={index} className={cx(isOutside(node.url) && 'printed-address')} href={node.url}>
            {children}
          </Tag>
        );
      }
    }
  });
}

/** Splits '**Titular:** Almena Eventos' into a term and its description. Returns null for any other list item. */
function splitTerm({ children: [paragraph] }: ListItem) {
  if (paragraph?.type !== 'paragraph') return null;
  const [bold, ...description] = paragraph.children;
  const term = bold?.type === 'strong' ? toString(bold) : '';
  return term.endsWith(':') ? { term: term.slice(0, -1), description } : null;
}

function LegalList({ list: { ordered, children: items } }: { list: List }) {
  const terms = items.map(splitTerm).filter((term) => term !== null);
  if (terms.length === items.length)
    return (
      <dl>
        {terms.map(({ term, description }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Words nodes={description} />
            </dd>
          </div>
        ))}
      </dl>
    );
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag>
      {items.map(({ children }, index) => (
        <li key={index}>
          {children.map((block, place) =>
            block.type === 'paragraph' ? (
              <Words key={place} nodes={block.children} />
            ) : (
              block.type === 'list' && <LegalList key={place} list={block} />
            ),
          )}
        </li>
      ))}
    </Tag>
  );
}

/** In a narrow window each row becomes a card: its first cell is the title, and the other cells show their column's name. */
function LegalTable({ table: { children }, caption }: { table: Table; caption: string | null }) {
  const [columns = [], ...rows] = children.map((row) => row.children);
  return (
    <table>
      {caption && <caption>{caption}</caption>}
      <thead className="max-820:sr-only">
        <tr>
          {columns.map((column, index) => (
            <th key={index} scope="col">
              <Words nodes={column.children} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{name && <Words nodes={name.children} />}</th>
            {cells.map((cell, index) => (
              <td key={index}>
                <span aria-hidden="true">
                  <Words nodes={columns[index + 1]?.children ?? []} />
                </span>
                <Words nodes={cell.children} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The caption that a paragraph 'Tabla: …' gives to the table below it. */
function findCaption(block: RootContent | undefined): string | null {
  if (block?.type !== 'paragraph') return null;
  return /^Tabla: (.*)/s.exec(toString(block))?.[1] ?? null;
}

/** Renders the paragraphs, lists and tables of a legal page. */
export function LegalText({ blocks, className }: { blocks: RootContent[]; className?: string }) {
  return (
    <div className={cx(styles.text, className)}>
      {blocks.map((block, index) => {
        if (block.type === 'list') return <LegalList key={index} list={block} />;
        if (block.type === 'table')
          return <LegalTable key={index} table={block} caption={findCaption(blocks[index - 1])} />;
        const isCaption = blocks[index + 1]?.type === 'table' && findCaption(block) !== null;
        if (block.type !== 'paragraph' || isCaption) return null;
        return (
          <p key={index}>
            <Words nodes={block.children} />
          </p>
        );
      })}
    </div>
  );
}
