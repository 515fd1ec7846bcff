import { OperatorError } from '@jara/server/process';
import { z } from 'zod';
import { parseOptions } from './parse-options.ts';

const BACKUP_USAGE = `Use it so:
  npm run backup               copies the database into BACKUP_FOLDER, while it runs
  npm run backup -- --keep 7   and then deletes all but the newest seven, with the archived log that only they need`;

const RESTORE_USAGE = `Use it so:
  npm run restore-drill                                 restores the newest backup and all of the archived log, and checks it
  npm run restore-drill -- --at 2026-11-19T13:30:00Z    as it was at that moment
  npm run restore-drill -- --from <folder>              another backup, or data that another program has restored
  npm run restore-drill -- --to <folder>                and leaves the database there, as a DATA_FOLDER`;

const text = { type: 'string' } as const;

/** How many backups stay; undefined when all do. */
export function readKept(args: readonly string[]): number | undefined {
  const { keep } = parseOptions(args, { options: { keep: text } }, BACKUP_USAGE).values;
  if (keep === undefined) return undefined;
  if (!/^[1-9]\d{0,3}$/.test(keep)) throw new OperatorError(BACKUP_USAGE);
  return Number(keep);
}

export type Restoring = {
  readonly at: Date | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
};

/** A moment of the calendar says its time zone: nobody should lose an hour to that of the machine. */
const Moment = z.iso.datetime({ offset: true });

export function readRestoring(args: readonly string[]): Restoring {
  const { at, from, to } = parseOptions(args, { options: { at: text, from: text, to: text } }, RESTORE_USAGE).values;
  if (at === undefined) return { at, from, to };
  const moment = Moment.safeParse(at.replace(' ', 'T'));
  if (!moment.success) {
    throw new OperatorError(
      `--at must be a moment with its time zone, such as 2026-11-19T13:30:00Z, and it is '${at}'.`,
    );
  }
  return { at: new Date(moment.data), from, to };
}
