import { expect, test } from 'vitest';
import { NO_CARTS } from './cart-state.ts';
import { orderItemsOf } from './order-items.ts';
import type { ShownCart } from './read-cart.ts';

type Priced = ShownCart['priced'][number];
type Container = NonNullable<Priced['container']>;

const line = { id: 'line', item_id: 4, quantity: 1, modifiers: [{ id: 40, menu_group_id: 400, quantity: 2 }] };
const priced: Priced = {
  pack: { reference: 'shown here', type: 'single', lines: [line] },
  lines: [
    {
      line,
      menu: undefined,
      price: 40_000 as Container['price'],
      selections: [{ id: 40, menu_group_id: 400, quantity: 2, name: 'Egg', price: 20_000 as Container['price'] }],
    },
  ],
  container: { container_type_id: 9, name: 'Bowl', price: 15_000 as Container['price'] },
  price: 55_000 as Container['price'],
};
// The server knows the pack under another id than the one that it has here.
const state = { ...NO_CARTS, labels: { 'at the server': 'shown here' } };
const [menu, group, container] = orderItemsOf(state, { priced: [priced] });

test('cart.037 a dish is sent as item_id, quantity, type, pack_id and pack_unique_id', () => {
  expect(menu).toEqual({
    item_id: 4,
    quantity: 1,
    type: 'menu',
    pack_id: 'at the server',
    pack_unique_id: 'at the server',
  });
});

test('cart.038 what was chosen for it as item_id, price, quantity, type, pack_id and group_id', () => {
  expect(group).toEqual({
    item_id: 40,
    price: 20_000,
    quantity: 2,
    type: 'group',
    pack_id: 'at the server',
    group_id: 400,
  });
});

test('cart.039 the container as id, quantity, name, price, type and pack_id', () => {
  expect(container).toEqual({
    id: 9,
    quantity: 1,
    name: 'Bowl',
    price: 15_000,
    type: 'container',
    pack_id: 'at the server',
  });
});
