import { type Database, inTransaction, schema } from '@jara/server/db';
import { announceToStaff } from '@jara/server/live';
import { moveOrder } from '@jara/server/order';
import { buildCustomer, buildPaidOrder } from '@jara/server/testing';
import { beforeAll, expect, test } from 'vitest';
import { followAsStaff } from '../../src/testing/event-reader.ts';
import { openShop } from '../../src/testing/shop.ts';
import { JPEG } from '../../src/testing/small-picture.ts';
import { staffBook } from '../../src/testing/staff-book.ts';
import { startApi, untilInformed } from '../../src/testing/start-api.ts';

const now = () => new Date();
const api = startApi({ now });

let owner: Database;
let ada: number;
let url: string;
let staff: Awaited<ReturnType<ReturnType<typeof staffBook>['everyRole']>>;
beforeAll(async () => {
  owner = api.database.openOwner(4);
  ada = await buildCustomer(owner);
  staff = await staffBook(owner, now).everyRole();
  url = await api.app.listen({ port: 0, host: '127.0.0.1' });
  await untilInformed(api.app);
});

type Order = Awaited<ReturnType<typeof buildPaidOrder>>;
type Page = Awaited<ReturnType<typeof followAsStaff>>;

const accept = (order: Order) =>
  inTransaction(owner.db, (tx) =>
    moveOrder(tx, order, { action: 'accept', actor: `vendor ${staff.vendor.id}`, now: now() }),
  );
const assign = (order: Order, rider_id: number) =>
  api.app.inject({
    ...{ method: 'POST', url: `/ops/support/order/${order.id}/assign` },
    ...{ headers: staff.support.who, payload: { rider_id, reason: 'Nearest' } },
  });
const versionsOf = (page: Page, order: Order) =>
  page
    .told()
    .map(({ data }) => data as { order_id?: number; version: number })
    .filter(({ order_id }) => order_id === order.id)
    .map(({ version }) => version);

test('a vendor and support are told of a change once it is committed, and another vendor hears nothing', async () => {
  const other = await staffBook(owner, now).everyRole();
  const [order, theirs] = [
    await buildPaidOrder(owner, ada, { vendor_id: staff.vendor.scope }),
    await buildPaidOrder(owner, ada, { vendor_id: other.vendor.scope }),
  ];
  const [vendor, support, foreign, rider] = await Promise.all(
    [staff.vendor, staff.support, other.vendor, staff.rider].map((member) => followAsStaff(url, member)),
  );
  await accept(order);
  await accept(theirs);
  await Promise.all([vendor?.toVersion(2), foreign?.toVersion(2)]);
  const change = { event: 'order', id: expect.any(Number), data: { order_id: order.id, version: 2, status: 'fresh' } };
  expect(vendor?.told()).toEqual([change]);
  expect(foreign?.told()).toMatchObject([{ data: { order_id: theirs.id } }]);
  await expect.poll(() => support?.told()).toHaveLength(2);
  expect(support?.told()).toContainEqual(change);
  expect(rider?.told()).toEqual([]);
});

test('a vendor hears once of each change of its menu and hours, however made; another vendor does not', async () => {
  const [own, foreign] = [await openShop(api, owner), await openShop(api, owner)];
  const book = staffBook(owner, now);
  const member = await book.vendor(own.vendor.id);
  const [page, other] = [
    await followAsStaff(url, member),
    await followAsStaff(url, await book.vendor(foreign.vendor.id)),
  ];
  const put = (path: string, payload?: object) =>
    api.app.inject({ method: 'PUT', url: `/ops/vendor/${path}`, headers: member.who, ...(payload && { payload }) });
  const said = () => page.told().map(({ event }) => event);
  expect((await put(`dish/${own.dish.id}/availability`, { availability: 'gone_today' })).statusCode).toBe(200);
  await expect.poll(said).toEqual(['menu']);
  await owner.db.update(schema.menu).set({ price: 1 });
  await expect.poll(said).toEqual(['menu', 'menu']);
  expect((await put('busy', { minutes: 10 })).statusCode).toBe(200);
  await expect.poll(said).toEqual(['menu', 'menu', 'vendor']);
  // That of all menus.
  await expect.poll(() => other.told().map(({ event }) => event)).toEqual(['menu']);
});

test('an order that is given to another rider is told to the new one and to the one who had it', async () => {
  const [first, second] = [await staffBook(owner, now).rider(), await staffBook(owner, now).rider()];
  const order = await buildPaidOrder(owner, ada, { vendor_id: staff.vendor.scope, status: 'preparing' });
  const [one, other] = [await followAsStaff(url, first), await followAsStaff(url, second)];
  expect((await assign(order, first.id)).statusCode).toBe(200);
  await expect.poll(() => versionsOf(one, order)).toEqual([2]);
  expect((await assign(order, second.id)).statusCode).toBe(200);
  await expect.poll(() => versionsOf(other, order)).toEqual([3]);
  await expect.poll(() => versionsOf(one, order)).toContain(3);
  const again = await followAsStaff(url, first, 0);
  await expect.poll(() => versionsOf(again, order)).toEqual([2, 3]);
});

test('whoever comes back is told what happened meanwhile, and nothing of another vendor', async () => {
  const other = await staffBook(owner, now).everyRole();
  const page = await followAsStaff(url, staff.vendor);
  await expect.poll(page.lastId).toBeGreaterThan(0);
  page.leave();
  const order = await buildPaidOrder(owner, ada, { vendor_id: staff.vendor.scope });
  const foreign = await buildPaidOrder(owner, ada, { vendor_id: other.vendor.scope });
  await accept(order);
  await accept(foreign);
  const again = await followAsStaff(url, staff.vendor, page.lastId());
  await expect.poll(() => versionsOf(again, order)).toEqual([2]);
  expect(versionsOf(again, foreign)).toEqual([]);
});

test('what is announced to staff reaches those it is for, in their scope alone', async () => {
  const other = await staffBook(owner, now).everyRole();
  const [rider, foreign, support] = [
    await followAsStaff(url, staff.rider),
    await followAsStaff(url, other.rider),
    await followAsStaff(url, staff.support),
  ];
  await announceToStaff(owner.db, {
    ...{ to: { role: 'rider', scope: staff.rider.scope }, event: 'offer', data: { order_id: 7 } },
  });
  await announceToStaff(owner.db, { to: { role: 'support', scope: null }, event: 'queue', data: {} });
  await owner.pool.query(`select pg_notify('staff', '{"role":"rider","scope":null}')`);
  await announceToStaff(owner.db, {
    ...{ to: { role: 'rider', scope: other.rider.scope }, event: 'offer', data: { order_id: 8 } },
  });
  await expect.poll(() => foreign.told()).toEqual([{ event: 'offer', data: { order_id: 8 } }]);
  expect(rider.told()).toEqual([{ event: 'offer', data: { order_id: 7 } }]);
  expect(support.told()).toEqual([{ event: 'queue', data: {} }]);
});

test('one person has eight streams at the most, and colleagues of one vendor have theirs', async () => {
  const colleague = await staffBook(owner, now).vendor(staff.vendor.scope);
  const theirs = await followAsStaff(url, colleague);
  const person = await staffBook(owner, now).vendor(staff.vendor.scope);
  const first = await followAsStaff(url, person);
  for (let nth = 2; nth <= 9; nth += 1) await followAsStaff(url, person);
  expect(await first.ended).toBe('ended');
  expect(await Promise.race([theirs.ended, Promise.resolve('open')])).toBe('open');
});

test('a stream ends as soon as its member of staff has signed out', async () => {
  const member = await staffBook(owner, now).vendor(staff.vendor.scope);
  const page = await followAsStaff(url, member);
  await api.app.inject({ method: 'POST', url: '/ops/logout', headers: member.who });
  expect(await page.ended).toBe('ended');
  expect((await followAsStaff(url, member)).answer.status).toBe(401);
});

test('support is told that an order was offered, photographed, and that a request waits for somebody else', async () => {
  const rider = await staffBook(owner, now).rider();
  const order = await buildPaidOrder(owner, ada, { status: 'arrived', rider_id: rider.id, total: 9_000_000 });
  const page = await followAsStaff(url, staff.support);
  const told = (event: string) => page.told().filter((each) => each.event === event);
  const expires_at = new Date(now().getTime() + 45_000);
  await owner.db
    .insert(schema.rider_offer)
    .values({ order_id: order.id, rider_id: rider.id, offered_at: now(), expires_at });
  await expect.poll(() => told('history')).toEqual([{ event: 'history', data: { order_id: order.id } }]);
  await api.app.inject({
    ...{ method: 'PUT', url: `/ops/rider/order/${order.id}/photo`, payload: JPEG },
    headers: { ...rider.who, 'content-type': 'image/jpeg' },
  });
  await expect.poll(() => told('history')).toHaveLength(2);
  const payload = { amount: 6_000_000, reason: 'It never came' };
  const headers = staff.support.who;
  await api.app.inject({ method: 'POST', url: `/ops/support/order/${order.id}/refund`, headers, payload });
  await expect.poll(() => told('queue')).toEqual([{ event: 'queue', data: {} }]);
});
