import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, inTransaction } from '../../db/index.ts';
import { buildCustomer, buildPaidOrder, freshDatabase } from '../../testing/index.ts';
import type { Ceiling } from './event-ceiling.ts';
import { addEvents, createInsights, type NewEvent, sumChangedOrders } from './index.ts';

const DAY = '2026-09-10';
const NOON = `${DAY}T12:00:00Z`;
let owner: Database;

beforeAll(async () => {
  const database = await freshDatabase();
  owner = database.openOwner(4);
  await owner.pool.query(`select keep_event_days('2026-09-01', '2026-09-20', '2026-01-01')`);
});
beforeEach(async () => {
  await owner.pool.query(`truncate analytics_event, analytics_total, analytics_seen, analytics_order, analytics_sale,
    analytics_changed_order`);
});

/** An event such as 'view_page vendor'. */
function eventOf(what: string, more: Partial<NewEvent> & { readonly at?: string } = {}): NewEvent {
  const [event_type = '', name = ''] = what.split(' ');
  const { at = NOON, ...given } = more;
  return {
    ...{ id: randomUUID(), occurred_at: new Date(at), received_at: new Date(at), session_id: randomUUID() },
    ...{ user_id: 0, event_type, name, path: '/store', details: {}, os: 'Android', ...given },
  };
}
const sessionOf = (nth: number) => `9b2e1c3a-5f4d-4e6b-8a7c-${String(nth).padStart(12, '0')}`;
const many = (count: number, make: (nth: number) => NewEvent) => Array.from({ length: count }, (_, nth) => make(nth));
const search = (query: string) => eventOf('interact_input search', { details: { query, results: 0 } });

const add = (events: readonly NewEvent[], ceiling?: Ceiling) =>
  inTransaction(owner.db, (tx) => addEvents(tx, events, ceiling));

async function read(from = DAY, to = from) {
  while (await sumChangedOrders(owner.db));
  const outcome = await createInsights({ db: owner.db }).read({ from, to });
  if (!outcome.ok) throw new Error('insights are always there');
  const { funnel, ...others } = outcome.data;
  return { ...others, ...Object.fromEntries(funnel.map(({ step, sessions }) => [step, sessions])) };
}
const count = async (table: string) =>
  Number((await owner.pool.query(`select count(*) from ${table}`)).rows[0]?.count ?? Number.NaN);

describe('an event counts once', () => {
  test('also when it comes twice in a batch, and again later', async () => {
    const event = eventOf('view_page vendor');
    await add([event, event]);
    expect(await add([event, eventOf('view_page home', { session_id: event.session_id })])).toEqual({
      ...{ stored: 1, repeated: 1, skipped: 0 },
    });
    expect(await read()).toMatchObject({ events: 2, visit: 1, vendor: 1 });
  });

  test('also when two consumers have the same events and sessions at once', async () => {
    const events = many(40, (nth) => eventOf('view_page vendor', { session_id: sessionOf(nth % 10) }));
    await Promise.all([add(events), add(events.toReversed()), add(events.slice(20)), add(events.slice(0, 30))]);
    expect(await read()).toMatchObject({ events: 40, visit: 10, vendor: 10 });
  });

  test('and not at all when its transaction is undone', async () => {
    const failing = inTransaction(owner.db, async (tx) => {
      await addEvents(tx, [eventOf('view_page home')]);
      throw new Error('killed');
    });
    await expect(failing).rejects.toThrow('killed');
    expect(await read()).toMatchObject({ events: 0, visit: 0 });
  });
});

describe('a session of two days', () => {
  const [first, second] = ['2026-09-10', '2026-09-11'];
  const on = (day: string, nth: number) =>
    eventOf('view_page vendor', { session_id: sessionOf(nth), at: `${day}T12:00:00Z` });

  async function expectOneOfBoth(): Promise<void> {
    await add([on(second, 2)]);
    expect(await read(first)).toMatchObject({ visit: 1, vendor: 1 });
    expect(await read(second)).toMatchObject({ visit: 2, vendor: 2 });
    expect(await read(first, second)).toMatchObject({ visit: 2, vendor: 2, events: 3 });
    expect(await read('2026-09-01', '2026-09-20')).toMatchObject({ visit: 2, vendor: 2 });
  }

  test.each([
    ['together', [[first, second]]],
    ['one day after the other', [[first], [second]]],
    ['the second day first', [[second], [first]]],
  ])('is one of each day and one of both, when its events come %s', async (_, batches) => {
    for (const days of batches) await add(days.map((day) => on(day, 1)));
    await expectOneOfBoth();
  });

  test('is one also when two consumers have its days at once: the second waits for the first', async () => {
    const [hasAdded, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const one = inTransaction(owner.db, async (tx) => {
      await addEvents(tx, [on(second, 1)]);
      hasAdded.resolve();
      await mayEnd.promise;
    });
    await hasAdded.promise;
    const other = add([on(first, 1)]);
    const waiting = `select 1 from pg_stat_activity where wait_event = 'advisory' and datname = current_database()`;
    await expect.poll(async () => (await owner.pool.query(waiting)).rowCount).toBe(1);
    mayEnd.resolve();
    await Promise.all([one, other]);
    await expectOneOfBoth();
  });
});

describe('what is read', () => {
  test('has neither event nor order in it', async () => {
    const ada = await buildCustomer(owner);
    const { id: order_id } = await buildPaidOrder(owner, ada, { created_at: new Date(NOON) });
    await add([
      eventOf('view_page vendor'),
      eventOf('view_component order_placed', { user_id: ada, details: { order_id } }),
    ]);
    while (await sumChangedOrders(owner.db));
    const tables = ['analytics_event', 'customer_order'];
    for (const table of tables) await owner.pool.query(`alter table ${table} rename to ${table}_away`);
    expect(await read()).toMatchObject({ events: 2, visit: 2, vendor: 1, paid: 1, orders_by_hour: [{ orders: 1 }] });
    for (const table of tables) await owner.pool.query(`alter table ${table}_away rename to ${table}`);
  });

  test('is as many rows, however many events there are', async () => {
    const kinds = ['view_page home', 'view_page vendor', 'click_component add_to_cart', 'view_section checkout'];
    await add(kinds.map((kind) => eventOf(kind)));
    const rows = await count('analytics_total');
    await add(many(500, (nth) => eventOf(kinds[nth % kinds.length] ?? '')));
    expect([rows, await count('analytics_total')]).toEqual([5, 5]);
    expect(await read()).toMatchObject({ events: 504, visit: 504, vendor: 378 });
  });

  test('is no more than 100 of a list and a day: what many looked for stays, what was made up goes', async () => {
    await add(many(3, () => search('ofada')));
    for (let batch = 0; batch < 5; batch += 1) await add(many(100, (nth) => search(`made up ${batch} ${nth}`)));
    await add([search('ofada')]);
    expect(await count('analytics_total')).toBeLessThanOrEqual(102);
    expect((await read()).searches_without_results[0]).toEqual({ query: 'ofada', times: 4, sessions: 4 });
  });
});

describe('a day with more events than are kept', () => {
  /** Of a hundred sessions two are samples. */
  const ceiling: Ceiling = { eventsOfDay: 100, isSample: (session) => Number(session.slice(-4)) % 50 === 0 };
  const vendorOf = (nth: number) => eventOf('view_page vendor', { session_id: sessionOf(nth) });

  test('keeps samples, which stand for the others, and the insights say of which days', async () => {
    expect(await add(many(100, vendorOf), ceiling)).toEqual({ stored: 100, repeated: 0, skipped: 0 });
    expect(await read()).toMatchObject({ visit: 100, vendor: 100, estimated_days: [] });
    const later = many(1_000, (nth) => vendorOf(1_000 + nth));
    expect(await add(later, ceiling)).toEqual({ stored: 20, repeated: 0, skipped: 980 });
    expect(await add(later, ceiling)).toEqual({ stored: 0, repeated: 20, skipped: 980 });
    expect(await count('analytics_event')).toBe(120);
    const { rows } = await owner.pool.query(
      'select stands_for, count(*)::int from analytics_event group by 1 order by 1',
    );
    expect(rows).toEqual([
      { stands_for: 1, count: 100 },
      { stands_for: 50, count: 20 },
    ]);
    expect(await read('2026-09-01', '2026-09-20')).toMatchObject({
      ...{ events: 1_100, visit: 1_100, vendor: 1_100, estimated_days: [DAY] },
    });
    await add([eventOf('view_page home', { at: '2026-09-11T12:00:00Z' })], ceiling);
    expect(await read('2026-09-11')).toMatchObject({ visit: 1, estimated_days: [] });
  });

  test('is not filled by repeats', async () => {
    const some = many(60, vendorOf);
    for (let times = 0; times < 3; times += 1) await add(some, ceiling);
    expect(
      await add(
        many(40, (nth) => vendorOf(1_001 + nth)),
        ceiling,
      ),
    ).toEqual({ stored: 40, repeated: 0, skipped: 0 });
  });

  test('has all its orders: there are no more of them than people have made', async () => {
    const ada = await buildCustomer(owner);
    const { id: order_id } = await buildPaidOrder(owner, ada);
    await add(many(100, vendorOf), ceiling);
    const claim = { session_id: sessionOf(1), user_id: ada, details: { order_id } };
    expect(await add([eventOf('view_component order_placed', claim)], ceiling)).toMatchObject({ skipped: 1 });
    expect(await read()).toMatchObject({ paid: 1 });
  });
});

/** What the migrations do with rows that are there. */
async function fillingStatements(): Promise<string[]> {
  const files = ['0037_event_totals.sql', '0038_order_totals.sql'].map((name) =>
    readFile(new URL(`../../db/migrations/${name}`, import.meta.url), 'utf8'),
  );
  const statements = (await Promise.all(files)).flatMap((file) => file.split('--> statement-breakpoint'));
  return statements.filter((each) => /^(CREATE TEMPORARY|INSERT)/m.test(each));
}

test('events that were stored before are counted by the migration as they are when they come', async () => {
  const ada = await buildCustomer(owner);
  const { id: order_id } = await buildPaidOrder(owner, ada);
  const details = { payment_method_type: 'card' };
  const said = ['2026-09-10T22:59:59Z', '2026-09-10T23:00:00Z', '2026-09-12T10:00:00Z'].flatMap((at, nth) => [
    eventOf('view_page vendor', { at, session_id: sessionOf(1) }),
    eventOf('click_component add_to_cart', { at, session_id: sessionOf(nth) }),
    eventOf('view_section checkout', { at }),
    eventOf('view_modal payment_method', { at }),
    eventOf('click_button place_order', { at, details }),
    eventOf('click_button place_order', { at }),
    eventOf('interact_input search', { at, details: { query: 'sushi', results: 0 }, session_id: sessionOf(3) }),
    eventOf('interact_input search', { at, details: { query: 'rice', results: 2 } }),
    eventOf('error_error api', { at, details: { code: 'BUSY' } }),
    eventOf('error_error script', { at }),
    eventOf('view_component order_placed', { at, user_id: ada, details: { order_id }, session_id: sessionOf(nth) }),
  ]);
  await add(said);
  // Those of other tests, too: the migration sums every order that is paid.
  await owner.pool.query('insert into analytics_changed_order select id from customer_order where paid_at is not null');
  while (await sumChangedOrders(owner.db));
  const totals = async () => {
    // Each step was counted by its own event alone then; the insights make up for it.
    const { rows } = await owner.pool.query(`select * from analytics_total
      where not (kind = 'step' and name in ('vendor', 'cart', 'checkout', 'payment_method', 'place_order'))
      order by kind, day, name, code`);
    const { rows: claims } = await owner.pool.query('select * from analytics_order');
    const { rows: sales } = await owner.pool.query('select * from analytics_sale order by day, hour, city, currency');
    return { rows, claims, sales };
  };
  const counted = await totals();
  expect(counted.rows.length).toBeGreaterThan(20);

  await owner.pool.query('truncate analytics_total, analytics_seen, analytics_order, analytics_sale');
  await inTransaction(owner.db, async (tx) => {
    for (const statement of await fillingStatements()) await tx.execute(statement);
  });
  while (await sumChangedOrders(owner.db));
  expect(await totals()).toEqual(counted);
});
