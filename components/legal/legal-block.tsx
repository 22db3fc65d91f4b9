import type { LegalBlock as Block } from '@/lib/content-schema/legal';
import { LegalInline } from './legal-inline';
import { LegalTable } from './legal-table';

/** One thing the site keeps in the visitor's browser. */
export interface StorageRow {
  key: string;
  /** Name of its category. */
  type: string;
  purpose: string;
  lifetime: string;
}

/** A paragraph, list, list of terms or table of a legal document. */
export function LegalBlock({ block, storage }: { block: Block; storage: readonly StorageRow[] }) {
  if (typeof block === 'string' || Array.isArray(block)) {
    return (
      <p>
        <LegalInline text={block} />
      </p>
    );
  }
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((item, index) => (
          <li key={index}>
            <LegalInline text={item} />
          </li>
        ))}
      </ul>
    );
  }
  if ('terms' in block) {
    return (
      <dl>
        {block.terms.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <LegalInline text={text} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  if ('table' in block) return <LegalTable {...block.table} />;
  return (
    <LegalTable
      {...block.storage}
      rows={storage.map(({ key, type, purpose, lifetime }) => [key, type, purpose, lifetime])}
    />
  );
}
