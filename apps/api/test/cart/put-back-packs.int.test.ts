import { randomUUID } from 'node:crypto';
import type { Cart } from '@jara/contract';
import { buildCatalog } from '@jara/server/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi } from '../../src/testing/start-api.ts';

const api = startApi();
const SAME_ID = randomUUID();

let vendorId: number;
let otherVendorId: number;
let rice: number;
let pancakes: number;
let moimoi: number;
let othersDish: number;
let syrup: { id: number; menu_group_id: number; quantity: number };

beforeAll(async () => {
  const owner = api.database.openOwner();
  const build = buildCatalog(owner);
  const city = await build.city({ slug: 'lagos' });
  vendorId = (await build.vendor({ city_id: city.id })).id;
  otherVendorId = (await build.vendor({ city_id: city.id })).id;
  const place = { vendor_id: vendorId, menu_category_id: (await build.category(vendorId)).id };
  rice = (await build.dish(place, { name: 'Rice' })).id;
  const dish = await build.dish(place, { name: 'Pancakes' });
  pancakes = dish.id;
  moimoi = (await build.dish(place, { name: 'Moi moi', price_description: 'per pack' })).id;
  const otherPlace = { vendor_id: otherVendorId, menu_category_id: (await build.category(otherVendorId)).id };
  othersDish = (await build.dish(otherPlace, { name: 'Suya' })).id;
  const group = await build.group(dish, { name: 'Extras', minimum: 0, maximum: 2 }, [{ name: 'Syrup', price: 50_000 }]);
  const { rows } = await owner.pool.query('select id from menu_group_item where menu_group_id = $1', [group.id]);
  syrup = { id: rows[0].id, menu_group_id: group.id, quantity: 1 };
  await owner.close();
});

type Who = Readonly<Record<string, string>>;
const guest = (): Who => ({ 'x-guest-id': randomUUID() });
const post = (who: Who, url: string, payload: object) => api.app.inject({ method: 'POST', url, payload, headers: who });
const remove = (who: Who, url: string) => api.app.inject({ method: 'DELETE', url, headers: who });
const cartOf = async (who: Who): Promise<Cart> =>
  (await api.app.inject({ method: 'GET', url: `/customer/cart/vendor/${vendorId}`, headers: who })).json().data;

/** Rice, pancakes with syrup, rice again. */
async function fillCart(who: Who): Promise<Cart> {
  await post(who, '/customer/cart', { item_id: rice, quantity: 2, type: 'menu' });
  await post(who, '/customer/cart', { item_id: pancakes, quantity: 1, type: 'menu', modifiers: [syrup] });
  await post(who, `/customer/cart/vendor/${vendorId}`, { current_pack_reference: null });
  await post(who, '/customer/cart', { item_id: rice, quantity: 1, type: 'menu' });
  return cartOf(who);
}

const removedFrom = ({ packs }: Cart, ...indexes: readonly number[]) =>
  packs.flatMap(({ id: reference, isGroup, items }, at) => {
    if (!indexes.includes(at)) return [];
    const lines = items
      .filter(({ type }) => type === 'menu')
      .map(({ id, item_id, quantity, modifier }) => {
        const modifiers = Object.values(modifier).flat();
        return { id, item_id, quantity, modifiers };
      });
    return [{ reference, type: isGroup ? 'normal' : 'single', at, lines }];
  });

const putBack = (who: Who, cart: Cart, packs: object[], id: string = randomUUID(), vendor = vendorId) =>
  api.app.inject({
    method: 'PUT',
    url: `/customer/cart/vendor/${vendor}/packs`,
    payload: { packs, current_pack_reference: cart.current_pack_reference },
    headers: { ...who, 'x-change-id': id },
  });

/** All that a person sees of it. */
const contentOf = ({ packs, total_price, current_pack_reference }: Cart) => ({
  packs,
  total_price,
  current_pack_reference,
});

describe('a removal that is undone', () => {
  test.each([0, 1, 2])('brings pack %i back as it was and where it stood', async (at) => {
    const who = guest();
    const before = await fillCart(who);
    await remove(who, `/customer/cart/${before.id}/pack/${before.packs[at]?.id}`);
    expect((await cartOf(who)).packs).toHaveLength(2);
    const reply = await putBack(who, before, removedFrom(before, at));
    expect(reply.statusCode).toBe(200);
    expect(contentOf(reply.json().data)).toEqual(contentOf(before));
    expect(contentOf(await cartOf(who))).toEqual(contentOf(before));
  });

  test('makes a cart that was removed again, once, however often it is sent', async () => {
    const who = guest();
    const before = await fillCart(who);
    await remove(who, `/customer/cart/${before.id}`);
    const id = randomUUID();
    for (const _ of [1, 2]) await putBack(who, before, removedFrom(before, 0, 1, 2), id);
    expect(contentOf(await cartOf(who))).toEqual(contentOf(before));
  });

  test('does not come back by a late repetition once the cart is removed again', async () => {
    const who = guest();
    const before = await fillCart(who);
    await remove(who, `/customer/cart/${before.id}`);
    const id = randomUUID();
    await putBack(who, before, removedFrom(before, 0, 1, 2), id);
    await remove(who, `/customer/cart/${(await cartOf(who)).id}`);
    await putBack(who, before, removedFrom(before, 0, 1, 2), id);
    expect(await cartOf(who)).toBeNull();
  });

  test('does not come back by a late repetition once the pack is removed again', async () => {
    const who = guest();
    const before = await fillCart(who);
    const removePack = () => remove(who, `/customer/cart/${before.id}/pack/${before.packs[1]?.id}`);
    await removePack();
    const id = randomUUID();
    await putBack(who, before, removedFrom(before, 1), id);
    await removePack();
    expect((await putBack(who, before, removedFrom(before, 1), id)).json().data.packs).toHaveLength(2);
    expect((await cartOf(who)).packs).toHaveLength(2);
  });

  test('changes nothing where the packs are still there', async () => {
    const who = guest();
    const before = await fillCart(who);
    const reply = await putBack(who, before, removedFrom(before, 0, 1, 2));
    expect(contentOf(reply.json().data)).toEqual(contentOf(before));
  });
});

describe('what was never a pack of the vendor is refused, and nothing changes', () => {
  const line = () => ({ id: randomUUID(), item_id: rice, quantity: 1, modifiers: [] as object[] });
  const pack = (lines: object[], type = 'normal') => ({ reference: randomUUID(), type, at: 0, lines });
  test.each([
    [
      'a dish of another vendor, behind one of this vendor’s own',
      () => [pack([line()]), pack([{ ...line(), item_id: othersDish }])],
      404,
      'MENU_NOT_FOUND',
    ],
    [
      'a dish that is priced per pack, in a shared pack',
      () => [pack([line(), { ...line(), item_id: moimoi }])],
      404,
      'PACK_NOT_FOUND',
    ],
    ['a dish of nobody', () => [pack([{ ...line(), item_id: 2_000_000_000 }])], 404, 'MENU_NOT_FOUND'],
    [
      'an option of another dish',
      () => [pack([{ ...line(), item_id: rice, modifiers: [syrup] }], 'single')],
      409,
      'OPTION_NOT_OFFERED',
    ],
    ['more than a cart holds', () => Array.from({ length: 48 }, () => pack([line()])), 409, 'CART_FULL'],
    ['options in a shared pack', () => [pack([{ ...line(), item_id: pancakes, modifiers: [syrup] }])], 400, undefined],
    ['a dish twice in a shared pack', () => [pack([line(), line()])], 400, undefined],
    ['two dishes in a pack of one', () => [pack([line(), { ...line(), item_id: pancakes }], 'single')], 400, undefined],
    ['an empty pack', () => [pack([])], 400, undefined],
    [
      'an id twice',
      () => [pack([line()]), pack([line()])].map((each) => ({ ...each, reference: SAME_ID })),
      400,
      undefined,
    ],
  ])('%s', async (_, packs, status, code) => {
    const who = guest();
    const before = await fillCart(who);
    const reply = await putBack(who, before, packs());
    expect(reply.statusCode).toBe(status);
    if (code) expect(reply.json().code).toBe(code);
    expect(await cartOf(who)).toEqual(before);
  });

  test('packs of one vendor are no other vendor’s', async () => {
    const who = guest();
    const before = await fillCart(who);
    expect((await putBack(who, before, removedFrom(before, 0), randomUUID(), otherVendorId)).statusCode).toBe(404);
  });
});
