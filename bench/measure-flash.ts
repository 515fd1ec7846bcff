import { readOrCreateSecret } from '../scripts/running/app-secret.ts';
import type { Bench } from './bench.ts';
import { collectCalls } from './calls.ts';
import { readShops } from './chaos/shops.ts';
import { createChoices } from './choices.ts';
import { type Figure, median } from './figure.ts';
import type { SentOrder } from './flash/checkout.ts';
import { findBrokenPromises } from './flash/find-broken-promises.ts';
import { openConnections } from './flash/http-connections.ts';
import { createCrowd, goodShare, type Phase, p99Of, READS_FOR_A_CHECKOUT } from './flash/load-phase.ts';
import { watchProcessors } from './flash/processor-time.ts';
import { createReads } from './flash/reads.ts';
import { descendantsOf } from './memory.ts';
import { openVendors } from './open-vendors.ts';
import { addBuyers } from './order-customers.ts';
import { startStack } from './services.ts';
import { summaryOf } from './siege/run-siege.ts';

const VENDORS = 160;
/** A customer gets only so many quotes in ten minutes. */
const BUYERS = 4_000;
const WARM_UP = { perSecond: 15, seconds: 8 };
/** Checkouts a second at first; each step has so many times more, until not even half of those who come are served. */
const FIRST_STEP = 30;
const STEP = 1.3;
const STEP_SECONDS = 8;
const MOST_STEPS = 12;
const ENOUGH_SEEN = 0.6;
/** Of those who come: a rate that the machine holds serves nearly all of them, also where other work disturbs a moment. */
const HELD = 0.9;
const TIMES = 3;
const ROUNDS = 3;
const ROUND_SECONDS = 10;

const isHeld = ({ reads, checkouts }: Phase) => Math.min(goodShare(reads), goodShare(checkouts)) >= HELD;
const isBroken = ({ reads, checkouts }: Phase) => Math.min(goodShare(reads), goodShare(checkouts)) < ENOUGH_SEEN;
const perSecondOf = (kind: 'reads' | 'checkouts') => (phase: Phase) => phase[kind].good / phase.seconds;

/** What the machine holds, then that and three times as many in turns: of those who come, how many are served rightly and in time. */
export const measureFlash: Bench = async ({ scope, databases, folder, printLine }) => {
  const database = await databases.withVendors(VENDORS, { durable: true });
  await openVendors(database);
  const { url, apiUrl, programs } = await startStack(scope, database, folder, { SIMULATOR: 'off' });
  const buyers = await addBuyers(database, await readOrCreateSecret(folder), BUYERS);
  const sold = (await readShops(apiUrl)).NGN.map(({ vendorId, addressId, dishes }) => ({
    ...{ vendor_id: vendorId, source_id: addressId, item_id: dishes[0] ?? 0 },
  }));
  const choices = createChoices();
  const nextRead = createReads({ choices, calls: await collectCalls(apiUrl), buyers, sold });
  const ask = openConnections(scope, url);
  const crowd = createCrowd({ ask, signal: scope.signal, choices, nextRead, buyers, sold });
  const watched = async () => ({
    ...Object.fromEntries(['api', 'front-door', 'storefront'].map((name) => [name, [programs.get(name)?.pid ?? 0]])),
    PostgreSQL: (await descendantsOf(process.pid))
      .filter(({ command }) => /postgres/.test(command))
      .map(({ pid }) => pid),
    'who makes the load': [process.pid],
  });
  const orders: SentOrder[] = [];
  const load = async (perSecond: number, seconds: number) => {
    const { result: phase, shares } = await watchProcessors(await watched(), () => crowd(perSecond, seconds));
    orders.push(...phase.orders);
    const { reads, checkouts, orderMs, failures } = phase;
    const used = Object.entries(shares).map(([name, share]) => `${name} ${Math.round(share * 100)}%`);
    printLine(
      [
        `  ${perSecond.toFixed(0)} checkouts and ${(perSecond * READS_FOR_A_CHECKOUT).toFixed(0)} reads a second:`,
        `good ${perSecondOf('checkouts')(phase).toFixed(0)} (p99 ${p99Of(checkouts.ms).toFixed(0)} ms, order ${p99Of(orderMs).toFixed(0)} ms)`,
        `and ${perSecondOf('reads')(phase).toFixed(0)} (p99 ${p99Of(reads.ms).toFixed(0)} ms); ${summaryOf(failures)}; ${used.join(', ')}`,
      ].join(' '),
    );
    return phase;
  };

  await load(WARM_UP.perSecond, WARM_UP.seconds);
  const steps: Phase[] = [];
  for (let perSecond = FIRST_STEP; steps.length < MOST_STEPS; perSecond *= STEP) {
    const phase = await load(perSecond, STEP_SECONDS);
    steps.push(phase);
    // Twice in a row: one may have met other work of the machine.
    if (steps.slice(-2).filter(isBroken).length === 2) break;
  }
  const held = steps.filter(isHeld).at(-1)?.perSecond ?? FIRST_STEP;
  const [once, thrice]: [Phase[], Phase[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    once.push(await load(held, ROUND_SECONDS));
    thrice.push(await load(held * TIMES, ROUND_SECONDS));
  }
  const broken = await findBrokenPromises(ask, database, orders);
  for (const each of broken.slice(0, 20)) printLine(`  ${each}`);

  const [best] = [...steps, ...once].toSorted((a, b) => perSecondOf('checkouts')(b) - perSecondOf('checkouts')(a));
  if (best === undefined) throw new Error('nothing was measured');
  const middle = (phases: readonly Phase[], of: (phase: Phase) => number) => median(phases.map(of));
  const ofBest = (kind: 'reads' | 'checkouts') => middle(thrice, perSecondOf(kind)) / perSecondOf(kind)(best);
  const refused = thrice.flatMap(({ failures }) => failures);
  const others = [...once, ...thrice].flatMap(({ failures }) => failures).filter((each) => !/^(?:503|429) /.test(each));
  const untold = [...steps, ...once, ...thrice].reduce((sum, { withoutRetryAfter }) => sum + withoutRetryAfter, 0);
  const ofPhases = (name: string, phases: readonly Phase[]): Figure[] => [
    { what: `${name}: checkouts, good`, measured: middle(phases, perSecondOf('checkouts')), unit: '/s' },
    { what: `${name}: reads, good`, measured: middle(phases, perSecondOf('reads')), unit: '/s' },
    {
      what: `${name}: a checkout, 99 of 100 within`,
      measured: middle(phases, (p) => p99Of(p.checkouts.ms)),
      unit: 'ms',
    },
    { what: `${name}: its order, 99 of 100 within`, measured: middle(phases, (p) => p99Of(p.orderMs)), unit: 'ms' },
    { what: `${name}: a read, 99 of 100 within`, measured: middle(phases, (p) => p99Of(p.reads.ms)), unit: 'ms' },
  ];
  return [
    { what: 'held: checkouts that begin', measured: held, unit: '/s' },
    { what: 'best: checkouts, good', measured: perSecondOf('checkouts')(best), unit: '/s' },
    { what: 'best: reads, good', measured: perSecondOf('reads')(best), unit: '/s' },
    ...ofPhases('1×', once),
    ...ofPhases('3×', thrice),
    {
      what: '3×: good checkouts as a share of the best',
      measured: ofBest('checkouts'),
      unit: '',
      goal: { atLeast: 0.8 },
    },
    { what: '3×: good reads as a share of the best', measured: ofBest('reads'), unit: '', goal: { atLeast: 0.8 } },
    { what: '3×: calls refused', measured: refused.length / (ROUNDS * ROUND_SECONDS), unit: '/s' },
    {
      ...{ what: '3×: orders refused, once their quote was given', unit: '' },
      measured: refused.filter((each) => each.endsWith(' order')).length,
      goal: { atMost: 0 },
    },
    { what: 'calls that failed otherwise', measured: others.length, unit: '', goal: { atMost: 0 } },
    { what: 'refusals without Retry-After', measured: untold, unit: '', goal: { atMost: 0 } },
    { what: 'orders that were sent', measured: orders.length, unit: '' },
    { what: 'broken promises', measured: broken.length, unit: '', goal: { atMost: 0 } },
  ];
};
