import { beforeAll, expect, test } from 'vitest';
import { type Database, inTransaction } from '../../db/index.ts';
import { buildCustomer, buildPaidOrder, buildStaff, findOrder, freshDatabase } from '../../testing/index.ts';
import type { Staff } from '../identity/index.ts';
import { createSupportQueue } from '../support-queue/index.ts';
import { completeWithoutPin, completeWithPin, unlockPin } from './index.ts';

const AT_ONCE = 20;
const PIN = '4821';
const now = new Date('2026-11-16T10:00:00Z');

let app: Database;
let owner: Database;
let ada: number;
let rider: Staff<'rider'>;
let support: Staff<'support'>;
beforeAll(async () => {
  const fresh = await freshDatabase();
  [app, owner] = [fresh.openApp(AT_ONCE), fresh.openOwner()];
  ada = await buildCustomer(owner);
  rider = (await buildStaff(owner, { role: 'rider' })) as Staff<'rider'>;
  support = (await buildStaff(owner, { role: 'support' })) as Staff<'support'>;
});

const vendor: Staff<'vendor'> = { id: 1, role: 'vendor', scope: 7 };
const paid = async (given: Parameters<typeof buildPaidOrder>[2] = {}) =>
  (await buildPaidOrder(owner, ada, { vendor_id: 7, status: 'arrived', rider_id: rider.id, pin: PIN, ...given })).id;
const say = async (member: Staff<'rider'> | Staff<'vendor'>, orderId: number, pin: string) => {
  const done = await inTransaction(app.db, (tx) => completeWithPin(tx, member, { orderId, now }, pin));
  return done.ok ? done.data.status : done.code;
};
const alerts = async () => {
  const found = await createSupportQueue({ db: app.db, now: () => now }).list(support);
  return found.ok ? found.data.items.filter(({ kind }) => kind === 'PIN_LOCKED').map(({ order_id }) => order_id) : [];
};

test('the right PIN completes an order, and forgets the wrong ones before it', async () => {
  const id = await paid();
  expect([await say(rider, id, '0000'), await say(rider, id, '482')]).toEqual(['PIN_WRONG', 'PIN_WRONG']);
  expect(await say(rider, id, PIN)).toBe('success');
  expect((await findOrder(app.db, id))?.wrong_pins).toBe(0);
  expect(await say(rider, id, PIN)).toBe('ORDER_MOVED_ON');
});

test('parallel guesses get five tries together; support is told once, and the right PIN is refused too', async () => {
  const id = await paid();
  const said = await Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => say(rider, id, `${1_000 + nth}`)));
  expect(said.filter((code) => code === 'PIN_WRONG')).toHaveLength(4);
  expect(said.filter((code) => code === 'PIN_LOCKED')).toHaveLength(AT_ONCE - 4);
  expect([await say(rider, id, PIN), await alerts()]).toEqual(['PIN_LOCKED', [id]]);
  const unlocked = await inTransaction(app.db, (tx) => unlockPin(tx, support, { orderId: id, now }));
  expect([unlocked.ok, await alerts(), await say(rider, id, PIN)]).toEqual([true, [], 'success']);
});

test('support completes an order whose PIN is locked, and nobody is told of it any more', async () => {
  const id = await paid({ wrong_pins: 4 });
  expect([await say(rider, id, '0000'), await alerts()]).toEqual(['PIN_LOCKED', [id]]);
  expect(await say(rider, id, PIN), 'the fifth wrong one was the last').toBe('PIN_LOCKED');
  const step = { orderId: id, now, reason: 'They called' };
  const done = await inTransaction(app.db, (tx) => completeWithoutPin(tx, support, step));
  expect([done.ok && done.data.status, await alerts()]).toEqual(['success', []]);
});

test('a vendor hands over what is fetched and what its own rider brings, and nothing that another brings', async () => {
  const fetched = await paid({ class: 'pickup', status: 'awaiting_pickup', rider_id: null });
  const own = await paid({ status: 'in_transit', rider_id: null });
  const anothers = await paid();
  expect([await say(vendor, fetched, PIN), await say(vendor, own, PIN)]).toEqual(['completed', 'success']);
  expect(await say(vendor, anothers, PIN)).toBe('ORDER_MOVED_ON');
  expect(await say({ ...vendor, scope: 8 }, anothers, PIN)).toBe('ORDER_NOT_FOUND');
});

test('a PIN is in no event', async () => {
  const { rows } = await owner.pool.query('select status, action, actor, reason from order_event');
  expect(JSON.stringify(rows)).toContain('success');
  expect(JSON.stringify(rows)).not.toContain(PIN);
});
