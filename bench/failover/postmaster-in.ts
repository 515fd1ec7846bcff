import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive, startTimeOf } from '@jara/server/process';

const GONE_WITHIN_MS = 10_000;

const send = (signal: NodeJS.Signals, pids: readonly number[]) => {
  for (const pid of pids) if (isAlive(pid)) process.kill(pid, signal);
};

/** A child of PostgreSQL is in no group with it. */
async function childrenOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

async function untilGone(pid: number): Promise<void> {
  for (const end = Date.now() + GONE_WITHIN_MS; (await startTimeOf(pid)) !== undefined; await pause(20))
    if (Date.now() > end) throw new Error(`PostgreSQL ${pid} did not end`);
}

/** The PostgreSQL that somebody else starts and stops in a folder. */
export function postmasterIn(data: string) {
  let still: readonly number[] = [];
  const find = async (): Promise<number | undefined> => {
    const [line] = (await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
    const pid = Number(line);
    // After a crash the number may belong to something else by now.
    const command = pid > 0 ? await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '') : '';
    return command.includes(data) ? pid : undefined;
  };
  return {
    async kill(): Promise<void> {
      const pid = await find();
      if (pid === undefined) return;
      send('SIGKILL', [pid]);
      await untilGone(pid);
    },
    async standStill(): Promise<void> {
      const pid = await find();
      if (pid === undefined) return;
      // It first: then it has no more children.
      send('SIGSTOP', [pid]);
      still = [pid, ...(await childrenOf(pid))];
      send('SIGSTOP', still);
    },
    goOn(): void {
      send('SIGCONT', still);
      still = [];
    },
  };
}
