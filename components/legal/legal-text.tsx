import { cx } from 'class-variance-authority';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Link } from '@/components/ui/link';
import { isOutside } from '@/lib/routes';
import { rehypeLegal } from './rehype-legal';
import styles from './legal.module.css';

const text = cx(styles.text, 'text-pretty');
const link = cx(styles.link, 'wrap-anywhere underline-offset-inline');

const components: Components = {
  ul: ({ children }) => <ul className={text}>{children}</ul>,
  ol: ({ start, children }) => (
    <ol className={cx(text, 'list-decimal pl-6')} start={start}>
      {children}
    </ol>
  ),
  li: ({ children }) => <li className={styles.item}>{children}</li>,
  a({ href = '', children }) {
    const Tag = href.startsWith('/') ? Link : 'a';
    return (
      <Tag className={cx(link, isOutside(href) && 'printed-address')} href={href}>
        {children}
      </Tag>
    );
  },
  // rehypeLegal wraps each term and its description in a div.
  div: ({ children }) => (
    <div className={cx(styles.term, 'gap-x-6 gap-y-0.5 border-t border-hairline-ink py-3 last:border-b')}>
      {children}
    </div>
  ),
  dt: ({ children }) => <dt className="font-semibold">{children}</dt>,
  // On narrow screens each row becomes a card, and each cell names its column.
  table: ({ children }) => (
    <table className={cx(styles.table, 'w-full text-body leading-note max-column:block')}>{children}</table>
  ),
  caption: ({ children }) => (
    <caption className="pb-3 text-start text-muted max-column:block">{children}</caption>
  ),
  thead: ({ children }) => <thead className={styles.columns}>{children}</thead>,
  tbody: ({ children }) => <tbody className={cx(styles.rows, 'max-column:block')}>{children}</tbody>,
  th: ({ scope, children }) => (
    <th
      scope={scope}
      className={cx(
        styles.cell,
        scope === 'col' ? styles.head : cx(styles.name, 'wrap-anywhere'),
        'font-semibold',
      )}
    >
      {children}
    </th>
  ),
  td: ({ children }) => <td className={styles.cell}>{children}</td>,
  span: ({ children }) => (
    <span className="hidden text-small text-muted max-column:block" aria-hidden="true">
      {children}
    </span>
  ),
};

interface LegalTextProps {
  markdown: string;
  /** Classes of a paragraph. */
  paragraph?: string;
}

/** Renders the Markdown of a legal page. */
export function LegalText({ markdown, paragraph = text }: LegalTextProps) {
  return (
    <Markdown
      remarkPlugins={[remarkGfm]}
      rehypePlugins={[rehypeLegal]}
      components={{ ...components, p: ({ children }) => <p className={paragraph}>{children}</p> }}
    >
      {markdown}
    </Markdown>
  );
}
