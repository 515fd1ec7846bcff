import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../../process/operator-error.ts';
import type { CopiedFile } from './copy-files.ts';
import { placeOf, segmentsIn } from './wal-archive.ts';

/** Beside the folder `data` of each backup. */
export type BackupRecord = {
  readonly began_at: string;
  readonly ended_at: string;
  /** The first of the log that its recovery needs. */
  readonly first_segment: string;
  readonly files: readonly CopiedFile[];
};

export type Backup = { readonly folder: string; readonly record: BackupRecord };

export const recordFile = (backup: string) => path.join(backup, 'backup.json');
export const dataOf = (backup: string) => path.join(backup, 'data');

/** Sorts by time. */
export const backupName = (now: Date, secret: string) => `${now.toISOString().replaceAll(/[-:.]/g, '')}-${secret}`;
const NAME = /^\d{8}T\d{9}Z-[0-9a-f]+$/;

/** Until it is whole. */
export const draftOf = (backup: string) => `${backup}.new`;

export const readBackup = async (folder: string): Promise<Backup> => ({
  folder,
  record: JSON.parse(await readFile(recordFile(folder), 'utf8')) as BackupRecord,
});

const namesIn = async (folder: string): Promise<string[]> => (await readdir(folder).catch(() => [] as string[])).sort();

async function backupsIn(folder: string): Promise<string[]> {
  return (await namesIn(folder)).filter((name) => NAME.test(name)).map((name) => path.join(folder, name));
}

/** All in a folder, or the one that it is; the newest last. */
export async function readBackups(folder: string): Promise<readonly Backup[]> {
  const isOne = (await namesIn(folder)).includes(path.basename(recordFile(folder)));
  const all = isOne ? [folder] : await backupsIn(folder);
  if (all.length === 0) throw new OperatorError(`There is no backup in ${folder}: make one with npm run backup.`);
  return Promise.all(all.map(readBackup));
}

/** The newest that ended before the moment, if there is one: only from there on the log can be replayed. */
export function newestBefore(backups: readonly Backup[], at: Date | undefined): Backup {
  const found = backups.findLast(({ record }) => at === undefined || new Date(record.ended_at) <= at);
  if (found !== undefined) return found;
  const oldest = backups[0]?.record.ended_at;
  throw new OperatorError(`The oldest backup ended at ${oldest}, and ${at?.toISOString()} is before it.`);
}

export type Deleted = { readonly backups: number; readonly segments: number };

/** Leaves the newest backups and what of the log they need. Drafts that are older than all of them were cut off. */
export async function deleteOldBackups(folder: string, archive: string | undefined, kept: number): Promise<Deleted> {
  const all = await backupsIn(folder);
  const [oldest] = all.slice(-kept);
  if (oldest === undefined) return { backups: 0, segments: 0 };
  const names = (await namesIn(folder)).filter((name) => NAME.test(name.replace(/\.new$/, '')));
  const old = names.map((name) => path.join(folder, name)).filter((each) => each < oldest);
  for (const each of old) await rm(each, { recursive: true });
  if (archive === undefined) return { backups: old.length, segments: 0 };
  const needed = placeOf((await readBackup(oldest)).record.first_segment);
  const segments = (await segmentsIn(archive)).filter((segment) => placeOf(segment) < needed);
  for (const segment of segments) await rm(path.join(archive, `${segment}.gz`));
  return { backups: old.length, segments: segments.length };
}
