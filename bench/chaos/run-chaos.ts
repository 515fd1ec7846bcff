import { setTimeout as pause } from 'node:timers/promises';
import { createChoices } from '../choices.ts';
import type { Scope } from '../scope.ts';
import { type Acknowledged, createAcknowledged } from './acknowledged.ts';
import { createApiClient } from './api-client.ts';
import { type Counts, createCounts } from './counts.ts';
import { addCustomers } from './customers.ts';
import { LIMITED_CODE, LIMITED_USES } from './fill-cart.ts';
import { injectFaults, removeFaults } from './inject-faults.ts';
import { startInstallation } from './installation.ts';
import { createSandboxControl } from './sandbox-control.ts';
import { type Settled, settle, untilReachable } from './settle.ts';
import { readShops } from './shops.ts';
import { visit } from './visits.ts';

export type Options = {
  readonly minutes: number;
  readonly seed: number;
  /** How many people are at the storefront at a time, and how many take turns. */
  readonly visitors: number;
  readonly customers: number;
  /** How late a payer approves who has left. */
  readonly latestApprovalMs: number;
  /** How long what is under way may take in the end. */
  readonly settleWithinMs: number;
  /** 1 for the usual waits between faults, less for shorter ones. */
  readonly pace: number;
  /** For what goes with the run, and for logs. */
  readonly folder: string;
  readonly logs: string;
  readonly report: (line: string) => void;
};

export type Run = Settled & {
  readonly counts: Counts;
  readonly acknowledged: Acknowledged;
  /** Programs that ended although nobody had killed them, with their last lines. */
  readonly ownEnds: readonly string[];
};

/** Customers order and pay while everything breaks again and again; then all records are compared. */
export async function runChaos(scope: Scope, options: Options): Promise<Run> {
  const { minutes, seed, visitors, latestApprovalMs, settleWithinMs, pace, report } = options;
  const [counts, acknowledged, choices] = [createCounts(), createAcknowledged(), createChoices(seed)];
  report('Starting PostgreSQL, two APIs, a worker and the sandbox…');
  const installation = await startInstallation(scope, options.folder, options.logs);
  const { database, apiUrls, sandboxUrl } = installation;
  await database.pool.query(
    `insert into promo_code (code, title, note, currency, target, most_off, uses_in_all)
     values ($1, 'Limited', '', 'NGN', 'orders', 1000, $2)`,
    [LIMITED_CODE, LIMITED_USES],
  );
  const customers = await addCustomers(database, installation.appSecret, options.customers);
  const shops = await readShops(apiUrls[0] ?? '');
  const sandbox = createSandboxControl(sandboxUrl);

  report(`${customers.length} customers, ${visitors} at a time, order and pay for ${minutes} minutes…`);
  const signal = AbortSignal.any([scope.signal, AbortSignal.timeout(minutes * 60_000)]);
  const send = createApiClient({ urls: apiUrls, choices, counts, signal });
  const comeAndGo = async (nth: number) => {
    const own = customers.filter((_, place) => place % visitors === nth);
    while (!signal.aborted) {
      for (const customer of own) {
        if (signal.aborted) return;
        await visit({ customer, send, sandbox, choices, counts, acknowledged, shops, latestApprovalMs, signal });
      }
    }
  };
  const progress = async () => {
    while (!signal.aborted) {
      await pause(15_000, undefined, { signal }).catch(() => undefined);
      report(`  ${counts.of('orders acknowledged')} orders, ${counts.of('visits')} visits`);
    }
  };
  await Promise.all([
    progress(),
    injectFaults({ installation, sandbox, choices, counts, pace, signal }),
    ...Array.from({ length: visitors }, (_, nth) => comeAndGo(nth)),
  ]);

  report('Nothing is disturbed any more; waiting for what is under way…');
  await removeFaults(sandbox);
  await untilReachable(installation.database);
  const settled = await settle({
    installation,
    sandbox,
    acknowledged,
    customers,
    choices,
    counts,
    latestApprovalMs,
    settleWithinMs,
  });
  const programs = [...installation.apis, installation.worker];
  return { ...settled, counts, acknowledged, ownEnds: programs.flatMap(({ ownEnds }) => ownEnds) };
}
