import type { Table } from '../../../shared/figures/table.ts';

/** A phone's form of the table: a day's sum first, and beneath it what it is made of. */
export function StatementList<Row>({ table, sum }: { readonly table: Table<Row>; readonly sum: string }) {
  const [name, ...figures] = table.columns.filter(({ isInFileOnly }) => !isInFileOnly);
  const main = figures.find(({ title }) => title === sum);
  const textOf = (column: typeof name, row: Row) => column && String((column.shown ?? column.value)(row));
  return (
    <ul aria-label={sum} className="divide-y divide-line">
      {table.rows.map((row) => (
        <li key={textOf(name, row)} className="grid gap-1 py-3">
          <p className="flex items-baseline justify-between gap-3">
            <span className="font-medium">{textOf(name, row)}</span>
            <span className="price font-semibold">{textOf(main, row)}</span>
          </p>
          <dl className="flex flex-wrap gap-x-4 text-14 text-ink-soft">
            {figures
              .filter((column) => column !== main && Number(column.value(row)) !== 0)
              .map((column) => (
                <div key={column.title} className="flex gap-1">
                  <dt>{column.title}</dt>
                  <dd className="tabular-nums">{textOf(column, row)}</dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
