import path from 'node:path';
import { dayOf, EVENTS_STAY_DAYS, findEventsOfDay, oldestWholeDay } from '@jara/server/analytics';
import { type Database, inTransaction, sql } from '@jara/server/db';
import { OperatorError } from '@jara/server/process';
import { z } from 'zod';
import { writeEventFile } from './event-file.ts';
import { parseOptions } from './parse-options.ts';

const USAGE = 'Use it so: npm run events -- export --day 2026-11-18 [--out <file>]';

type Context = {
  readonly now: Date;
  /** Where the file lies if nobody names one. */
  readonly folder: string;
};

const OPTIONS = { day: { type: 'string' }, out: { type: 'string' } } as const;

function readDay(given: string | undefined, now: Date): string {
  const day = z.iso.date().safeParse(given);
  if (!day.success) throw new OperatorError(USAGE);
  if (day.data >= dayOf(now)) throw new OperatorError(`${day.data} has not ended in Lagos yet.`);
  // An empty file would take the place of the one that was written when the events were there.
  if (day.data < oldestWholeDay(now)) {
    throw new OperatorError(`Events are deleted after ${EVENTS_STAY_DAYS} days, and those of ${day.data} were.`);
  }
  return day.data;
}

type Work = (db: Database['db']) => Promise<string>;

/** What `npm run events` is told to do, for when there is a database. The file is of one moment, however long it takes. */
export function readEventsCommand([command, ...rest]: readonly string[], { now, folder }: Context): Work {
  if (command !== 'export') throw new OperatorError(USAGE);
  const options = parseOptions(rest, { options: OPTIONS }, USAGE).values;
  const day = readDay(options.day, now);
  const file = path.resolve(options.out ?? path.join(folder, `${day}.parquet`));
  return async (db) => {
    const count = await inTransaction(db, async (tx) => {
      await tx.execute(sql`set transaction isolation level repeatable read, read only`);
      return writeEventFile(file, findEventsOfDay(tx, day));
    });
    if (count === 0) return `There is no event of ${day} (Lagos): ${file} has no rows.`;
    return `${count.toLocaleString('en')} events of ${day} (Lagos) are in ${file}.`;
  };
}
