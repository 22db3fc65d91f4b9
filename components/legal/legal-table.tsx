import { cx } from 'class-variance-authority';
import type { LegalTable as Table } from '@/lib/content-schema/legal';
import { LegalInline } from './legal-inline';

const cell = 'py-3 pr-5 text-start last:pr-0';
const row = cx(
  'border-b border-hairline-tinta print:break-inside-avoid',
  'max-column:block max-column:border-t-stroke max-column:border-b-0 max-column:border-t-tinta max-column:py-4',
);

/** A table. On narrow screens each row is a card and each cell names its column. */
export function LegalTable({ caption, columns, rows }: Table) {
  return (
    <table className="w-full border-collapse text-body leading-note max-column:block">
      <caption className="pb-3 text-start text-muted max-column:block">{caption}</caption>
      <thead className="max-column:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={cx(cell, 'border-b-stroke border-tinta align-bottom font-semibold')}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-column:block">
        {rows.map(([name = '', ...values], index) => (
          <tr key={index} className={row}>
            <th
              scope="row"
              className={cx(
                cell,
                'w-[26%] align-top font-semibold wrap-anywhere max-column:block max-column:w-auto max-column:p-0',
              )}
            >
              <LegalInline text={name} />
            </th>
            {values.map((value, column) => (
              <td
                key={column}
                className={cx(cell, 'align-top max-column:mt-2 max-column:block max-column:p-0')}
              >
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
