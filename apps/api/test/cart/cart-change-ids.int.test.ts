import { randomUUID } from 'node:crypto';
import type { Cart } from '@jara/contract';
import { buildCatalog, statementsOf } from '@jara/server/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { STATEMENTS } from '../../../../budgets.ts';
import { startApiProcess } from '../../src/testing/api-process.ts';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

const api = startApi();
const people = phoneBook(api, () => new Date());

let vendorId: number;
let rice: number;
let stew: number;
let pancakes: number;
let syrup: { id: number; menu_group_id: number; quantity: number };

beforeAll(async () => {
  const owner = api.database.openOwner();
  const build = buildCatalog(owner);
  vendorId = (await build.vendor({ city_id: (await build.city({ slug: 'lagos' })).id })).id;
  const place = { vendor_id: vendorId, menu_category_id: (await build.category(vendorId)).id };
  rice = (await build.dish(place, { name: 'Rice' })).id;
  stew = (await build.dish(place, { name: 'Stew' })).id;
  const dish = await build.dish(place, { name: 'Pancakes' });
  pancakes = dish.id;
  const group = await build.group(dish, { name: 'Extras', minimum: 0, maximum: 2 }, [{ name: 'Syrup', price: 50_000 }]);
  const { rows } = await owner.pool.query('select id from menu_group_item where menu_group_id = $1', [group.id]);
  syrup = { id: rows[0].id, menu_group_id: group.id, quantity: 1 };
  await owner.close();
});

type Who = Readonly<Record<string, string>>;
type Change = {
  readonly method: 'POST' | 'DELETE';
  readonly url: string;
  readonly payload?: object;
  readonly id: string;
};
const guest = (): Who => ({ 'x-guest-id': randomUUID() });
const as = (who: Who, id: string): Who => ({ ...who, 'x-change-id': id });

/** As the contract has it: only the last twelve digits differ, and count up. */
const firstIdFrom = (id: string) =>
  id.slice(0, -12) + ((Number.parseInt(id.slice(-12), 16) + 1) % 16 ** 12).toString(16).padStart(12, '0');
const MOST_REMEMBERED = 64;

const add = (item_id: number, quantity = 1, more: object = {}): Change => ({
  ...{ method: 'POST', url: '/customer/cart', id: randomUUID() },
  payload: { item_id, quantity, type: 'menu', ...more },
});
const stack = (quantity = 1) => add(pancakes, quantity, { modifiers: [syrup] });
const save = (saved: object): Change => ({
  ...{ method: 'POST', url: `/customer/cart/vendor/${vendorId}`, id: randomUUID() },
  payload: saved,
});
const packOf = (cart: Cart, nth: number) => `/customer/cart/${cart.id}/pack/${cart.packs[nth]?.id}`;
const send = (who: Who, { id, ...request }: Change) => api.app.inject({ ...request, headers: as(who, id) });
const cartOf = async (who: Who): Promise<Cart | null> =>
  (await api.app.inject({ method: 'GET', url: `/customer/cart/vendor/${vendorId}`, headers: who })).json().data;
const shape = (cart: Cart | null) =>
  (cart?.packs ?? []).map(({ items }) =>
    items.filter(({ type }) => type === 'menu').map(({ quantity, name }) => `${quantity} ${name}`),
  );
async function heldBy(who: Who): Promise<Cart> {
  const cart = await cartOf(who);
  if (!cart) throw new Error('There is no cart.');
  return cart;
}

describe('a change that is sent again with its id', () => {
  test('cart.108 an add of two stacks happens once, though another device added the same two between', async () => {
    const who = guest();
    const [mine, theirs] = [stack(2), stack(2)];
    await send(who, mine);
    await send(who, theirs);
    const before = await cartOf(who);
    const again = await send(who, mine);
    expect([again.statusCode, again.json().data]).toEqual([200, before]);
    expect(shape(await cartOf(who))).toEqual([['1 Pancakes'], ['1 Pancakes'], ['1 Pancakes'], ['1 Pancakes']]);
  });

  test('cart.108 a dish that joined a line of its pack is added once, and no other change is undone', async () => {
    const who = guest();
    await send(who, add(rice));
    const [more, others] = [add(rice), add(rice, 3)];
    await send(who, more);
    await send(who, others);
    await send(who, more);
    expect(shape(await cartOf(who))).toEqual([['5 Rice']]);
  });

  test.each(['first', 'second'])('cart.108 the %s dish of a cart, removed since, does not come back', async (nth) => {
    const who = guest();
    // A pack with an id of its own: once its line is removed, nothing in the cart tells of the change.
    const inPack = { pack_reference: randomUUID() };
    const [kept, lost] = [add(rice, 1, inPack), add(stew, 1, inPack)];
    for (const change of nth === 'first' ? [lost, kept] : [kept, lost]) await send(who, change);
    const line = (await heldBy(who)).cart_items.find(({ item_id }) => item_id === stew);
    const remove = add(stew, 0, { cart_item_id: line?.id });
    await send(who, remove);
    const before = await cartOf(who);
    expect(shape(before)).toEqual([['1 Rice']]);
    for (const change of [lost, remove]) {
      const again = await send(who, change);
      expect([again.statusCode, again.json().data]).toEqual([200, before]);
    }
  });

  test('cart.108 an add whose cart was emptied or deleted since neither comes back nor doubles', async () => {
    const who = guest();
    const [emptied, deleted] = [add(rice), add(stew)];
    await send(who, emptied);
    await send(who, add(rice, 0, { cart_item_id: (await heldBy(who)).cart_items[0]?.id }));
    const again = await send(who, emptied);
    expect([again.statusCode, again.json().data]).toEqual([200, null]);
    await send(who, deleted);
    await api.app.inject({ method: 'DELETE', url: `/customer/cart/${(await heldBy(who)).id}`, headers: who });
    await send(who, add(rice, 2));
    for (const change of [emptied, deleted]) await send(who, change);
    expect(shape(await cartOf(who))).toEqual([['2 Rice']]);
  });

  test('cart.108 quantities, details and a started pack that another device has changed since stay', async () => {
    const who = guest();
    await send(who, add(rice));
    const line = { cart_item_id: (await heldBy(who)).cart_items[0]?.id };
    const [three, note, start] = [
      add(rice, 3, line),
      save({ customer_vendor_note: 'hot' }),
      save({ current_pack_reference: null }),
    ];
    for (const change of [three, note, start]) await send(who, change);
    for (const change of [add(rice, 7, line), save({ customer_vendor_note: 'mild' }), add(stew)])
      await send(who, change);
    const before = await cartOf(who);
    for (const change of [three, note, start]) expect((await send(who, change)).json().data).toEqual(before);
    expect(shape(before)).toEqual([['7 Rice'], ['1 Stew']]);
    expect(before).toMatchObject({ customer_vendor_note: 'mild', current_pack_reference: before?.packs[1]?.id });
  });

  test('cart.108 a pack is duplicated once and removed once, and keeps what was added to it since', async () => {
    const who = guest();
    const pack_reference = randomUUID();
    await send(who, add(rice, 1, { pack_reference }));
    await send(who, stack());
    const cart = await heldBy(who);
    const copy: Change = { method: 'POST', url: `${packOf(cart, 0)}/duplicate`, id: randomUUID() };
    await send(who, copy);
    await send(who, add(stew, 1, { pack_reference }));
    await send(who, copy);
    expect(shape(await cartOf(who))).toEqual([['1 Rice', '1 Stew'], ['1 Pancakes'], ['1 Rice']]);
    const remove: Change = { method: 'DELETE', url: packOf(cart, 0), id: randomUUID() };
    await send(who, remove);
    // Another device has yet to hear of it.
    await send(who, add(stew, 1, { pack_reference }));
    const again = await send(who, remove);
    expect(again.json()).toMatchObject({ status: 'success', message: 'Pack deleted successfully' });
    expect(shape(await cartOf(who))).toEqual([['1 Pancakes'], ['1 Rice'], ['1 Stew']]);
  });

  test('cart.108 options that make further packs make them once', async () => {
    const who = guest();
    await send(who, add(pancakes, 2));
    const line = (await heldBy(who)).cart_items[0]?.id;
    const change = add(pancakes, 2, { cart_item_id: line, modifiers: [syrup] });
    await send(who, change);
    await send(who, stack());
    await send(who, change);
    expect(shape(await cartOf(who))).toEqual([['1 Pancakes'], ['1 Pancakes'], ['1 Pancakes']]);
  });

  test('cart.108 the same change ten times at once is one change, also as the first of a cart', async () => {
    const who = guest();
    for (const change of [stack(), add(rice), add(rice)]) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(who, change)));
      expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    }
    expect(shape(await cartOf(who))).toEqual([['1 Pancakes'], ['2 Rice']]);
  });

  test('cart.108 cart.102 a guest’s or customer’s change that is sent again after the upgrade happens once', async () => {
    const { user } = await people.newCustomer();
    const [own, who] = [bearer(user.token), guest()];
    const [owns, guests] = [
      [add(stew), add(stew)],
      [stack(), add(rice), add(rice)],
    ];
    for (const change of owns) await send(own, change);
    for (const change of guests) await send(who, change);
    await api.app.inject({ method: 'PATCH', url: '/customer/cart/guest/upgrade', headers: { ...own, ...who } });
    const before = await cartOf(own);
    expect(shape(before)).toEqual([['2 Stew'], ['1 Pancakes'], ['2 Rice']]);
    for (const change of [...owns, ...guests]) expect((await send(own, change)).json().data).toEqual(before);
  });

  test('adding takes one request and no more statements than it may, and sending it again no more', async () => {
    const { user } = await people.newCustomer();
    for (const who of [guest(), bearer(user.token)]) {
      for (const change of [add(rice, 1, { pack_reference: randomUUID() }), stack(2)]) {
        expect(await statementsOf(() => send(who, change))).toBeLessThanOrEqual(STATEMENTS.cartChangeWithId);
        expect(await statementsOf(() => send(who, change))).toBeLessThanOrEqual(STATEMENTS.cartChangeWithId);
      }
      expect(shape(await cartOf(who))).toEqual([['1 Rice'], ['1 Pancakes'], ['1 Pancakes']]);
    }
  });

  test(`a cart remembers ${MOST_REMEMBERED} changes; a line that is there is never added again`, async () => {
    const who = guest();
    const first = stack();
    await send(who, first);
    for (let count = 0; count < MOST_REMEMBERED; count += 1) await send(who, save({ bag_quantity: 0 }));
    await send(who, first);
    expect(shape(await cartOf(who))).toEqual([['1 Pancakes']]);
    const owner = api.database.openOwner(1);
    const { rows } = await owner.pool.query('select max(cardinality(recent_changes)) as most from cart');
    await owner.close();
    expect(rows[0].most).toBe(MOST_REMEMBERED);
  });
});

describe('the ids that a change brings', () => {
  test('packs and lines have the ids that follow from the change’s, in whatever letters it was sent', async () => {
    const who = guest();
    const [id, pack_reference] = [randomUUID(), randomUUID()];
    const change = add(rice, 1, { pack_reference: pack_reference.toUpperCase() });
    const made: Cart = (await send(who, { ...change, id: id.toUpperCase() })).json().data;
    expect(made.current_pack_reference).toBe(pack_reference);
    expect(made.cart_items[0]).toMatchObject({ id: firstIdFrom(id), pack_reference });
    await send(who, { ...change, id });
    expect(shape(await cartOf(who))).toEqual([['1 Rice']]);
  });

  test('a plain dish makes the pack that it names, and joins it as long as it is there', async () => {
    const who = guest();
    const [one, other] = [randomUUID(), randomUUID()];
    for (const pack_reference of [one, other, one]) await send(who, add(rice, 1, { pack_reference }));
    expect(shape(await cartOf(who))).toEqual([['2 Rice'], ['1 Rice']]);
    // Its line has joined another device's: it is known by its pack and its dish.
    const late = await send(who, add(rice, 5, { cart_item_id: randomUUID(), pack_reference: other }));
    expect(shape(late.json().data)).toEqual([['2 Rice'], ['5 Rice']]);
  });

  test.each(['7', 'not an id', '00000000-0000-0000-0000-000000000000', ''])(
    'cart.108 a change by the id ‘%s’ is refused, and changes nothing',
    async (id) => {
      const who = guest();
      await send(who, stack());
      const cart = await heldBy(who);
      const duplicate = `${packOf(cart, 0)}/duplicate`;
      for (const change of [
        add(rice),
        save({ bag_quantity: 0 }),
        { method: 'POST' as const, url: duplicate, id },
        { method: 'DELETE' as const, url: packOf(cart, 0), id },
      ]) {
        const { statusCode, body } = await send(who, { ...change, id });
        expect([statusCode, JSON.parse(body).code]).toEqual([400, 'INVALID_INPUT']);
      }
      expect(await cartOf(who)).toEqual(cart);
    },
  );

  test('a pack id that is a line’s, another kind of pack’s or one of the change’s own is refused', async () => {
    const who = guest();
    await send(who, stack());
    const cart = await heldBy(who);
    const change = add(rice);
    for (const pack_reference of [cart.cart_items[0]?.id, cart.packs[0]?.id, firstIdFrom(change.id)]) {
      const answer = await send(who, { ...change, payload: { ...change.payload, pack_reference } });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'PACK_NOT_FOUND']);
    }
    expect(await cartOf(who)).toEqual(cart);
  });

  test('cart.101 ids that another owner has used open and tell nothing of theirs', async () => {
    const [mine, theirs] = [guest(), guest()];
    const pack_reference = randomUUID();
    const change = add(rice, 1, { pack_reference });
    await send(theirs, change);
    await send(theirs, stack(3));
    const before = await cartOf(theirs);
    const made = await send(mine, change);
    expect([made.statusCode, shape(made.json().data)]).toEqual([200, [['1 Rice']]]);
    const line = { cart_item_id: before?.cart_items[1]?.id, pack_reference: before?.packs[1]?.id };
    expect((await send(mine, add(pancakes, 9, line))).json().code).toBe('CART_ITEM_NOT_FOUND');
    expect(await cartOf(theirs)).toEqual(before);
  });
});

test('cart.108 what a killed API may have made is sent again, and is there once', async () => {
  const who = guest();
  const pack_reference = randomUUID();
  const changes = Array.from({ length: 40 }, (_, nth) => (nth % 2 ? stack() : add(rice, 1, { pack_reference })));
  const other = await startApiProcess(api.database.appUrl);
  let answered = 0;
  let killed: Promise<void> | undefined;
  const sent = changes.map(async ({ id, url, method, payload }) => {
    const headers = { ...as(who, id), 'content-type': 'application/json' };
    const answer = await fetch(`${other.url}${url}`, { method, headers, body: JSON.stringify(payload) }).catch(
      () => undefined,
    );
    answered += 1;
    if (answered === 12) killed = other.kill();
    return answer?.status;
  });
  const answers = await Promise.all(sent);
  await killed;
  expect(answers.filter((status) => status === undefined).length).toBeGreaterThan(0);
  // A client without a response retries; another device has made changes in between.
  await send(who, stack());
  for (const [nth, change] of changes.entries()) {
    if (answers[nth] !== 200) expect((await send(who, change)).statusCode).toBe(200);
  }
  const packs = shape(await cartOf(who));
  expect(packs.filter(([line]) => line === '1 Pancakes')).toHaveLength(21);
  expect(packs.filter(([line]) => line === '20 Rice')).toHaveLength(1);
});
