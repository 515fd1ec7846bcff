import { ORDER_STREAM } from '@jara/contract';
import { readOrCreateSecret } from '../scripts/running/app-secret.ts';
import type { Bench } from './bench.ts';
import { median } from './figure.ts';
import { addFollowedOrders, type FollowedOrder } from './followed-orders.ts';
import { residentMegabytes } from './memory.ts';
import { openStreams } from './open-streams.ts';
import { addBuyers } from './order-customers.ts';
import { startApiAndFrontDoor } from './services.ts';

const VENDORS = 160;
const STREAMS = 2_000;
const ROUNDS = 5;
const SINGLE_EVENTS = 200;
const CALLS_AT_ONCE = 16;

const p99Of = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

/** Ordinary calls, one of each customer: what both processes do all day. */
async function askForOrders(url: string, orders: readonly FollowedOrder[]): Promise<void> {
  const waiting = [...orders];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const answer = await fetch(`${url}/api/customer/order`, { headers: { authorization: `Bearer ${next.token}` } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`a list of orders answers ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, work));
}

/** What many open streams cost, how soon an event of all of them has reached the last, and how soon one alone. */
export const measureStreams: Bench = async ({ scope, databases, folder, printLine }) => {
  const database = await databases.withVendors(VENDORS, { durable: true });
  const { url, api, door } = await startApiAndFrontDoor(scope, database, folder);
  const buyers = await addBuyers(database, await readOrCreateSecret(folder), STREAMS);
  const { orders, change, close } = await addFollowedOrders(database, buyers);
  scope.onEnd(close);
  const ids = orders.map(({ id }) => id);
  const memory = async () => {
    const [ofApi, ofDoor] = [await residentMegabytes(api.pid), await residentMegabytes(door.pid)];
    return { ofApi, ofDoor, both: ofApi + ofDoor };
  };

  const atStart = await memory();
  // A process that serves has loaded all of its code, and its heap has room for what is soon thrown away.
  await askForOrders(url, orders);
  (await openStreams(url, ORDER_STREAM.path, orders.slice(0, 20))).close();
  const before = await memory();
  printLine(`  ${STREAMS.toLocaleString('en')} customers follow their orders`);
  const began = performance.now();
  const streams = await openStreams(url, ORDER_STREAM.path, orders);
  scope.onEnd(async () => streams.close());
  const opened = (performance.now() - began) / 1000;
  const whenOpen = await memory();

  let version = 1;
  let lost = 0;
  const timeChange = async (changed: readonly number[], to: number) => {
    const start = performance.now();
    const heard = streams.heard(changed, to);
    await change(changed);
    lost += await heard;
    return performance.now() - start;
  };
  printLine('  an event for all of them at once');
  const all: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    version += 1;
    all.push((await timeChange(ids, version)) / 1000);
  }
  printLine('  one event at a time');
  const single: number[] = [];
  for (const id of ids.slice(0, SINGLE_EVENTS)) single.push(await timeChange([id], version + 1));
  const after = await memory();

  return [
    { what: 'an event for all: until the last has it', measured: Math.max(...all), unit: 's', goal: { atMost: 2 } },
    { what: 'an event for all: middle of the rounds', measured: median(all), unit: 's' },
    { what: 'events that did not arrive', measured: lost, unit: '', goal: { atMost: 0 } },
    { what: 'one event: 99 of 100 within', measured: p99Of(single), unit: 'ms' },
    { what: 'one event: the middle', measured: median(single), unit: 'ms' },
    { what: 'extra memory of both when they are open', measured: whenOpen.both - before.both, unit: 'MB' },
    { what: 'extra memory of the API after the events', measured: after.ofApi - before.ofApi, unit: 'MB' },
    { what: 'extra memory of the front door', measured: after.ofDoor - before.ofDoor, unit: 'MB' },
    { what: 'extra memory of both', measured: after.both - before.both, unit: 'MB', goal: { atMost: 200 } },
    { what: 'memory of both beyond that at their start', measured: after.both - atStart.both, unit: 'MB' },
    { what: 'until all are open', measured: opened, unit: 's' },
  ];
};
