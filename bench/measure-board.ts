import { setTimeout as pause } from 'node:timers/promises';
import { STAFF_STREAM } from '@jara/contract';
import { readOrCreateSecret } from '../scripts/running/app-secret.ts';
import type { Bench } from './bench.ts';
import { addBoard } from './board-orders.ts';
import { scrollDown, startTablet, timeFrames } from './board-page.ts';
import { median } from './figure.ts';
import { openStreams } from './open-streams.ts';
import { startApiAndFrontDoor } from './services.ts';

const VENDORS = 160;
const ORDERS = 500;
const TABLETS = 200;
const CHANGES = 100;
/** Sixty changes a minute are a vendor of a stadium. */
const CHANGES_SEEN = 20;
const CHANGE_EVERY_MS = 250;
const SCROLL_STEPS = 60;

const p99Of = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

/** A board of 500 orders on a tablet, and how soon a change of one order has reached 200 tablets. */
export const measureBoard: Bench = async ({ scope, databases, folder, printLine }) => {
  const database = await databases.withVendors(VENDORS, { durable: true });
  const { url } = await startApiAndFrontDoor(scope, database, folder);
  const secret = await readOrCreateSecret(folder);
  const { orders, tablets, change, close } = await addBoard(database, secret, { orders: ORDERS, tablets: TABLETS });
  scope.onEnd(close);
  const [shown] = tablets;
  const [changed] = orders;
  if (!shown || !changed) throw new Error('the board is empty');

  printLine(`  ${TABLETS} tablets of one vendor`);
  const ids = tablets.map(({ id }) => id);
  const streams = await openStreams(url, STAFF_STREAM.path, tablets);
  const told: number[] = [];
  let lost = 0;
  for (let version = 2; version < CHANGES + 2; version += 1) {
    const start = performance.now();
    const heard = streams.heard(ids, version);
    await change([changed.id]);
    lost += await heard;
    told.push(performance.now() - start);
  }
  streams.close();

  printLine(`  a board of ${ORDERS} orders`);
  const page = await startTablet(scope, shown);
  const began = performance.now();
  await page.goto(`${url}/console/board`);
  await page
    .getByRole('article')
    .nth(ORDERS - 1)
    .waitFor({ state: 'attached' });
  const firstView = performance.now() - began;
  const whileChanged = await timeFrames(page, async () => {
    for (const { id } of orders.slice(0, CHANGES_SEEN)) {
      await change([id]);
      await pause(CHANGE_EVERY_MS);
    }
  });
  const whileScrolled = await timeFrames(page, () => scrollDown(page, SCROLL_STEPS));

  return [
    {
      what: 'a change until the last of 200 tablets has it: worst',
      measured: Math.max(...told),
      unit: 'ms',
      goal: { atMost: 1_000 },
    },
    { what: 'a change until the last of 200 tablets has it: middle', measured: median(told), unit: 'ms' },
    { what: 'changes that did not arrive', measured: lost, unit: '', goal: { atMost: 0 } },
    {
      what: 'a board of 500 orders: until all cards are there',
      measured: firstView,
      unit: 'ms',
      goal: { atMost: 2_500 },
    },
    {
      what: 'four changes a second: 99 of 100 frames within',
      measured: p99Of(whileChanged),
      unit: 'ms',
      goal: { atMost: 50 },
    },
    { what: 'four changes a second: longest frame', measured: Math.max(...whileChanged), unit: 'ms' },
    { what: 'scrolled: 99 of 100 frames within', measured: p99Of(whileScrolled), unit: 'ms', goal: { atMost: 50 } },
    { what: 'scrolled: longest frame', measured: Math.max(...whileScrolled), unit: 'ms' },
  ];
};
