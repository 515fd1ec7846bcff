import { parseArgs } from 'node:util';
import { OperatorError } from '@jara/server/process';

const BACKUP_USAGE = `Use it so:
  npm run backup               copies the database into BACKUP_FOLDER, while it runs
  npm run backup -- --keep 7   and then deletes all but the newest seven, with the archived log that only they need`;

const RESTORE_USAGE = `Use it so:
  npm run restore-drill                                 restores the newest backup and all of the archived log, and checks it
  npm run restore-drill -- --at 2026-11-19T13:30:00Z    as it was at that moment
  npm run restore-drill -- --from <folder>              another backup, or data that another program has restored
  npm run restore-drill -- --to <folder>                and leaves the database there, as a DATA_FOLDER`;

const text = { type: 'string' } as const;

function parse<Name extends string>(args: readonly string[], names: readonly Name[], usage: string) {
  const options = Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>;
  try {
    return parseArgs({ args: [...args], options }).values as { readonly [each in Name]?: string };
  } catch (cause) {
    throw new OperatorError(usage, { cause });
  }
}

/** How many backups stay; undefined when all do. */
export function readKept(args: readonly string[]): number | undefined {
  const { keep } = parse(args, ['keep'], BACKUP_USAGE);
  if (keep === undefined) return undefined;
  if (!/^[1-9]\d{0,3}$/.test(keep)) throw new OperatorError(BACKUP_USAGE);
  return Number(keep);
}

export type Restoring = {
  readonly at: Date | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
};

/** A moment says its time zone: nobody should lose an hour to that of the machine. */
const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

export function readRestoring(args: readonly string[]): Restoring {
  const { at, from, to } = parse(args, ['at', 'from', 'to'], RESTORE_USAGE);
  const moment = at === undefined ? undefined : new Date(at);
  if (at !== undefined && (!MOMENT.test(at) || Number.isNaN(moment?.getTime()))) {
    throw new OperatorError(
      `--at must be a moment with its time zone, such as 2026-11-19T13:30:00Z, and it is '${at}'.`,
    );
  }
  return { at: moment, from, to };
}
