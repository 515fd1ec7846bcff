import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { OperatorError } from '../../process/operator-error.ts';
import { findBinaries } from '../embedded/binaries.ts';
import { SUPERUSER, writePassword } from '../embedded/data-folder.ts';
import { type Installation, prepareInstallation } from '../embedded/installation.ts';
import { type Launched, launchPostmaster, stopPostmaster } from '../embedded/postmaster.ts';
import { untilReady } from '../embedded/readiness.ts';
import { restoreSettings } from './archive-settings.ts';
import { dataOf, newestBefore, readBackups } from './backup-folder.ts';
import { type CopiedFile, copyTree, listTree } from './copy-files.ts';
import { FOR_THE_OWNER } from './durable-file.ts';
import { dataIn, give, makeRoom, removeLeftRooms } from './restore-room.ts';
import { placeOf, segmentsIn } from './wal-archive.ts';

/** Only names its socket file; nothing listens on the network. */
const PORT = 5432;
const RECOVERED_WITHIN_MS = 24 * 60 * 60 * 1000;
const LINES_LOOKED_AT = 200;

export type Source = {
  readonly folder: string;
  readonly data: string;
  /** What a backup of ours copied. Data of another program knows by itself where its log comes from. */
  readonly files?: readonly CopiedFile[];
};

type Options = {
  /** Without one, the database comes back as it was when the backup ended. */
  readonly archive?: string | undefined;
  /** The last moment that comes back; without it, all that there is. */
  readonly at?: Date | undefined;
  /** A data folder to be, in which the database stays. Without it, it goes when it stops. */
  readonly to?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onLog?: (line: string) => void;
};

export type Restored = {
  /** Of the server; only who may enter a folder of ours gets in, and needs no password. */
  addressOf(database: string): string;
  readonly filesMs: number;
  readonly logMs: number;
  /** Of the last change that came back. */
  readonly until: Date | null;
  stop(): Promise<void>;
};

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Of a folder of backups what leads to that moment, one of them, or data as another program has restored or copied it. */
export async function findSource(folder: string, at?: Date): Promise<Source> {
  if (await exists(path.join(folder, 'PG_VERSION'))) return { folder, data: folder };
  const backup = newestBefore(await readBackups(folder), at);
  return { folder: backup.folder, data: dataOf(backup.folder), files: backup.record.files };
}

function checkFiles(copied: readonly CopiedFile[], recorded: readonly CopiedFile[]): void {
  const found = new Map(copied.map((file) => [file.path, file]));
  const wrong = recorded.find(({ path: name, sha256 }) => found.get(name)?.sha256 !== sha256);
  if (wrong === undefined) return;
  const what = found.has(wrong.path) ? 'is not what was written' : 'is missing';
  throw new OperatorError(`The backup is damaged: its file ${wrong.path} ${what}. Take an older one with --from.`);
}

type Copying = { readonly durable: boolean; readonly signal: AbortSignal | undefined };

/** The folder has its name once it is whole: what is cut off is not taken for a database. */
async function copyData(
  { data: from, files: recorded }: Source,
  { data, account }: Installation,
  copying: Copying,
): Promise<void> {
  const draft = `${data}.new`;
  await rm(draft, { recursive: true, force: true });
  try {
    await mkdir(draft, { mode: FOR_THE_OWNER.folder });
    // A copied replica would follow the primary that runs.
    const tree = await listTree(from, (name) => name !== 'postmaster.pid' && name !== 'standby.signal');
    checkFiles(await copyTree(from, draft, tree, copying), recorded ?? []);
    // Not the end of a crash but of a log that comes from elsewhere.
    await writeFile(path.join(draft, 'recovery.signal'), '', { mode: FOR_THE_OWNER.file });
    for (const each of ['', 'recovery.signal', ...tree.folders, ...tree.files])
      await give(account, path.join(draft, each));
    await rename(draft, data);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** The moment of the last change, as PostgreSQL writes it when the log has ended. */
function lastChangeIn(lines: string): string {
  const [, day, time] = /last completed transaction was at log time (\S+) (\S+?)\+00/.exec(lines) ?? [];
  return day === undefined
    ? 'no change is in it'
    : `its last change is of ${new Date(`${day}T${time}Z`).toISOString()}`;
}

/** One sentence for what PostgreSQL has given up for. */
function reasonOf(launched: Launched, error: unknown, at: Date | undefined): unknown {
  const lines = launched.lastLines(LINES_LOOKED_AT);
  const damage = /^WAL archive: (.*)$/m.exec(lines)?.[1];
  if (damage !== undefined) {
    const advice = 'what came before it is restored by --at with an earlier moment';
    return new OperatorError(`The log cannot be replayed to the end: ${damage}; ${advice}.`, { cause: error });
  }
  if (at !== undefined && /recovery ended before configured recovery target was reached/.test(lines)) {
    const sentence = `The log does not go on to ${at.toISOString()}: ${lastChangeIn(lines)}. Without --at all of it comes back.`;
    return new OperatorError(sentence, { cause: error });
  }
  if (at !== undefined && /recovery stop point is before consistent recovery point/.test(lines)) {
    return new OperatorError(`This copy of the data is later than ${at.toISOString()}.`, { cause: error });
  }
  return error;
}

/** Data of another program brings its settings along: no other server is asked or waited for, and no other file written. */
const NOTHING_OF_WHERE_IT_RAN = {
  ...{ primary_conninfo: '', primary_slot_name: '', synchronous_standby_names: '' },
  ...{ archive_cleanup_command: '', recovery_end_command: '', external_pid_file: '' },
  ...{ logging_collector: 'off', log_destination: 'stderr' },
};

type Recovery = { readonly source: Source; readonly place: Installation; readonly room: string } & Options;

/** Starts it, and resolves when the log has been replayed and it takes changes. */
async function recover({ source, place, room, archive, at, to, signal }: Recovery, address: string): Promise<Launched> {
  const hba = path.join(room, 'pg_hba.conf');
  await writeFile(hba, 'local all all trust\n', { mode: FOR_THE_OWNER.file });
  await give(place.account, hba);
  const settings = {
    ...(source.files !== undefined && (await restoreSettings(archive, place.account))),
    // Nothing is read that is later: it may be what is damaged.
    ...(at !== undefined && { recovery_target_time: at.toISOString().replace('Z', '+00'), recovery_prefetch: 'off' }),
    ...{ recovery_target_action: 'promote', hot_standby: 'off', archive_mode: 'off' },
    ...{ listen_addresses: '', unix_socket_directories: room, hba_file: hba },
    ...NOTHING_OF_WHERE_IT_RAN,
  };
  const log = path.join(room, 'logs/postgres.log');
  const launched = await launchPostmaster({ place, port: PORT, durable: to !== undefined, log, settings });
  const stop = () => void stopPostmaster(launched);
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted) stop();
  try {
    await untilReady(address, 'postgres', launched, RECOVERED_WITHIN_MS);
    return launched;
  } catch (error) {
    await stopPostmaster(launched);
    throw reasonOf(launched, error, at);
  }
}

/** An undetected error in the log ends the replay as its end does: it must have come as far as the archive goes. */
async function checkReached(client: pg.Client, archive: string | undefined): Promise<Date | null> {
  const { rows } = await client.query<{ segment: string | null; until: Date | null }>(
    'select pg_walfile_name(pg_last_wal_replay_lsn()) as segment, pg_last_xact_replay_timestamp() as until',
  );
  const { segment = null, until = null } = rows[0] ?? {};
  const last = archive === undefined ? undefined : (await segmentsIn(archive)).at(-1);
  if (last !== undefined && segment !== null && placeOf(segment) < placeOf(last)) {
    throw new OperatorError(`The log was replayed to ${segment} alone, and the archive goes on to ${last}.`);
  }
  return until;
}

/** Owner's address and password are those of the file that `npm start` reads. */
async function setPassword(client: pg.Client, { data, account }: Installation): Promise<void> {
  const password = randomBytes(24).toString('hex');
  await client.query(`alter role ${SUPERUSER} password '${password}'`);
  await writePassword(data, password, account);
}

/** Copies a backup, replays the log, and runs the database that comes back. */
export async function startRestored(source: Source, options: Options): Promise<Restored> {
  const { archive, at, to, signal, onLog } = options;
  if (at !== undefined && source.files !== undefined && archive === undefined) {
    throw new OperatorError('--at needs the archived log: set WAL_ARCHIVE_FOLDER as for npm start.');
  }
  await removeLeftRooms(onLog);
  const room = await makeRoom();
  const folder = to === undefined ? dataIn(room) : path.join(to, 'postgres');
  // Programs that PostgreSQL's account cannot reach are copied, and go with the room.
  const elsewhere = to === undefined ? path.join(room, 'elsewhere') : '/var/lib/jara';
  const place = await prepareInstallation({ folder, binaries: findBinaries(), elsewhere, onLog }).catch(
    async (error: unknown) => {
      await rm(room, { recursive: true });
      throw error;
    },
  );
  if (await exists(place.data)) {
    await rm(room, { recursive: true });
    throw new OperatorError(`There is a database in ${place.data} already: choose another folder.`);
  }
  const addressOf = (database: string) =>
    `postgres://${SUPERUSER}@localhost:${PORT}/${database}?host=${encodeURIComponent(room)}`;
  const clear = async (isStaying: boolean) => {
    if (!isStaying) await rm(place.data, { recursive: true, force: true });
    await rm(room, { recursive: true, force: true });
  };
  let launched: Launched | undefined;
  try {
    const began = performance.now();
    await copyData(source, place, { durable: to !== undefined, signal });
    const copied = performance.now();
    launched = await recover({ source, place, room, ...options }, addressOf('postgres'));
    const recovered = performance.now();
    const client = new pg.Client({ connectionString: addressOf('postgres') });
    await client.connect();
    let until: Date | null;
    try {
      until = await checkReached(client, at === undefined && source.files !== undefined ? archive : undefined);
      if (to !== undefined) await setPassword(client, place);
    } finally {
      await client.end();
    }
    const running = launched;
    return {
      ...{ addressOf, until, filesMs: copied - began, logMs: recovered - copied },
      stop: async () => {
        await stopPostmaster(running);
        await clear(to !== undefined);
      },
    };
  } catch (error) {
    if (launched !== undefined) await stopPostmaster(launched);
    await clear(false);
    // What fails because it was stopped is no failure of its own.
    signal?.throwIfAborted();
    throw error;
  }
}
