import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, findBreaches, inTransaction, schema, type Transaction } from '../../db/index.ts';
import { runDueJob } from '../../jobs/index.ts';
import { secretsFrom } from '../../secrets.ts';
import {
  buildCatalog,
  buildCustomer,
  buildPackageOrder,
  buildPaidOrder,
  buildStaff,
  findOrder,
  freshDatabase,
  signInStaff,
} from '../../testing/index.ts';
import { assignRider, handBack, moveFor } from '../fulfilment/index.ts';
import type { Staff } from '../identity/index.ts';
import { type Simulated, seekRider } from '../order/index.ts';
import { acceptOffer, declineOffer } from './answer-offer.ts';
import { createDispatch, deleteOldOffers, dispatchJobs } from './index.ts';

const SECOND = 1_000;
const NOTHING: Simulated = { which: 'off', speed: 1 };
let clock = Date.parse('2026-11-16T10:00:00Z');
const now = () => new Date(clock);
const SECRETS = secretsFrom('of tests alone, and long enough'.repeat(2));

let app: Database;
let owner: Database;
let ada: number;
let lagos: number;
let vendor: Staff<'vendor'>;
let support: Staff<'support'>;
beforeAll(async () => {
  const fresh = await freshDatabase();
  [app, owner] = [fresh.openApp(8), fresh.openOwner()];
  ada = await buildCustomer(owner);
  const build = buildCatalog(owner);
  lagos = (await build.city({ slug: 'lagos' })).id;
  const { id: scope } = await build.vendor({ city_id: lagos });
  vendor = { id: 1, role: 'vendor', scope };
  support = (await buildStaff(owner, { role: 'support' })) as Staff<'support'>;
});
beforeEach(async () => {
  await owner.pool.query(`delete from job; update staff set ended_at = now() where role = 'rider'`);
  clock += 3_600 * SECOND;
});

const dispatch = () => {
  const day = { currency: 'NGN', earned: 0, deliveries: [] } as never;
  return createDispatch({ db: app.db, now, dayOf: async () => ({ ok: true, data: day }) });
};
/** A rider on duty, so many kilometres north of the vendors of tests. */
async function rider(km: number, city_id = lagos): Promise<Staff<'rider'>> {
  const member = (await buildStaff(owner, { role: 'rider', city_id })) as Staff<'rider'>;
  const place = { latitude: 7.3775 + km / 111.2, longitude: 3.947 };
  await dispatch().setDuty(member, { on_duty: true, place });
  return member;
}
type Given = Parameters<typeof buildPaidOrder>[2];
const preparing = (given: Given = {}) =>
  buildPaidOrder(owner, ada, { vendor_id: vendor.scope, status: 'preparing', created_at: now(), ...given });

const doing = async (work: (tx: Transaction) => Promise<{ ok: boolean; code?: string }>) => {
  const done = await inTransaction(app.db, work);
  return done.ok ? 'done' : done.code;
};
/** Does what is due, as any worker does. */
const run = (simulated = NOTHING) =>
  runDueJob(
    {
      db: app.db,
      now,
      handlers: dispatchJobs({ db: app.db, now, simulated }),
      onFailure: (failure) => expect(failure).toBe('none'),
    },
    'dispatch',
  );
const pass = (seconds: number) => {
  clock += seconds * SECOND;
  return run();
};
async function ready(given: Given = {}) {
  const { id } = await preparing(given);
  expect(await doing((tx) => moveFor(tx, vendor, 'ready', { orderId: id, now: now() }))).toBe('done');
  await run();
  return id;
}
const asked = async (orderId: number) => {
  const { rows } = await owner.pool.query('select rider_id, answer from rider_offer where order_id = $1 order by id', [
    orderId,
  ]);
  return rows.map(({ rider_id, answer }) => [rider_id, answer]);
};
const offerOf = async (member: Staff<'rider'>) => {
  const listed = await dispatch().listOffers(member);
  return listed.ok ? listed.data.offers[0] : undefined;
};
const answerTo = async (member: Staff<'rider'>) => ({ offerId: (await offerOf(member))?.id ?? 0, now: now() });
const standing = async (id: number) => {
  const order = await findOrder(app.db, id);
  return [order?.status, order?.rider_id];
};
const isWanted = async (id: number) => {
  const open = `select from order_alert where order_id = $1 and kind = 'RIDER_WANTED' and closed_at is null`;
  return (await owner.pool.query(open, [id])).rowCount === 1;
};

describe('an order that is ready', () => {
  test('is offered to the nearest for 45 seconds, then to the next; then support is told, and it goes on', async () => {
    const [far, near] = [await rider(5), await rider(1)];
    const id = await ready();
    expect(await offerOf(near)).toMatchObject({
      ...{ order_id: id, is_ready: true, ms_left: 45_000, earns: 40_000, currency: 'NGN' },
      ...{ pickup: { name: 'Mama Put', km: 1 }, dropoff: { part_of_town: 'Ibadan', km: 2.7 } },
    });
    expect([await pass(44), await offerOf(far)]).toEqual(['none due', undefined]);
    await pass(1);
    expect(await asked(id)).toEqual([
      [near.id, 'expired'],
      [far.id, null],
    ]);
    expect(await isWanted(id)).toBe(false);
    await pass(45);
    expect([await asked(id), await isWanted(id)]).toEqual([
      [
        [near.id, 'expired'],
        [far.id, 'expired'],
      ],
      true,
    ]);
    for (let nth = 0; nth < 8; nth += 1) await pass(30);
    expect((await asked(id)).slice(2), 'some minutes later').toEqual([[near.id, null]]);
  });

  test('goes to whoever accepts it, who hears of its offer and its end', async () => {
    const listener = await owner.pool.connect();
    const heard: { role: string }[] = [];
    listener.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')));
    await listener.query('listen staff');
    const near = await rider(1);
    const id = await ready();
    expect(await doing((tx) => askThenAccept(tx, near, id))).toBe('done');
    expect([await standing(id), await offerOf(near), await isWanted(id)]).toEqual([
      ['accepted_by_driver', near.id],
      undefined,
      false,
    ]);
    expect([await pass(45), await pass(60)]).toEqual(['done', 'none due']);
    // Notifications come before the answer to a later statement of the same connection.
    await listener.query('select 1');
    listener.release(true);
    const news = { role: 'rider', scope: near.id, event: 'offer', data: { order_id: id } };
    expect(heard.filter(({ role }) => role === 'rider')).toEqual([news, news]);
  });

  test('goes on to the next when it is declined or its rider goes off duty, and not back to them', async () => {
    const [third, second, first] = [await rider(5), await rider(2), await rider(1)];
    const id = await ready();
    const at = await answerTo(first);
    expect([await doing((tx) => declineOffer(tx, first, at)), await run()]).toEqual(['done', 'not yet']);
    expect((await offerOf(second))?.order_id).toBe(id);
    await dispatch().setDuty(second, { on_duty: false });
    expect([await run(), (await offerOf(third))?.order_id]).toEqual(['not yet', id]);
    await pass(45);
    await pass(300);
    expect(await asked(id)).toEqual([
      [first.id, 'declined'],
      [second.id, 'declined'],
      [third.id, 'expired'],
      [third.id, null],
    ]);
  });

  test.each([
    ['a vendor that brings it itself', { self_delivery: true }, NOTHING],
    ['the simulator', {}, { which: 'all', speed: 1 } as const],
  ])('is not offered if it is brought by %s', async (_words, given, simulated) => {
    const near = await rider(1);
    const build = buildCatalog(owner);
    const { id: vendor_id } = await build.vendor({ city_id: lagos, ...given });
    const order = await preparing({ vendor_id, status: 'ready_for_pickup' });
    await inTransaction(app.db, (tx) => seekRider(tx, order, now()));
    expect([await run(simulated), await offerOf(near)]).toEqual(['done', undefined]);
  });
});

/** As the routes do: the offer is looked for, then accepted. */
async function askThenAccept(tx: Transaction, member: Staff<'rider'>, orderId: number) {
  const offer = await offerOf(member);
  expect(offer?.order_id).toBe(orderId);
  return acceptOffer(tx, member, { offerId: offer?.id ?? 0, now: now() });
}

test('an order that is being made is offered some minutes before it is ready, a package at once', async () => {
  const near = await rider(1);
  const { id } = await preparing({ status: 'fresh' });
  await doing((tx) => moveFor(tx, vendor, 'prepare', { orderId: id, now: now() }));
  expect([await run(), await offerOf(near)]).toEqual(['not yet', undefined]);
  for (let minute = 0; minute < 20 && !(await offerOf(near)); minute += 1) await pass(60);
  expect(await offerOf(near)).toMatchObject({ order_id: id, is_ready: false });
  await doing((tx) => moveFor(tx, support, 'give_up', { orderId: id, now: now() }));
  expect(await asked(id), 'nobody takes what was given up').toEqual([[near.id, 'withdrawn']]);
  const sent = await buildPackageOrder(owner, ada, { created_at: now() });
  await inTransaction(app.db, (tx) => seekRider(tx, sent, now()));
  await run();
  expect(await offerOf(near)).toMatchObject({ order_id: sent.id, is_ready: true, earns: 75_200 });
});

test('an order stays in its city', async () => {
  const accra = await buildCatalog(owner).city({ slug: 'accra', country_code: 'GH', currency: 'GHS' });
  const elsewhere = await rider(1, accra.id);
  const id = await ready();
  expect([await asked(id), await isWanted(id)]).toEqual([[], true]);
  const byHand = () => doing((tx) => assignRider(tx, support, { orderId: id, now: now() }, { rider_id: elsewhere.id }));
  expect(await byHand()).toBe('RIDER_IN_ANOTHER_COUNTRY');
  const kano = await buildCatalog(owner).city({ slug: 'kano' });
  await owner.pool.query('update staff set city_id = $1 where id = $2', [kano.id, elsewhere.id]);
  expect(await byHand()).toBe('RIDER_IN_ANOTHER_CITY');
});

test('what a rider hands back is offered again at once, and not to them', async () => {
  const [second, first] = [await rider(2), await rider(1)];
  const id = await ready();
  await doing((tx) => askThenAccept(tx, first, id));
  expect(await doing((tx) => handBack(tx, first, { orderId: id, now: now(), reason: 'A flat tyre' }))).toBe('done');
  await run();
  expect(await asked(id)).toEqual([
    [first.id, 'accepted'],
    [second.id, null],
  ]);
  await pass(45);
  await pass(300);
  expect(await asked(id), 'nor when those who did not answer are asked again').toEqual([
    [first.id, 'accepted'],
    [second.id, 'expired'],
    [second.id, null],
  ]);
});

test('adr 67: who has gone to another city accepts nothing of the one before, and the next one is asked', async () => {
  const [far, near] = [await rider(5), await rider(1)];
  const id = await ready();
  const at = await answerTo(near);
  const { id: ibadan } = await buildCatalog(owner).city({ slug: 'ibadan' });
  await owner.pool.query('update staff set city_id = $1 where id = $2', [ibadan, near.id]);
  expect(await doing((tx) => dispatch().accept(tx, near, at.offerId))).toBe('OFFER_GONE');
  await run();
  expect(await asked(id)).toEqual([
    [near.id, 'withdrawn'],
    [far.id, null],
  ]);
});

test('whoever signs out everywhere is off duty, and is asked nothing', async () => {
  const near = await rider(1);
  const begin = () => signInStaff(owner, near, { secrets: SECRETS, now });
  await begin();
  await begin();
  const id = await ready();
  const end = (most: number) =>
    owner.pool.query(
      'delete from staff_session where id in (select id from staff_session where staff_id = $1 limit $2)',
      [...[near.id, most]],
    );
  await end(1);
  expect(await asked(id), 'in another browser still').toEqual([[near.id, null]]);
  await end(1);
  expect(await asked(id)).toEqual([[near.id, 'withdrawn']]);
  await pass(45);
  expect([await asked(id), await isWanted(id)]).toEqual([[[near.id, 'withdrawn']], true]);
});

test('an offer is told to the browsers of its rider, with nothing of whose order it is', async () => {
  const [far, near] = [await rider(5), await rider(1)];
  for (const member of [near, far]) {
    await signInStaff(owner, member, { secrets: SECRETS, now });
    const { rows } = await owner.pool.query('select id from staff_session where staff_id = $1', [member.id]);
    const [staff_id, session_id] = [member.id, rows[0].id];
    await owner.db.insert(schema.staff_push_subscription).values({
      ...{ staff_id, session_id, endpoint: `https://push.test/${staff_id}`, p256dh: 'x', auth: 'y', created_at: now() },
    });
  }
  await ready();
  const { rows } = await owner.pool.query(`select data from job where name = 'send-staff-push'`);
  const message = {
    title: 'New order',
    body: 'An order is offered to you for 45 seconds.',
    url: '/console/deliveries',
  };
  const useful_until = new Date(clock + 45 * SECOND).toISOString();
  expect(rows).toEqual([
    {
      data: {
        staff_id: near.id,
        endpoint: `https://push.test/${near.id}`,
        useful_until,
        message: { ...message, tag: 'offer' },
      },
    },
  ]);
});

test('whoever misses three offers in a row is off duty, and is told why', async () => {
  const near = await rider(1);
  const state = async () => {
    const found = await dispatch().stateOf(near);
    return found.ok ? [found.data.on_duty, found.data.has_missed_offers] : [];
  };
  for (let nth = 0; nth < 3; nth += 1) {
    expect(await state()).toEqual([true, false]);
    await ready();
    await pass(45);
    await owner.pool.query('delete from job');
  }
  expect(await state()).toEqual([false, true]);
  await dispatch().setDuty(near, { on_duty: true });
  expect(await state()).toEqual([true, false]);
});

describe('of several at the same moment one wins:', () => {
  const CLOSED = 'OFFER_GONE';
  const sorted = (codes: readonly unknown[]) => codes.map(String).toSorted();

  test('the rider who accepts twice, from two phones', async () => {
    const near = await rider(1);
    const id = await ready();
    const at = await answerTo(near);
    const both = await Promise.all([1, 2].map(() => doing((tx) => acceptOffer(tx, near, at))));
    expect([sorted(both), await standing(id)]).toEqual([
      [CLOSED, 'done'],
      ['accepted_by_driver', near.id],
    ]);
  });

  test('of two riders the one to whom it is offered; the other’s is as one that is not there', async () => {
    const [far, near] = [await rider(5), await rider(1)];
    const id = await ready();
    const at = await answerTo(near);
    await pass(45);
    const later = await answerTo(far);
    const said = await Promise.all([
      doing((tx) => acceptOffer(tx, near, { ...at, now: now() })),
      doing((tx) => acceptOffer(tx, far, later)),
      doing((tx) => acceptOffer(tx, near, later)),
    ]);
    expect([said, await standing(id)]).toEqual([
      [CLOSED, 'done', 'OFFER_NOT_FOUND'],
      ['accepted_by_driver', far.id],
    ]);
  });

  test('a rider who accepts at the end of the offer, against the worker', async () => {
    const near = await rider(1);
    const id = await ready();
    const at = await answerTo(near);
    clock += 45 * SECOND;
    const [said] = await Promise.all([
      doing((tx) => acceptOffer(tx, near, { ...at, now: new Date(clock - 1) })),
      run(),
    ]);
    const isTheirs = said === 'done';
    expect(await standing(id)).toEqual(isTheirs ? ['accepted_by_driver', near.id] : ['ready_for_pickup', null]);
    expect(await asked(id)).toEqual([[near.id, isTheirs ? 'accepted' : 'expired']]);
    expect(await doing((tx) => acceptOffer(tx, near, { ...at, now: now() }))).toBe(CLOSED);
  });

  test('support that assigns it by hand, against the rider who accepts', async () => {
    for (let nth = 0; nth < 5; nth += 1) {
      const [other, near] = [await rider(9), await rider(1)];
      const id = await ready();
      const at = await answerTo(near);
      const [accepted, assigned] = await Promise.all([
        doing((tx) => acceptOffer(tx, near, at)),
        doing((tx) => assignRider(tx, support, { orderId: id, now: now() }, { rider_id: other.id })),
      ]);
      const [, has] = await standing(id);
      if (assigned === 'done') expect([accepted, has]).toEqual([expect.stringMatching(/done|OFFER_GONE/), other.id]);
      else expect([accepted, assigned, has]).toEqual(['done', 'ORDER_MOVED_ON', near.id]);
      await owner.pool.query(`update staff set ended_at = now() where role = 'rider'`);
    }
  });

  test('a rider with two orders who accepts, while support gives them a third', async () => {
    const near = await rider(1);
    await preparing({ status: 'accepted_by_driver', rider_id: near.id });
    await preparing({ status: 'in_transit', rider_id: near.id });
    const id = await ready();
    const byHand = await preparing({ status: 'ready_for_pickup' });
    const at = await answerTo(near);
    const isWaiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    let accepted: Promise<string | undefined> | undefined;
    await inTransaction(app.db, async (tx) => {
      const step = { orderId: byHand.id, now: now() };
      expect(await assignRider(tx, support, step, { rider_id: near.id })).toMatchObject({ ok: true });
      accepted = doing((other) => acceptOffer(other, near, at));
      await expect.poll(async () => (await owner.pool.query(isWaiting)).rowCount).toBe(1);
    });
    expect([await accepted, await asked(id), await standing(id)]).toEqual([
      ...['RIDER_FULL', [[near.id, 'withdrawn']], ['ready_for_pickup', null]],
    ]);
    const second = await rider(2);
    expect([await run(), (await offerOf(second))?.order_id], 'the next one is asked at once').toEqual(['not yet', id]);
  });

  test('several workers: an order is offered once, and a rider is asked about one at a time', async () => {
    const near = await rider(1);
    const orders = [await preparing({ status: 'ready_for_pickup' }), await preparing({ status: 'ready_for_pickup' })];
    for (const order of orders) await inTransaction(app.db, (tx) => seekRider(tx, order, now()));
    await Promise.all([run(), run(), run(), run()]);
    const { rows } = await owner.pool.query('select rider_id from rider_offer where answer is null and rider_id = $1', [
      near.id,
    ]);
    expect(rows).toEqual([{ rider_id: near.id }]);
  });
});

test('an offer of a worker that was killed ends by itself, and the next worker goes on', async () => {
  const near = await rider(1);
  const id = await ready();
  const at = await answerTo(near);
  // Claimed and never finished: its lease is a minute.
  await owner.pool.query(`update job set attempts = 1, run_at = $1 where name = 'offer-order'`, [
    new Date(clock + 60 * SECOND),
  ]);
  expect(await pass(50)).toBe('none due');
  expect([await offerOf(near), await doing((tx) => acceptOffer(tx, near, { ...at, now: now() }))]).toEqual([
    undefined,
    'OFFER_GONE',
  ]);
  await pass(10);
  expect([await asked(id), await isWanted(id)]).toEqual([[[near.id, 'expired']], true]);
});

test('old offers are deleted', async () => {
  const near = await rider(1);
  const id = await ready();
  await pass(45);
  await deleteOldOffers(app.db, new Date(clock + 89 * 24 * 3_600 * SECOND));
  expect(await asked(id)).toEqual([[near.id, 'expired']]);
  await deleteOldOffers(app.db, new Date(clock + 91 * 24 * 3_600 * SECOND));
  expect([await asked(id), await findBreaches(owner.pool)]).toEqual([[], []]);
});
