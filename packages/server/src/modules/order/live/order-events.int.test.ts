import type { OrderEvent } from '@jara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, inTransaction } from '../../../db/index.ts';
import { buildCustomer, buildPaidOrder, freshDatabase } from '../../../testing/index.ts';
import { createOrderEvents, moveOrder, type OrderEvents } from '../index.ts';

let database: Database;
let events: OrderEvents;
let ada = 0;
beforeAll(async () => {
  const fresh = await freshDatabase();
  database = fresh.openOwner();
  ada = await buildCustomer(database);
  events = createOrderEvents({ db: database.db, databaseUrl: fresh.appUrl, now: () => new Date() });
});
afterAll(() => events.close());

const of = (customer: number) => ({ key: `customer ${customer}`, person: `customer ${customer}` }) as const;

/** Somebody who follows, from the moment that they are ready to be sent to. */
function begin(following: Awaited<ReturnType<OrderEvents['follow']>>) {
  const versions: number[] = [];
  const accepted: number[] = [];
  let isEnded = false;
  following.start({
    send: (message) => {
      if (message.event !== 'order') return;
      const { version, status, order_id } = message.data as OrderEvent;
      versions.push(version);
      if (status === 'fresh') accepted.push(order_id);
    },
    end: () => {
      isEnded = true;
    },
  });
  return { versions, accepted, isEnded: () => isEnded };
}

test('what is announced before a follower is ready is told once they are', async () => {
  const order = await buildPaidOrder(database, ada);
  const late = await events.follow(of(ada), undefined);
  const ready = begin(await events.follow(of(ada), undefined));
  const accept = { action: 'accept', actor: 'vendor 1', now: new Date() } as const;
  const moved = await inTransaction(database.db, (tx) => moveOrder(tx, order, accept));
  await expect.poll(() => ready.versions).toContain(moved?.version);
  expect(begin(late).versions).toContain(moved?.version);
});

test('whoever comes back late is told again what is up to 30 seconds older than the last one seen', async () => {
  const ben = await buildCustomer(database);
  const acceptedAgo = async (seconds: number, customer = ben) => {
    const order = await buildPaidOrder(database, customer);
    const accept = { action: 'accept', actor: 'vendor 1', now: new Date(Date.now() - seconds * 1000) } as const;
    await inTransaction(database.db, (tx) => moveOrder(tx, order, accept));
    return order.id;
  };
  const [old, begunBefore, seen] = [await acceptedAgo(140), await acceptedAgo(110), await acceptedAgo(100)];
  const anothers = await acceptedAgo(100, ada);
  const { lastId } = await events.follow(of(ben), undefined);
  const { accepted } = begin(await events.follow(of(ben), lastId));
  expect(accepted).toContain(begunBefore);
  expect(accepted).toContain(seen);
  expect(accepted).not.toContain(old);
  expect(accepted, 'of another customer').not.toContain(anothers);
});

test('a follower who was ended before they are ready is ended then', async () => {
  const first = await events.follow(of(ada), undefined);
  for (let nth = 2; nth <= 9; nth += 1) await events.follow(of(ada), undefined);
  expect(begin(first).isEnded()).toBe(true);
});
