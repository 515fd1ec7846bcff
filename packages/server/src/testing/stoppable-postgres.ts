import { type ChildProcess, spawn } from 'node:child_process';
import { migrate } from '../db/index.ts';
import { startTestServer } from './server-for-tests.ts';
import { asOwner } from './template.ts';

const LONGEST_HANG_SECONDS = 20;

/** A migrated PostgreSQL of one test alone, which can be stopped in its tracks: it keeps its lines open and says nothing. */
export async function startStoppablePostgres() {
  const server = await startTestServer();
  await migrate(server.url);
  let stopped: readonly number[] = [];
  let guard: ChildProcess | undefined;

  /** The postmaster, which takes new connections, and every process that serves one. */
  const processes = () =>
    asOwner(server.url, async (client) => {
      const { rows } = await client.query<{ pid: number }>(
        `select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)::int as pid
         union all select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
      return rows.map(({ pid }) => pid);
    });

  function goOn(): void {
    guard?.kill();
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
    stopped = [];
  }
  return {
    url: server.url,
    async hang(): Promise<void> {
      stopped = await processes();
      // Should this process be killed meanwhile: nobody could stop a server that has been stopped in its tracks.
      const wake = `sleep ${LONGEST_HANG_SECONDS}; exec kill -CONT ${stopped.join(' ')}`;
      guard = spawn('sh', ['-c', wake], { detached: true, stdio: 'ignore' });
      guard.unref();
      for (const pid of stopped) process.kill(pid, 'SIGSTOP');
    },
    goOn,
    async stop(): Promise<void> {
      goOn();
      await server.stop();
    },
  };
}
