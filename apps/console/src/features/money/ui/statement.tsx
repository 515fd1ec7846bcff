import type { Payee, Statement as StatementData } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { TextButton } from '@jara/ui/text-button';
import { type DateRange, rangeText } from '../../../shared/days/date-range.ts';
import { RangePicker } from '../../../shared/days/range-picker.tsx';
import { downloadCsv } from '../../../shared/figures/download-csv.ts';
import { FiguresTable } from '../../../shared/figures/figures-table.tsx';
import { STATEMENT_LIMIT, statementPresets, statementTable, totalEarned } from '../model/statement-days.ts';
import { StatementList } from './statement-list.tsx';

type Props = {
  readonly payee: Payee;
  readonly statement: StatementData;
  readonly range: DateRange;
  readonly onRange: (range: DateRange) => void;
  /** In the name of the file. */
  readonly fileName: string;
};

/** What was earned day by day, in a table and as a file. */
export function Statement({ payee, statement, range, onRange, fileName }: Props) {
  const table = statementTable(statement, payee);
  return (
    <section
      aria-labelledby="statement-title"
      className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-4 md:p-6"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4">
        <div>
          <h2 id="statement-title" className="text-18">
            Earned
          </h2>
          <p className="text-14 text-ink-soft">
            {rangeText(statement)}:{' '}
            <span className="price font-semibold text-ink">
              {formatMoney(totalEarned(statement), statement.currency)}
            </span>
          </p>
        </div>
        <TextButton disabled={table.rows.length === 0} onClick={() => downloadCsv(fileName, statement, table)}>
          Download CSV
        </TextButton>
      </header>
      <RangePicker range={range} onChange={onRange} presets={statementPresets(new Date())} limit={STATEMENT_LIMIT} />
      {table.rows.length === 0 ? (
        <p className="rounded-small bg-sunk px-4 py-6 text-center text-ink-soft">Nothing was earned on these days.</p>
      ) : (
        <>
          <div className="md:hidden">
            <StatementList table={table} sum="Earned" />
          </div>
          <div className="max-md:hidden">
            <FiguresTable table={table} title="Earned" />
          </div>
        </>
      )}
    </section>
  );
}

/** What is owed by now, whatever the days. */
export function Owed({
  title,
  statement: { owed, currency },
}: {
  readonly title: string;
  readonly statement: StatementData;
}) {
  return (
    <p className="rounded-card border border-line bg-surface px-4 py-3 md:px-6 md:py-4">
      <span className="block text-14 text-ink-soft">{title}</span>
      <span className="price font-bold text-28 md:text-36">{formatMoney(owed, currency)}</span>
    </p>
  );
}
