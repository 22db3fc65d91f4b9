import { cx } from 'class-variance-authority';
import type { LegalBlock as Block } from '@/lib/content-schema/legal';
import { LegalInline } from './legal-inline';
import { LegalTable } from './legal-table';

const text = 'measure-35 text-pretty print:max-w-none';
/** The bullet is a merlon, drawn as a border: browsers do not print backgrounds. */
const item = cx(
  'relative pl-6 print:break-inside-avoid',
  'before:absolute before:top-[0.55em] before:left-0 before:border-x-[0.3125rem] before:border-y-[0.25rem] before:border-hondo print:before:border-black',
);
const term = cx(
  'grid grid-cols-[minmax(0,11rem)_minmax(0,1fr)] gap-x-6 gap-y-0.5 border-t border-hairline-tinta py-3 last:border-b',
  'max-table:grid-cols-1 print:break-inside-avoid',
);

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
      <ul className={cx(text, 'space-y-2')}>
        {block.list.map((entry, index) => (
          <li key={index} className={item}>
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
          <div key={entry.term} className={term}>
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
