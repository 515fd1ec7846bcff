import clsx from 'clsx';
import type { Table } from './table.ts';

type Props<Row> = { readonly table: Table<Row>; readonly title: string };

export function FiguresTable<Row>({ table, title }: Props<Row>) {
  const columns = table.columns.filter(({ isInFileOnly }) => !isInFileOnly);
  return (
    // A keyboard scrolls what has the focus.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1, a part that scrolls must be reached by keyboard.
    <section aria-label={`${title}, table`} tabIndex={0} className="-mx-2 max-h-112 overflow-auto rounded-small">
      <table className="w-full text-14">
        <thead className="sticky top-0 bg-surface">
          <tr>
            {columns.map(({ title: heading, isFigure }) => (
              <th
                key={heading}
                scope="col"
                className={clsx(
                  'border-line border-b px-2 py-2 align-bottom font-medium text-ink-soft',
                  isFigure ? 'text-end' : 'text-start',
                )}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {table.rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own and keep their order.
            <tr key={at} className="hover:bg-sunk">
              {columns.map(({ title: heading, value, shown, isFigure }) => (
                <td
                  key={heading}
                  className={clsx(
                    'px-2 py-2.5',
                    isFigure ? 'whitespace-nowrap text-end tabular-nums' : 'wrap-break-word',
                  )}
                >
                  {shown ? shown(row) : value(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
