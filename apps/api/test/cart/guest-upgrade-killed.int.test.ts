import { randomUUID } from 'node:crypto';
import type { Cart } from '@jara/contract';
import { buildCatalog } from '@jara/server/testing';
import { beforeAll, expect, test } from 'vitest';
import { startApiProcess } from '../../src/testing/api-process.ts';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

const api = startApi();
const people = phoneBook(api, () => new Date());

let rice: number;
let stew: number;
let bread: number;

beforeAll(async () => {
  const owner = api.database.openOwner();
  const build = buildCatalog(owner);
  const city = await build.city({ slug: 'lagos' });
  const dishOf = async (vendor_id: number, menu_category_id: number, name: string) =>
    (await build.dish({ vendor_id, menu_category_id }, { name })).id;
  const [here, there] = [await build.vendor({ city_id: city.id }), await build.vendor({ city_id: city.id })];
  const [foods, loaves] = [await build.category(here.id), await build.category(there.id)];
  rice = await dishOf(here.id, foods.id, 'Rice');
  stew = await dishOf(here.id, foods.id, 'Stew');
  bread = await dishOf(there.id, loaves.id, 'Bread');
  await owner.close();
});

type Who = Readonly<Record<string, string>>;
type Answer = number | 'lost';

const item = (item_id: number) => ({ item_id, quantity: 1, type: 'menu' });
const put = (headers: Who, item_id: number) =>
  api.app.inject({ method: 'POST', url: '/customer/cart', headers, payload: item(item_id) });
const upgrade = (headers: Who) => api.app.inject({ method: 'PATCH', url: '/customer/cart/guest/upgrade', headers });

type Burst = { readonly upgrades: number; readonly adds: number };

/** What a busy household sends at once: the sign-in of many tabs, and what is tapped meanwhile. */
const burst = ({ upgrades, adds }: Burst, url: string, guest: Who, becoming: Who) => [
  ...Array.from({ length: upgrades }, () => {
    return new Request(`${url}/customer/cart/guest/upgrade`, { method: 'PATCH', headers: becoming });
  }),
  ...Array.from({ length: adds }, () => {
    const headers = { ...guest, 'content-type': 'application/json' };
    return new Request(`${url}/customer/cart`, { method: 'POST', headers, body: JSON.stringify(item(stew)) });
  }),
];

const statusOf = (request: Request): Promise<Answer> =>
  fetch(request).then(
    ({ status }) => status,
    () => 'lost',
  );

/** A customer with rice in the cart, who as a guest had rice and bread. */
async function household() {
  const { user } = await people.newCustomer();
  const own = bearer(user.token);
  const guest = { 'x-guest-id': randomUUID() };
  await put(own, rice);
  await put(guest, rice);
  await put(guest, bread);
  return { own, guest, becoming: { ...own, ...guest } };
}

type Household = Awaited<ReturnType<typeof household>>;

/** After the browser has asked again: the exact items, the guest id dead, another customer refused. */
async function expectMovedOnce({ own, guest, becoming }: Household, adds: readonly Answer[]): Promise<void> {
  expect((await upgrade(becoming)).statusCode).toBe(200);
  const listed = await api.app.inject({ method: 'GET', url: '/customer/cart', headers: own });
  const items = listed.json<{ data: Cart[] }>().data.flatMap(({ cart_items }) => cart_items);
  const quantityOf = (id: number) =>
    items
      .filter(({ type, item_id }) => type === 'menu' && item_id === id)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  expect([quantityOf(rice), quantityOf(bread)]).toEqual([2, 1]);
  const added = adds.filter((answer) => answer === 200).length;
  const unsure = adds.filter((answer) => answer === 'lost').length;
  expect(quantityOf(stew)).toBeGreaterThanOrEqual(added);
  expect(quantityOf(stew)).toBeLessThanOrEqual(added + unsure);
  expect((await put(guest, rice)).statusCode).toBe(401);
  const stranger = await people.newCustomer();
  expect((await upgrade({ ...bearer(stranger.user.token), ...guest })).json().data.carts).toEqual([]);
}

test('cart.103 an API that is killed in the middle of an upgrade leaves nothing half moved', async () => {
  const home = await household();
  const owner = api.database.openOwner(2);
  const holding = await owner.pool.connect();
  await holding.query('begin');
  await holding.query('select from cart for update');
  const other = await startApiProcess(api.database.appUrl);
  // Fewer than the API has connections: each of them is in the middle, none waits for its turn.
  const few = { upgrades: 5, adds: 4 };
  const answers = burst(few, other.url, home.guest, home.becoming).map(statusOf);
  // The upgrade has marked the guest by now, and waits for the carts.
  const waiting = `select from pg_stat_activity
    where wait_event_type = 'Lock' and query like '%for update of "cart"%' and datname = current_database()`;
  await expect.poll(async () => (await owner.pool.query(waiting)).rowCount).toBe(1);
  await other.kill();
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['lost']));
  await holding.query('commit');
  holding.release();
  await owner.close();
  await expectMovedOnce(home, (await Promise.all(answers)).slice(few.upgrades));
});

test.each([1, 25])(
  'cart.103 an API that is killed after %i answers to 50 upgrades and 20 adds has moved each item once',
  async (count) => {
    const many = { upgrades: 50, adds: 20 };
    const home = await household();
    const other = await startApiProcess(api.database.appUrl);
    let answered = 0;
    let killed: Promise<void> | undefined;
    const answers = await Promise.all(
      burst(many, other.url, home.guest, home.becoming).map(async (request) => {
        const answer = await statusOf(request);
        answered += 1;
        if (answered === count) killed = other.kill();
        return answer;
      }),
    );
    await killed;
    expect(answers).toContain(200);
    await expectMovedOnce(home, answers.slice(many.upgrades));
  },
);
