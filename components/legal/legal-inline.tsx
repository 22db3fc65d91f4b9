import { cx } from 'class-variance-authority';
import { Link } from '@/components/ui/link';
import type { LegalInline as Inline } from '@/lib/content-schema/legal';
import { isOutside } from '@/lib/routes';
import styles from './legal.module.css';

const link = cx(styles.link, 'wrap-anywhere underline-offset-inline');

/** Running text of a legal document, with its links. */
export function LegalInline({ text }: { text: Inline }) {
  if (typeof text === 'string') return text;
  return text.map((run, index) => {
    if (typeof run === 'string') return run;
    const Tag = run.href.startsWith('/') ? Link : 'a';
    return (
      <Tag key={index} className={cx(link, isOutside(run.href) && 'printed-address')} href={run.href}>
        {run.text}
      </Tag>
    );
  });
}
