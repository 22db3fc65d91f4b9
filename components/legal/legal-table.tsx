import type { LegalTable as Table } from '@/lib/content-schema/legal';
import { LegalInline } from './legal-inline';

/**
 * A table that becomes a list of cards on narrow screens. The roles keep it a table for assistive technology there,
 * where its display values are no longer those of a table.
 */
export function LegalTable({ caption, columns, rows }: Table) {
  return (
    <table role="table">
      <caption>{caption}</caption>
      <thead>
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index} role="row">
            {row.map((cell, place) =>
              place === 0 ? (
                <th key={place} role="rowheader" scope="row">
                  <LegalInline text={cell} />
                </th>
              ) : (
                <td key={place} role="cell" data-column={columns[place]}>
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
