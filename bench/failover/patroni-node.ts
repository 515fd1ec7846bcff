import { chown, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Account } from '@jara/server/embedded';
import { freeLoopbackPort } from '@jara/server/process';
import { z } from 'zod';
import type { Scope } from '../scope.ts';
import { writeFilled } from './fill-template.ts';
import { postmasterIn } from './postmaster-in.ts';
import { type RunningTool, startTool } from './start-tool.ts';

const ANSWER_WITHIN_MS = 1_000;

const cluster = z.object({ members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })) });
type Member = z.infer<typeof cluster>['members'][number];

type Options = {
  readonly name: string;
  readonly folder: string;
  readonly patroni: string;
  readonly account: Account | undefined;
  readonly group: number | undefined;
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
  /** Everything on it stands still, as it seems to others who cannot reach it any more. */
  freezeMachine(): Promise<void>;
  /** A machine that was lost starts, and one that stood still goes on where it was. */
  comeBack(): void;
  lastLines(): string;
};

export async function startPatroniNode(scope: Scope, options: Options): Promise<PatroniNode> {
  const { name, account, group, logs } = options;
  const folder = path.join(options.folder, name);
  await mkdir(folder, { mode: 0o700 });
  if (account) await chown(folder, account.uid, account.gid);
  const [postgresPort, restPort] = [await freeLoopbackPort(), await freeLoopbackPort()];
  const config = path.join(folder, 'patroni.yml');
  const own = { NAME: name, FOLDER: folder, POSTGRES_PORT: postgresPort, REST_PORT: restPort };
  await writeFilled('patroni.yml', config, { ...options.values, ...own }, account);

  const postmaster = postmasterIn(path.join(folder, 'data'));
  // Patroni ends its PostgreSQL in order; one that outlived a Patroni that was killed is ended after it.
  scope.onEnd(postmaster.kill);
  const running: RunningTool = startTool(scope, {
    ...{ name: `patroni-${name}`, command: options.patroni, args: [config], account, group, logs },
  });
  const goOn = () => {
    postmaster.goOn();
    running.goOn();
  };
  // What stands still cannot be stopped in order.
  scope.onEnd(async () => goOn());
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
    killPostgres: postmaster.kill,
    async killMachine() {
      await Promise.all([running.kill(), postmaster.kill()]);
    },
    async freezeMachine() {
      running.standStill();
      await postmaster.standStill();
    },
    comeBack() {
      goOn();
      running.start();
    },
    lastLines: running.lastLines,
  };
}
