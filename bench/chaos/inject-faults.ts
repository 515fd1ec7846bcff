import { setTimeout as pause } from 'node:timers/promises';
import { PAYMENT_PROVIDERS, type PaymentProvider } from '@jara/contract';
import type { Choices } from '../choices.ts';
import { cutLink } from '../network/cut-links.ts';
import type { Counts } from './counts.ts';
import type { Crash, Recovery } from './crashable-database.ts';
import { forgeWebhooks } from './forge-webhooks.ts';
import type { Installation } from './installation.ts';
import { isReady } from './is-ready.ts';
import { letTimePass } from './let-time-pass.ts';
import type { Recoveries } from './recoveries.ts';
import type { RestartableProgram } from './restartable-program.ts';
import type { ProviderFault, SandboxControl, WebhookFault } from './sandbox-control.ts';
import type { Rest, Topology } from './topology.ts';

const LOOK_EVERY_MS = 20;
const CUT_MS = [2_000, 8_000] as const;

export type FaultDeps = {
  readonly installation: Installation;
  readonly sandbox: SandboxControl;
  readonly choices: Choices;
  readonly counts: Counts;
  readonly recoveries: Recoveries;
  readonly rests: Topology['rests'];
  readonly pace: number;
  readonly signal: AbortSignal;
};

function providerFault({ choices }: FaultDeps, provider: PaymentProvider): ProviderFault {
  return {
    provider,
    kind: choices.pick(['status', 'status', 'cut', 'cut', 'hang']),
    // After: it is done, and nobody hears of it.
    when: choices.pick(['before', 'after']),
    operation: choices.pick(['start', 'query', 'query', 'charge', 'charge']),
    count: 1 + choices.below(3),
  };
}

const webhookFault = ({ choices }: FaultDeps, provider: PaymentProvider): WebhookFault =>
  choices.pick<WebhookFault>([
    { provider },
    { provider, repeat: 5 },
    { provider, repeat: 2, reorder: true },
    { provider, delayMs: 1_000 + choices.below(8_000), repeat: 1 },
    { provider, corrupt: true },
    { provider, drop: true },
  ]);

/** Notes when a program that was killed is ready again. */
async function awaitRecovery({ recoveries, signal }: FaultDeps, what: string, url: string, began: number) {
  while (!(await isReady(url))) {
    if (signal.aborted) return;
    await pause(LOOK_EVERY_MS);
  }
  recoveries.add(what, 'kill', { began, ended: performance.now() });
}

/** Breaks the database in one of its ways, and notes when it took writes again. */
export async function crashDatabase(
  { counts, recoveries }: FaultDeps,
  { kind, what, cause }: Crash,
): Promise<Recovery> {
  counts.add(kind === 'crash' ? 'crashes of PostgreSQL' : 'cuts between two parts');
  const recovery = await cause();
  const { isFailover } = recovery;
  recoveries.add(`${what}${isFailover ? ', failed over' : ''}`, isFailover ? 'failover' : kind, recovery);
  return recovery;
}

/** Disturbs everything at once, each at its own pace, until the signal. */
export async function injectFaults(deps: FaultDeps): Promise<void> {
  const { installation, sandbox, choices, counts, recoveries, rests, pace, signal } = deps;
  const { programs, redis, postgres, database } = installation;
  const recovering: Promise<void>[] = [];
  const [nextCrash, nextLink] = [choices.inTurn(postgres.crashes), choices.inTurn(installation.links)];

  const every = async ([least, most]: Rest, disturb: () => Promise<unknown>) => {
    while (!signal.aborted) {
      await pause((least + choices.below(most - least)) * pace, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) await disturb();
    }
  };
  const kill = async (what: string, program: RestartableProgram) => {
    counts.add(`kills of ${what}`);
    const began = performance.now();
    await program.kill();
    recovering.push(awaitRecovery(deps, what, program.readyAt, began));
  };
  const cut = async () => {
    const { network } = installation;
    if (network === undefined) return;
    counts.add('cuts between two parts');
    const forMs = CUT_MS[0] + choices.below(CUT_MS[1] - CUT_MS[0]);
    await cutLink(nextLink(), { network, forMs, recoveries, signal });
  };
  const killRedis = async () => {
    const began = performance.now();
    await redis?.kill();
    recoveries.add('Redis', 'kill', { began, ended: performance.now() });
  };
  await Promise.all([
    ...[...programs].map(([kind, each]) => rests[kind] && every(rests[kind], () => kill(kind, choices.pick(each)))),
    rests.PostgreSQL && every(rests.PostgreSQL, () => crashDatabase(deps, nextCrash())),
    redis && rests.Redis && every(rests.Redis, killRedis),
    installation.network && rests['a link'] && every(rests['a link'], cut),
    every([300, 1_500], () => {
      counts.add('faults of providers');
      return sandbox.setFault(providerFault(deps, choices.pick(PAYMENT_PROVIDERS)));
    }),
    every([1_000, 3_000], () => sandbox.disturbWebhooks(webhookFault(deps, choices.pick(PAYMENT_PROVIDERS)))),
    every([500, 2_000], () => forgeWebhooks(installation, choices, counts)),
    every([4_000, 8_000], () => letTimePass(database, 'for some orders').catch(() => undefined)),
  ]);
  await Promise.all(recovering);
}

/** Providers answer again and send their webhooks as they should. */
export async function removeFaults(sandbox: SandboxControl): Promise<void> {
  for (const provider of PAYMENT_PROVIDERS) {
    await sandbox.setFault({ provider, kind: 'none' });
    await sandbox.disturbWebhooks({ provider });
  }
}
