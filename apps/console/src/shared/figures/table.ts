import type { CsvLine } from './csv.ts';

export type Column<Row> = {
  readonly title: string;
  readonly value: (row: Row) => string | number;
  /** As people read it, where a file has it otherwise. */
  readonly shown?: (row: Row) => string;
  readonly isFigure?: true;
  /** Said by another column where people read it. */
  readonly isInFileOnly?: true;
};

/** The figures of a block, as it shows them in a table and gives them in a file. */
export type Table<Row> = { readonly columns: readonly Column<Row>[]; readonly rows: readonly Row[] };

export const linesOf = <Row>({ columns, rows }: Table<Row>): CsvLine[] => [
  columns.map(({ title }) => title),
  ...rows.map((row) => columns.map(({ value }) => value(row))),
];
