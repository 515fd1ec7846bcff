import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ExportedEvent } from '@jara/server/analytics';
import { isAlive, makeFolder, OperatorError } from '@jara/server/process';
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

/** Its name is put in place of what has it: that may be an earlier file of the day, and nothing else. */
async function checkTarget(file: string): Promise<void> {
  await makeFolder(path.dirname(file));
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile() === false) throw new OperatorError(`${file} is not a file: name one with --out.`);
}

/** Until it is whole: by whom it is written, so that what a killed process has left is known. */
const partOf = (file: string) => `${file}.${process.pid}-${randomUUID()}.part`;

async function removeLeft(file: string): Promise<void> {
  for (const name of await readdir(path.dirname(file))) {
    const pid = name.startsWith(`${path.basename(file)}.`) && /\.(\d+)-[0-9a-f-]{36}\.part$/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) await rm(path.join(path.dirname(file), name), { force: true });
  }
}

/**
 * Writes events as Parquet, each page a group of rows, and gives how many there were. The file is there once it is whole,
 * and its owner's alone. Of several that are written at once the last one stays.
 */
export async function writeEventFile(file: string, pages: AsyncIterable<readonly ExportedEvent[]>): Promise<number> {
  await checkTarget(file);
  await removeLeft(file);
  const part = partOf(file);
  try {
    await writeFile(part, '', { flag: 'wx', mode: 0o600 });
    const writer = new ParquetWriter({ writer: fileWriter(part), schema: SCHEMA, createdBy: 'Jara' });
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
