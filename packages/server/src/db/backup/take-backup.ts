import { randomBytes } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { makeFolder } from '../../process/named-folder.ts';
import {
  type Backup,
  type BackupRecord,
  backupName,
  dataOf,
  draftOf,
  readBackup,
  recordFile,
} from './backup-folder.ts';
import { type CopiedFile, copyTree, listTree } from './copy-files.ts';
import { createDurably, FOR_THE_OWNER, syncFolder } from './durable-file.ts';
import { placeOf } from './wal-archive.ts';

/** What PostgreSQL makes anew, and what is of this run of it alone. Their folders are copied empty. */
const CONTENT_LEFT_OUT =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)[/\\](?!archive_status$|summaries$)/;
const LEFT_OUT = /^(postmaster\.(pid|opts)|backup_label|tablespace_map|current_logfiles|jara-password)$/;
const TEMPORARY = /(^|[/\\])(pgsql_tmp.*|pg_internal\.init(\.\d+)?)$/;

const isWanted = (name: string) => ![CONTENT_LEFT_OUT, LEFT_OUT, TEMPORARY].some((pattern) => pattern.test(name));

/** Says where the log was when everything before it was on the disk: whoever reads it as it changes believes this. */
const CONTROL_FILE = path.join('global', 'pg_control');

/** The log from the beginning of the backup to its end. It is whole: the end switches to the next segment. */
async function copyLog(data: string, to: string, first: string, last: string): Promise<CopiedFile[]> {
  const { files } = await listTree(path.join(data, 'pg_wal'), (name) => !/^(archive_status|summaries)$/.test(name));
  const needed = files.filter(
    (name) => name.endsWith('.history') || (placeOf(name) >= placeOf(first) && placeOf(name) <= placeOf(last)),
  );
  const copied = await copyTree(path.join(data, 'pg_wal'), path.join(to, 'pg_wal'), { folders: [], files: needed });
  return copied.map((file) => ({ ...file, path: path.join('pg_wal', file.path) }));
}

async function oneRow<Row extends pg.QueryResultRow>(client: pg.Client, text: string, values: unknown[] = []) {
  const { rows } = await client.query<Row>(text, values);
  return rows[0] as Row;
}

/** Copies the data of a PostgreSQL that runs on this machine, while it runs. It says what to copy by its session alone. */
async function copyRunning(client: pg.Client, to: string, secret: string): Promise<Omit<BackupRecord, 'ended_at'>> {
  const began_at = new Date().toISOString();
  const { data } = await oneRow<{ data: string }>(client, `select current_setting('data_directory') as data`);
  // Keeps the log of this time from being overwritten; it goes with the session.
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [`jara_backup_${secret}`]);
  const { first } = await oneRow<{ first: string }>(
    client,
    'select pg_walfile_name(pg_backup_start($1, fast => true)) as first',
    [`jara ${secret}`],
  );
  const { folders, files } = await listTree(data, isWanted);
  const copied = await copyTree(data, to, { folders, files: files.filter((name) => name !== CONTROL_FILE) });
  copied.push(...(await copyTree(data, to, { folders: [], files: [CONTROL_FILE] })));
  const { label, last } = await oneRow<{ label: string; last: string }>(
    client,
    'select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(wait_for_archive => false)',
  );
  copied.push(...(await copyLog(data, to, first, last)));
  await createDurably(path.join(to, 'backup_label'), Buffer.from(label));
  return { began_at, first_segment: first, files: copied };
}

/** A base backup into a folder of its own below `folder`: whole once it has its name. Several may be made at once. */
export async function takeBackup(url: string, folder: string): Promise<Backup> {
  const secret = randomBytes(4).toString('hex');
  const backup = path.join(path.resolve(folder), backupName(new Date(), secret));
  const draft = draftOf(backup);
  await makeFolder(dataOf(draft), FOR_THE_OWNER.folder);
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    const copied = await copyRunning(client, dataOf(draft), secret);
    // By the clock that the log goes by: a moment to restore to is compared with it.
    const { now } = await oneRow<{ now: Date }>(client, 'select clock_timestamp() as now');
    const record: BackupRecord = { ...copied, ended_at: now.toISOString() };
    await createDurably(recordFile(draft), Buffer.from(`${JSON.stringify(record, null, 1)}\n`));
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
  await rename(draft, backup);
  await syncFolder(folder);
  return readBackup(backup);
}
