import type { LegalTable as Table } from '@/lib/content-schema/legal';
import { LegalInline } from './legal-inline';
import styles from './legal-table.module.css';

/** A table; on narrow screens each row becomes a card and each cell carries its column's name. */
export function LegalTable({ caption, columns, rows }: Table) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, place) =>
              place === 0 ? (
                <th key={place} scope="row">
                  <LegalInline text={cell} />
                </th>
              ) : (
                <td key={place} data-column={columns[place]}>
                  <LegalInline text={cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
