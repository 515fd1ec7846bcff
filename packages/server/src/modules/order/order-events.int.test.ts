import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, inTransaction } from '../../db/index.ts';
import { buildCustomer, buildPaidOrder, freshDatabase } from '../../testing/index.ts';
import { createOrderEvents, moveOrder, type OrderEvents } from './index.ts';

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

/** Somebody who follows, from the moment that they are ready to be told. */
function begin(following: Awaited<ReturnType<OrderEvents['follow']>>) {
  const versions: number[] = [];
  let isEnded = false;
  following.start({
    tell: (news) => void (news.event === 'order' && versions.push(news.data.version)),
    end: () => {
      isEnded = true;
    },
  });
  return { versions, isEnded: () => isEnded };
}

test('what is announced before a follower is ready is told once they are', async () => {
  const order = await buildPaidOrder(database, ada);
  const late = await events.follow(ada, undefined);
  const ready = begin(await events.follow(ada, undefined));
  const accept = { action: 'accept', actor: 'vendor 1', now: new Date() } as const;
  const moved = await inTransaction(database.db, (tx) => moveOrder(tx, order, accept));
  await expect.poll(() => ready.versions).toContain(moved?.version);
  expect(begin(late).versions).toContain(moved?.version);
});

test('a follower who was ended before they are ready is ended then', async () => {
  const first = await events.follow(ada, undefined);
  for (let nth = 2; nth <= 9; nth += 1) await events.follow(ada, undefined);
  expect(begin(first).isEnded()).toBe(true);
});
