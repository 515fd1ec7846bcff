import { setTimeout as pause } from 'node:timers/promises';
import { PAYMENT_PROVIDERS, type PaymentProvider } from '@jara/contract';
import type { Choices } from '../choices.ts';
import type { Counts } from './counts.ts';
import type { Crash } from './crashable-postgres.ts';
import { forgeWebhooks } from './forge-webhooks.ts';
import type { Installation } from './installation.ts';
import { letTimePass } from './let-time-pass.ts';
import type { ProviderFault, SandboxControl, WebhookFault } from './sandbox-control.ts';

const CRASHES: readonly Crash[] = ['SIGKILL', 'SIGQUIT', 'one connection'];

type Deps = {
  readonly installation: Installation;
  readonly sandbox: SandboxControl;
  readonly choices: Choices;
  readonly counts: Counts;
  readonly pace: number;
  readonly signal: AbortSignal;
};

function providerFault({ choices }: Deps, provider: PaymentProvider): ProviderFault {
  return {
    provider,
    kind: choices.pick(['status', 'status', 'cut', 'cut', 'hang']),
    // After: it is done, and nobody hears of it.
    when: choices.pick(['before', 'after']),
    operation: choices.pick(['start', 'query', 'query', 'charge', 'charge']),
    count: 1 + choices.below(3),
  };
}

const webhookFault = ({ choices }: Deps, provider: PaymentProvider): WebhookFault =>
  choices.pick<WebhookFault>([
    { provider },
    { provider, repeat: 5 },
    { provider, repeat: 2, reorder: true },
    { provider, delayMs: 1_000 + choices.below(8_000), repeat: 1 },
    { provider, corrupt: true },
    { provider, drop: true },
  ]);

/** Disturbs everything at once, each at its own pace, until the signal. */
export async function injectFaults(deps: Deps): Promise<void> {
  const { installation, sandbox, choices, counts, pace, signal } = deps;
  const { apis, worker, postgres, database } = installation;

  const every = async (least: number, most: number, disturb: () => Promise<unknown>) => {
    while (!signal.aborted) {
      await pause((least + choices.below(most - least)) * pace, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) await disturb();
    }
  };
  const kill = async (what: string, program: { kill(): Promise<void> }) => {
    counts.add(`kills of ${what}`);
    await program.kill();
  };
  await Promise.all([
    every(4_000, 8_000, () => kill('an API', choices.pick(apis))),
    every(5_000, 10_000, () => kill('the worker', worker)),
    every(15_000, 30_000, () => {
      counts.add('crashes of PostgreSQL');
      return postgres.crash(choices.pick(CRASHES));
    }),
    every(300, 1_500, () => {
      counts.add('faults of providers');
      return sandbox.setFault(providerFault(deps, choices.pick(PAYMENT_PROVIDERS)));
    }),
    every(1_000, 3_000, () => sandbox.disturbWebhooks(webhookFault(deps, choices.pick(PAYMENT_PROVIDERS)))),
    every(500, 2_000, () => forgeWebhooks(installation, choices, counts)),
    every(4_000, 8_000, () => letTimePass(database, 'for some orders').catch(() => undefined)),
  ]);
}

/** Providers answer again and send their webhooks as they should. */
export async function removeFaults(sandbox: SandboxControl): Promise<void> {
  for (const provider of PAYMENT_PROVIDERS) {
    await sandbox.setFault({ provider, kind: 'none' });
    await sandbox.disturbWebhooks({ provider });
  }
}
