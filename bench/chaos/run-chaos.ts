import { setTimeout as pause } from 'node:timers/promises';
import { createChoices } from '../choices.ts';
import type { Scope } from '../scope.ts';
import { type Acknowledged, createAcknowledged } from './acknowledged.ts';
import { createApiClient } from './api-client.ts';
import { type Counts, createCounts } from './counts.ts';
import { addCustomers } from './customers.ts';
import { LIMITED_CODE, LIMITED_USES } from './fill-cart.ts';
import { type FaultDeps, removeFaults } from './inject-faults.ts';
import { startInstallation } from './installation.ts';
import { createRecoveries, type Recoveries } from './recoveries.ts';
import { createSandboxControl } from './sandbox-control.ts';
import { type Settled, settle, untilReachable } from './settle.ts';
import { readShops } from './shops.ts';
import { addStaff } from './staff/add-staff.ts';
import { workShifts } from './staff/work-shifts.ts';
import type { Ground, Topology } from './topology.ts';
import type { Visit } from './visits.ts';
import { watchOutages } from './watch-outages.ts';

/** The share of answers that get lost on the way to a customer who orders. */
const LINES_CUT = 0.03;

export type Options = {
  readonly topology: Topology;
  /** What customers come for. */
  readonly visit: Visit;
  /** Breaks this and that until the signal; the run ends sooner when there is nothing more to break. */
  readonly disturb: (deps: FaultDeps) => Promise<void>;
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
  readonly ground: Ground;
  readonly report: (line: string) => void;
};

export type Run = Settled & {
  readonly counts: Counts;
  readonly acknowledged: Acknowledged;
  readonly recoveries: Recoveries;
  /** Programs that ended although nobody had killed them, with their last lines. */
  readonly ownEnds: readonly string[];
};

/** Customers order and pay while everything breaks again and again; then all records are compared. */
export async function runChaos(scope: Scope, options: Options): Promise<Run> {
  const { topology, disturb, visit, minutes, seed, visitors, latestApprovalMs, settleWithinMs, pace, report } = options;
  const [counts, acknowledged, choices] = [createCounts(), createAcknowledged(), createChoices(seed)];
  const recoveries = createRecoveries();
  report(`Starting ${topology.inWords}…`);
  const installation = await startInstallation(scope, options);
  const { database, apiUrls, sandboxUrl } = installation;
  await database.pool.query(
    `insert into promo_code (code, title, note, currency, target, most_off, uses_in_all)
     values ($1, 'Limited', '', 'NGN', 'orders', 1000, $2)`,
    [LIMITED_CODE, LIMITED_USES],
  );
  const everybody = await addCustomers(database, installation.appSecret, options.customers + 1);
  const [watcher, ...customers] = everybody;
  const shops = await readShops(apiUrls[0] ?? '');
  const sandbox = createSandboxControl(sandboxUrl);

  report(`${customers.length} customers, ${visitors} at a time, order and pay for ${minutes} minutes at most…`);
  const done = new AbortController();
  const signal = AbortSignal.any([scope.signal, done.signal, AbortSignal.timeout(minutes * 60_000)]);
  const send = createApiClient({ urls: apiUrls, choices, counts, linesCut: LINES_CUT, signal });
  const comeAndGo = async (nth: number) => {
    const own = customers.filter((_, place) => place % visitors === nth);
    while (!signal.aborted) {
      for (const customer of own) {
        if (signal.aborted) return;
        counts.add('visits');
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
  const watch = async () => {
    const own = createCounts();
    const [shop] = watcher === undefined ? [] : shops[watcher.currency];
    if (watcher === undefined || shop === undefined) throw new Error('nobody can watch');
    const sendWhole = createApiClient({ urls: apiUrls, choices, counts: own, linesCut: 0, signal });
    await watchOutages({ customer: watcher, shop, send: sendWhole, counts: own, recoveries, signal });
    for (const [what, times] of own.under('unexpected: ')) counts.add(`unexpected: ${what}`, times);
  };
  const staff = await addStaff(database, installation.appSecret, shops);
  const byId = new Map(customers.map((customer) => [customer.id, customer]));
  const work = { staff, send, choices, counts, acknowledged, customers: byId, signal };
  await Promise.all([
    progress(),
    ...(topology.shifts ? [workShifts(work, topology.shifts)] : []),
    disturb({ installation, sandbox, choices, counts, recoveries, rests: topology.rests, pace, signal }).finally(() =>
      done.abort(),
    ),
    watch(),
    ...Array.from({ length: visitors }, (_, nth) => comeAndGo(nth)),
  ]);

  report('Nothing is disturbed any more; waiting for what is under way…');
  await removeFaults(sandbox);
  await untilReachable(installation.database);
  const settled = await settle({
    installation,
    sandbox,
    acknowledged,
    customers: everybody,
    choices,
    counts,
    latestApprovalMs,
    settleWithinMs,
  });
  const programs = [...installation.programs.values()].flat();
  return { ...settled, counts, acknowledged, recoveries, ownEnds: programs.flatMap(({ ownEnds }) => ownEnds) };
}
