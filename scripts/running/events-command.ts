import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { dayOf, findEventsOfDay } from '@jara/server/analytics';
import { type Database, inTransaction, sql } from '@jara/server/db';
import { OperatorError } from '@jara/server/process';
import { z } from 'zod';
import { writeEventFile } from './event-file.ts';

const USAGE = 'Use it so: npm run events -- export --day 2026-11-18 [--out <file>]';

type Deps = {
  readonly db: Database['db'];
  readonly now: Date;
  /** Where the file lies if nobody names one. */
  readonly folder: string;
};

function readOptions(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...args], options: { day: text, out: text } }).values;
  } catch (cause) {
    throw new OperatorError(USAGE, { cause });
  }
}

function readDay(given: string | undefined, now: Date): string {
  const day = z.iso.date().safeParse(given);
  if (!day.success) throw new OperatorError(USAGE);
  if (day.data >= dayOf(now)) throw new OperatorError(`${day.data} has not ended in Lagos yet.`);
  return day.data;
}

/** What `npm run events` is told to do. The file is of one moment, however long it takes to write. */
export async function runEventsCommand(
  { db, now, folder }: Deps,
  [command, ...rest]: readonly string[],
): Promise<string> {
  if (command !== 'export') throw new OperatorError(USAGE);
  const options = readOptions(rest);
  const day = readDay(options.day, now);
  const file = path.resolve(options.out ?? path.join(folder, `${day}.parquet`));
  await mkdir(path.dirname(file), { recursive: true });
  const count = await inTransaction(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    return writeEventFile(file, findEventsOfDay(tx, day));
  });
  return `${count.toLocaleString('en')} events of ${day} (Lagos) are in ${file}.`;
}
