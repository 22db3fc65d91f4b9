import { cx } from 'class-variance-authority';
import type { LegalTable as Table } from '@/lib/content-schema/legal';
import { LegalInline } from './legal-inline';
import styles from './legal.module.css';

/** A table. On narrow screens each row is a card and each cell names its column. */
export function LegalTable({ caption, columns, rows }: Table) {
  return (
    <table className={cx(styles.table, 'w-full text-body leading-note max-column:block')}>
      <caption className="pb-3 text-start text-muted max-column:block">{caption}</caption>
      <thead className={styles.columns}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={cx(styles.cell, styles.head, 'font-semibold')}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-column:block">
        {rows.map(([name = '', ...values], index) => (
          <tr key={index} className={styles.row}>
            <th scope="row" className={cx(styles.cell, styles.name, 'font-semibold wrap-anywhere')}>
              <LegalInline text={name} />
            </th>
            {values.map((value, column) => (
              <td key={column} className={styles.cell}>
                <span className="hidden text-small text-muted max-column:block" aria-hidden="true">
                  {columns[column + 1]}
                </span>
                <LegalInline text={value} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
