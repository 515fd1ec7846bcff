import { TextButton } from '@jara/ui/text-button';
import clsx from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import type { DateRange } from '../../../shared/days/date-range.ts';
import { downloadCsv } from '../../../shared/figures/download-csv.ts';
import { FiguresTable } from '../../../shared/figures/figures-table.tsx';
import type { Table } from '../../../shared/figures/table.ts';

type Props<Row> = {
  readonly title: string;
  readonly note: string;
  /** In the name of the file. */
  readonly name: string;
  readonly range: DateRange;
  readonly table: Table<Row>;
  /** Said where there are no rows. */
  readonly empty?: string;
  readonly chart?: ReactNode;
  /** What the chart and the table show of all there is. */
  readonly choices?: ReactNode;
  readonly isWide?: boolean;
};

/** Figures under a title: as a chart where there is one, as a table, and as a file. */
export function Block<Row>({ title, note, name, range, table, empty, chart, choices, isWide }: Props<Row>) {
  const [isTable, setIsTable] = useState(chart === undefined);
  const titleId = useId();
  const isEmpty = table.rows.length === 0;
  return (
    <section
      aria-labelledby={titleId}
      className={clsx(
        'flex min-w-0 flex-col gap-4 rounded-card border border-line bg-surface p-4 md:p-6',
        isWide && 'lg:col-span-2',
      )}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id={titleId} className="text-18">
            {title}
          </h2>
          <p className="text-14 text-ink-soft">{note}</p>
        </div>
        <div className="-mx-2 flex">
          {chart !== undefined && (
            <TextButton onClick={() => setIsTable(!isTable)}>{isTable ? 'Chart' : 'Table'}</TextButton>
          )}
          <TextButton disabled={isEmpty} onClick={() => downloadCsv(name, range, table)}>
            Download CSV
          </TextButton>
        </div>
      </header>
      {choices}
      {isEmpty && <p className="rounded-small bg-sunk px-4 py-6 text-center text-ink-soft">{empty}</p>}
      {!isEmpty && (isTable ? <FiguresTable table={table} title={title} /> : chart)}
    </section>
  );
}
