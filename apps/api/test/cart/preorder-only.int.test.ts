import { type Cart, ORDER_CLASSES } from '@jara/contract';
import { buildCatalog, buildPromo } from '@jara/server/testing';
import { beforeAll, expect, test } from 'vitest';
import { newKey } from '../../src/testing/idempotency-key.ts';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

const now = () => new Date('2026-11-16T09:00:00Z');
const api = startApi({ now });
const people = phoneBook(api, now);

type Shop = { readonly vendor: { readonly id: number; readonly address_id: number }; readonly dish: number };
/** A baker who only takes pre-orders, and a cook who takes everything. */
let baker: Shop;
let cook: Shop;
let code: string;

beforeAll(async () => {
  const owner = api.database.openOwner();
  const build = buildCatalog(owner);
  const { id: city_id } = await build.city({ slug: 'jos' });
  const open = async (vendor_class: ('instant' | 'preorder')[]): Promise<Shop> => {
    const vendor = await build.vendor({ city_id, vendor_class });
    const at = { vendor_id: vendor.id, menu_category_id: (await build.category(vendor.id)).id };
    return { vendor, dish: (await build.dish(at, { price: 500_000 })).id };
  };
  [baker, cook] = [await open(['preorder']), await open(['instant', 'preorder'])];
  code = await buildPromo(owner);
  await owner.close();
});

const PLACE = {
  ...{ house_no: null, street: null, area: null, pretty_name: 'Home', city: 'Jos', state: 'Plateau' },
  ...{ country: 'Nigeria', latitude: 6.43, longitude: 3.46 },
};
const VENDOR_PREORDER_ONLY = {
  status: 'failed',
  code: 'VENDOR_PREORDER_ONLY',
  message: 'This vendor takes pre-orders only. Please choose when it should come.',
};

/** Somebody with a cart there and an address; `ask` names a class wherever one can be named. */
async function shopperAt({ vendor, dish }: Shop) {
  const headers = bearer((await people.newCustomer()).user.token);
  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    api.app.inject({
      method,
      url: `/customer${url}`,
      headers: { ...headers, ...newKey() },
      ...(payload && { payload }),
    });
  const made: Cart = (await call('POST', '/cart', { item_id: dish, quantity: 1, type: 'menu' })).json().data;
  const address_id: number = (await call('POST', '/address', PLACE)).json().data.id;
  const about = { cart_id: made.id, vendor_id: vendor.id };
  const quote = { ...about, source_id: vendor.address_id, destination_id: address_id };
  const promo = { ...about, promo_codes: [code], address_id };
  return {
    made,
    cart: async (): Promise<Cart> => (await call('GET', `/cart/vendor/${vendor.id}`)).json().data,
    ask: (order_class: string) => [
      call('POST', '/delivery/amount', { ...quote, order_class }),
      call('POST', '/discount/apply', { ...promo, order_class }),
      call('POST', `/cart/vendor/${vendor.id}`, { class: order_class, customer_vendor_note: order_class }),
    ],
  };
}

/** What is shown is made of it and of what the vendor takes, so that a wrong one would not be seen. */
async function storedClassOf({ id }: Cart): Promise<string | undefined> {
  const owner = api.database.openOwner(1);
  const { rows } = await owner.pool.query('select class from cart where id = $1', [id]);
  await owner.close();
  return rows[0]?.class;
}

test('cart.107 a vendor without the class ‘instant’ refuses another class wherever one is named', async () => {
  const { ask, made, cart } = await shopperAt(baker);
  expect([made.class, await storedClassOf(made)]).toEqual(['preorder_delivery', 'preorder_delivery']);
  for (const order_class of ['delivery', 'pickup']) {
    for (const answer of await Promise.all(ask(order_class))) {
      expect([answer.statusCode, answer.json()]).toEqual([409, VENDOR_PREORDER_ONLY]);
    }
  }
  expect(await cart()).toEqual(made);
  for (const answer of await Promise.all(ask('preorder_delivery'))) expect(answer.statusCode).toBe(200);
  expect(await cart()).toMatchObject({ class: 'preorder_delivery', customer_vendor_note: 'preorder_delivery' });
});

test('cart.107 a vendor with both classes takes every one, and carts there begin as a delivery', async () => {
  const { ask, made } = await shopperAt(cook);
  expect(made.class).toBe('delivery');
  for (const order_class of ORDER_CLASSES) {
    for (const answer of await Promise.all(ask(order_class))) expect(answer.statusCode, order_class).toBe(200);
  }
});

test('cart.107 where a vendor stops taking orders at once, a cart that is there is a pre-order', async () => {
  const { made, cart, ask } = await shopperAt(cook);
  const owner = api.database.openOwner(1);
  const setClasses = 'update vendor set vendor_class = $2 where id = $1';
  await owner.pool.query(setClasses, [cook.vendor.id, ['preorder']]);
  expect(await cart()).toEqual({ ...made, class: 'preorder_delivery' });
  for (const answer of await Promise.all(ask('delivery'))) expect(answer.json()).toEqual(VENDOR_PREORDER_ONLY);
  await owner.pool.query(setClasses, [cook.vendor.id, ['instant']]);
  expect(await cart()).toEqual(made);
  const refusals = await Promise.all(ask('preorder_delivery'));
  expect(refusals.map((answer) => answer.json().code)).toEqual(Array(3).fill('PREORDER_NOT_OFFERED'));
  await owner.close();
});
