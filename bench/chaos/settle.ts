import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@jara/server/db';
import type { Choices } from '../choices.ts';
import type { Acknowledged } from './acknowledged.ts';
import type { Counts } from './counts.ts';
import type { Customer } from './customers.ts';
import { type Evidence, gatherEvidence } from './evidence.ts';
import type { Installation } from './installation.ts';
import { letTimePass } from './let-time-pass.ts';
import { type Finding, reconcile } from './reconcile.ts';
import type { SandboxControl } from './sandbox-control.ts';

/** After the last approval, its webhook. */
const LEAST_MS = 3_000;
const LOOK_EVERY_MS = 3_000;

const CHARGEBACKS = 10;

type Deps = {
  readonly installation: Installation;
  readonly sandbox: SandboxControl;
  readonly acknowledged: Acknowledged;
  readonly customers: readonly Customer[];
  readonly choices: Choices;
  readonly counts: Counts;
  readonly latestApprovalMs: number;
  readonly settleWithinMs: number;
};

export type Settled = { readonly evidence: Evidence; readonly findings: readonly Finding[] };

/** Banks take money back of some payments; the next look is a day away, so that comes when webhooks do. */
async function chargeBack({ sandbox, choices, counts }: Deps): Promise<void> {
  const paid = (await sandbox.payments()).filter((each) => each.provider === 'paystack' && each.state === 'succeeded');
  for (const { reference } of choices.shuffle(paid).slice(0, CHARGEBACKS)) {
    if (await sandbox.act(reference, { provider: 'paystack', outcome: 'refund' })) counts.add('charges taken back');
  }
}

const REACHABLE_WITHIN_MS = 30_000;

/** PostgreSQL that was killed last may still be recovering. */
export async function untilReachable(database: Pick<Database, 'ping'>): Promise<void> {
  for (const end = Date.now() + REACHABLE_WITHIN_MS; ; await pause(200)) {
    try {
      await database.ping(1_000);
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/** Lets everything that is under way come to its end, within limits, and compares all records. */
export async function settle(deps: Deps): Promise<Settled> {
  const { installation, sandbox, acknowledged, customers } = deps;
  const { database } = installation;
  await chargeBack(deps);
  const [least, most] = [Date.now() + deps.latestApprovalMs + LEAST_MS, Date.now() + deps.settleWithinMs];
  for (;;) {
    await letTimePass(database, 'for all payments');
    await pause(LOOK_EVERY_MS);
    const evidence = await gatherEvidence(database, sandbox);
    const findings = reconcile({ ...evidence, acknowledged, customers });
    const isQuiet = findings.length === 0 && evidence.dueJobs === 0;
    if (Date.now() > most || (isQuiet && Date.now() > least)) return { evidence, findings };
  }
}
