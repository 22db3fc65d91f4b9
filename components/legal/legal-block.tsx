import { cx } from 'class-variance-authority';
import type { LegalBlock as Block } from '@/lib/content-schema/legal';
import { LegalInline } from './legal-inline';
import { LegalTable } from './legal-table';
import styles from './legal.module.css';

const text = cx(styles.text, 'text-pretty');

/** A paragraph, list, list of terms or table of a legal document. */
export function LegalBlock({ block, storage }: { block: Block; storage: string[][] }) {
  if (typeof block === 'string' || Array.isArray(block)) {
    return (
      <p className={text}>
        <LegalInline text={block} />
      </p>
    );
  }
  if ('list' in block) {
    return (
      <ul className={text}>
        {block.list.map((entry, index) => (
          <li key={index} className={styles.item}>
            <LegalInline text={entry} />
          </li>
        ))}
      </ul>
    );
  }
  if ('terms' in block) {
    return (
      <dl>
        {block.terms.map((entry) => (
          <div
            key={entry.term}
            className={cx(styles.term, 'gap-x-6 gap-y-0.5 border-t border-hairline-ink py-3 last:border-b')}
          >
            <dt className="font-semibold">{entry.term}</dt>
            <dd>
              <LegalInline text={entry.text} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  if ('table' in block) return <LegalTable {...block.table} />;
  return <LegalTable {...block.storage} rows={storage} />;
}
