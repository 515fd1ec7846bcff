import { chmod, rename, rm } from 'node:fs/promises';
import type { ExportedEvent } from '@jara/server/analytics';
import { fileWriter, ParquetWriter } from 'hyparquet-writer';

type Element = ParquetWriter['schema'][number];
type Column = { readonly element: Omit<Element, 'name'>; readonly value: (event: ExportedEvent) => unknown };

/** Ids are text, and details the text of a JSON: every warehouse has these two, and few the types made for them. */
const TEXT: Omit<Element, 'name'> = { type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'REQUIRED' };
const MOMENT: Omit<Element, 'name'> = {
  type: 'INT64',
  converted_type: 'TIMESTAMP_MILLIS',
  // Without it a reader takes it for a time of nowhere in particular.
  logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' },
  repetition_type: 'REQUIRED',
};

/** The file's columns, in order. */
const COLUMNS: Readonly<Record<string, Column>> = {
  id: { element: TEXT, value: ({ id }) => id },
  occurred_at: { element: MOMENT, value: ({ occurred_at }) => occurred_at },
  received_at: { element: MOMENT, value: ({ received_at }) => received_at },
  session_id: { element: TEXT, value: ({ session_id }) => session_id },
  is_signed_in: {
    element: { type: 'BOOLEAN', repetition_type: 'REQUIRED' },
    value: ({ is_signed_in }) => is_signed_in,
  },
  event_type: { element: TEXT, value: ({ event_type }) => event_type },
  name: { element: TEXT, value: ({ name }) => name },
  path: { element: TEXT, value: ({ path }) => path },
  os: { element: TEXT, value: ({ os }) => os },
  stands_for: { element: { type: 'INT32', repetition_type: 'REQUIRED' }, value: ({ stands_for }) => stands_for },
  details: { element: TEXT, value: ({ details }) => details },
};

const SCHEMA: Element[] = [
  { name: 'event', num_children: Object.keys(COLUMNS).length },
  ...Object.entries(COLUMNS).map(([name, { element }]) => ({ name, ...element })),
];

/**
 * Writes events as Parquet, each page a group of rows, and gives how many there were. The file is there once it is whole,
 * and its owner's alone.
 */
export async function writeEventFile(file: string, pages: AsyncIterable<readonly ExportedEvent[]>): Promise<number> {
  const part = `${file}.part`;
  try {
    const writer = new ParquetWriter({ writer: fileWriter(part), schema: SCHEMA, createdBy: 'Jara' });
    await chmod(part, 0o600);
    let count = 0;
    for await (const page of pages) {
      const columnData = Object.entries(COLUMNS).map(([name, { value }]) => ({ name, data: page.map(value) }));
      await writer.write({ columnData, rowGroupSize: page.length });
      count += page.length;
    }
    await writer.finish();
    await rename(part, file);
    return count;
  } finally {
    await rm(part, { force: true });
  }
}
