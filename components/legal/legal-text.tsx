import { cx } from 'class-variance-authority';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Link } from '@/components/ui/link';
import { isOutside } from '@/lib/routes';
import { rehypeLegal } from './rehype-legal';
import styles from './legal-text.module.css';

const components: Components = {
  a({ href = '', children }) {
    const Tag = href.startsWith('/') ? Link : 'a';
    return (
      <Tag className={cx(isOutside(href) && 'printed-address')} href={href}>
        {children}
      </Tag>
    );
  },
  // In a narrow window each row becomes a card, and each cell names its column.
  thead: ({ children }) => <thead className="max-820:sr-only">{children}</thead>,
};

/** Renders the Markdown of a legal page. */
export function LegalText({ markdown, className }: { markdown: string; className?: string }) {
  return (
    <div className={cx(styles.text, className)}>
      <Markdown remarkPlugins={[remarkGfm]} rehypePlugins={[rehypeLegal]} components={components}>
        {markdown}
      </Markdown>
    </div>
  );
}
