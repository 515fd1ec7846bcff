import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '@jara/server/db';
import { startEmbeddedPostgres } from '@jara/server/embedded';
import { freeLoopbackPort } from '@jara/server/process';
import type { Scope } from '../scope.ts';
import type { Crash, CrashableDatabase } from './crashable-database.ts';

/** A single process that dies makes the whole server recover by itself. */
export async function killOneConnection(url: string): Promise<void> {
  const { pool, close } = openDatabase(url, { role: 'owner', max: 1 });
  try {
    const { rows } = await pool.query<{ pid: number }>(
      `select pid from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid() order by random() limit 1`,
    );
    for (const { pid } of rows) process.kill(pid, 'SIGKILL');
  } finally {
    await close().catch(() => undefined);
  }
}

/** A real PostgreSQL that writes to the disk as in production, and can be crashed and started again in its place. */
export async function startCrashablePostgres(scope: Scope, folder: string): Promise<CrashableDatabase> {
  const options = { folder: path.join(folder, 'postgres'), port: await freeLoopbackPort(), durable: true };
  let running = await startEmbeddedPostgres(options);
  let crashing: Promise<unknown> = Promise.resolve();

  async function endAndStartAgain(signal: 'SIGKILL' | 'SIGQUIT'): Promise<void> {
    const [pid] = (await readFile(path.join(running.data, 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), signal);
    await running.exited;
    await running.stop();
    running = await startEmbeddedPostgres(options);
  }

  const crash = (what: string, breakIt: () => Promise<void>): Crash => ({
    kind: 'crash',
    what,
    async cause() {
      const began = performance.now();
      crashing = breakIt();
      await crashing;
      return { began, ended: performance.now(), isFailover: false };
    },
  });

  scope.onEnd(async () => {
    await crashing.catch(() => undefined);
    await running.stop();
  });
  return {
    url: running.url,
    crashes: [
      crash('SIGKILL', () => endAndStartAgain('SIGKILL')),
      crash('SIGQUIT', () => endAndStartAgain('SIGQUIT')),
      crash('one connection', () => killOneConnection(running.url)),
    ],
  };
}
