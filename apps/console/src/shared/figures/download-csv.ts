import type { DateRange } from '../days/date-range.ts';
import { csvOf } from './csv.ts';
import { linesOf, type Table } from './table.ts';

/** 'jara-funnel-2026-11-10-to-2026-11-16.csv' */
const fileName = (name: string, { from, to }: DateRange) => `jara-${name}-${from}-to-${to}.csv`;

export function downloadCsv<Row>(name: string, range: DateRange, table: Table<Row>): void {
  const file = new Blob([csvOf(linesOf(table))], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName(name, range);
  link.click();
  URL.revokeObjectURL(link.href);
}
