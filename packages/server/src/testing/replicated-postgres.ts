import { execFile } from 'node:child_process';
import { appendFile, chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '../db/embedded.ts';
import { applicationAddress, type Database, migrate, openDatabase } from '../db/index.ts';
import type { FreshDatabase } from './fresh-database.ts';
import { REPLICA, TEST_FOLDER_PREFIX } from './server-for-tests.ts';
import { asOwner } from './template.ts';

/** Copies with owners and permissions, as PostgreSQL demands of its folder. */
const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);

type ReplicatedPostgres = FreshDatabase & {
  readonly replicaAppUrl: string;
  pauseReplay(): Promise<unknown>;
  resumeReplay(): Promise<unknown>;
  stopReplica(): Promise<void>;
};

/** A migrated PostgreSQL and its replica, which streams from it; the replica's replay can be paused, so that it lags. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const folder = await mkdtemp(path.join(await realpath(tmpdir()), TEST_FOLDER_PREFIX));
  await chmod(folder, 0o755);
  const start = (name: string) => startEmbeddedPostgres({ folder: path.join(folder, name), port: 0, durable: false });

  const made = await start('postgres');
  await migrate(made.url);
  // Both let the role in, with one password.
  const appUrl = new URL(await applicationAddress(made.url));
  await made.stop();
  const data = path.join(folder, REPLICA);
  await copy(made.data, data);
  const primary = await start('postgres');
  const { hostname, port, username, password } = new URL(primary.url);
  const source = `host=${hostname} port=${port} user=${username} password=${password}`;
  await appendFile(path.join(data, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  // Any file of that name, of PostgreSQL's own account.
  await copy(path.join(data, 'PG_VERSION'), path.join(data, 'standby.signal'));
  const replica = await start(REPLICA);
  const asApp = (url: string) => Object.assign(new URL(appUrl), { port: new URL(url).port }).href;

  const onReplica = (statement: string) => asOwner(replica.url, (client) => client.query(statement));
  const handles: Database[] = [];
  const opener = (role: 'app' | 'owner', url: string) => (max?: number) => {
    const handle = openDatabase(url, { role, max: max ?? 2 });
    handles.push(handle);
    return handle;
  };
  return {
    url: primary.url,
    appUrl: asApp(primary.url),
    replicaAppUrl: asApp(replica.url),
    openApp: opener('app', asApp(primary.url)),
    openOwner: opener('owner', primary.url),
    pauseReplay: () => onReplica('select pg_wal_replay_pause()'),
    resumeReplay: () => onReplica('select pg_wal_replay_resume()'),
    stopReplica: replica.stop,
    async close(): Promise<void> {
      await Promise.all(handles.map((handle) => handle.close()));
      await replica.stop();
      await primary.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
