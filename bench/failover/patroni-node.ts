import { chown, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from '@jara/server/embedded';
import { freeLoopbackPort, startTimeOf } from '@jara/server/process';
import { z } from 'zod';
import type { Scope } from '../scope.ts';
import { writeFilled } from './fill-template.ts';
import { type RunningTool, startTool } from './start-tool.ts';

const ANSWER_WITHIN_MS = 1_000;
const GONE_WITHIN_MS = 10_000;

const cluster = z.object({ members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })) });
type Member = z.infer<typeof cluster>['members'][number];

type Wish = {
  readonly name: string;
  readonly folder: string;
  readonly patroni: string;
  readonly account: Account | undefined;
  readonly logs: string;
  /** What both servers share. */
  readonly values: Readonly<Record<string, string>>;
};

/** One server: a PostgreSQL and the Patroni that watches over it. */
export type PatroniNode = {
  readonly name: string;
  readonly postgresPort: number;
  readonly restPort: number;
  /** What it knows of both servers; nothing while it does not answer. */
  members(): Promise<readonly Member[]>;
  /** Ends PostgreSQL alone, as a crash of it does. */
  killPostgres(): Promise<void>;
  /** Ends both, as the loss of the machine does. */
  killMachine(): Promise<void>;
  /** Has a machine that was lost come back; nothing where it was not. */
  startMachine(): void;
  lastLines(): string;
};

async function untilGone(pid: number): Promise<void> {
  for (const end = Date.now() + GONE_WITHIN_MS; (await startTimeOf(pid)) !== undefined; await pause(20))
    if (Date.now() > end) throw new Error(`PostgreSQL ${pid} did not end`);
}

export async function startPatroniNode(scope: Scope, wish: Wish): Promise<PatroniNode> {
  const { name, account, logs } = wish;
  const folder = path.join(wish.folder, name);
  await mkdir(folder, { mode: 0o700 });
  if (account) await chown(folder, account.uid, account.gid);
  const [postgresPort, restPort] = [await freeLoopbackPort(), await freeLoopbackPort()];
  const config = path.join(folder, 'patroni.yml');
  const own = { NAME: name, FOLDER: folder, POSTGRES_PORT: postgresPort, REST_PORT: restPort };
  await writeFilled('patroni.yml', config, { ...wish.values, ...own }, account);

  const postmaster = async (): Promise<number | undefined> => {
    const [pid] = (await readFile(path.join(folder, 'data/postmaster.pid'), 'utf8').catch(() => '')).split('\n');
    return Number(pid) > 0 && (await startTimeOf(Number(pid))) !== undefined ? Number(pid) : undefined;
  };
  const killPostgres = async () => {
    const pid = await postmaster();
    if (pid === undefined) return;
    process.kill(pid, 'SIGKILL');
    await untilGone(pid);
  };
  // Patroni ends its PostgreSQL in order; one that outlived a Patroni that was killed is ended after it.
  scope.onEnd(killPostgres);
  const running: RunningTool = startTool(scope, {
    ...{ name: `patroni-${name}`, command: wish.patroni, args: [config], account, logs },
  });
  return {
    name,
    postgresPort,
    restPort,
    async members() {
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
      const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal }).catch(() => undefined);
      if (!answer?.ok) return [];
      return cluster.parse(await answer.json()).members;
    },
    killPostgres,
    async killMachine() {
      const pid = await postmaster();
      const patroniGone = running.kill();
      if (pid !== undefined) process.kill(pid, 'SIGKILL');
      await patroniGone;
      if (pid !== undefined) await untilGone(pid);
    },
    startMachine: running.start,
    lastLines: running.lastLines,
  };
}
