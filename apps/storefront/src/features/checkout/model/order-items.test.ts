import type { MenuItem, ValidationIssue } from '@jara/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { readCart, type ShownCart } from '@/features/cart/data.ts';
import { dish, openBrowser, VENDOR } from '../../../testing/cart-browser.ts';
import { orderItemsOf } from './order-items.ts';

afterEach(() => vi.unstubAllGlobals());

type Priced = ShownCart['priced'][number];
type Container = NonNullable<Priced['container']>;

const line = { id: 'line', item_id: 4, quantity: 1, modifiers: [{ id: 40, menu_group_id: 400, quantity: 2 }] };
const priced: Priced = {
  pack: { reference: 'pack', type: 'single', lines: [line] },
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
const [menu, group, container] = orderItemsOf({ priced: [priced] });

test('cart.037 a dish is sent as item_id, quantity, type, pack_id and pack_unique_id', () => {
  expect(menu).toEqual({
    item_id: 4,
    quantity: 1,
    type: 'menu',
    pack_id: 'pack',
    pack_unique_id: 'pack',
  });
});

test('cart.038 what was chosen for it as item_id, price, quantity, type, pack_id and group_id', () => {
  expect(group).toEqual({
    item_id: 40,
    price: 20_000,
    quantity: 2,
    type: 'group',
    pack_id: 'pack',
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
    pack_id: 'pack',
  });
});

const bowlWith = (...names: string[]): MenuItem => {
  const price = 5_000 as MenuItem['price'];
  const items = names.map((name, at) => ({ id: at + 1, menu_group_id: 40, name, price, is_available: true }));
  return dish(1, { groups: [{ id: 40, name: 'Base', minimum: 0, maximum: 2, items }] });
};

test('cart.078 an option deleted from the menu stays chosen, is sent, and its issue names it', async () => {
  const menu = [bowlWith('Fonio', 'Rice')];
  const browser = openBrowser(menu);
  const tab = browser.openTab();
  const modifiers = [1, 2].map((id) => ({ id, menu_group_id: 40, quantity: 1 }));
  const add = {
    type: 'add',
    id: '11111111-1111-4111-8111-111111111111',
    vendorId: 7,
    vendor: VENDOR,
    item_id: 1,
    quantity: 1,
  } as const;
  tab.put({ ...add, modifiers, isPerPack: false }, { 1: bowlWith('Fonio', 'Rice') });
  await vi.waitFor(() => expect(tab.state().queue).toEqual([]));
  menu[0] = bowlWith('Fonio');
  await tab.refresh();

  const shown = readCart(tab.state(), 7);
  expect(shown?.packs[0]?.lines[0]?.modifiers).toMatchObject([{ name: 'Fonio' }, { id: 2, name: 'Rice' }]);
  const items = orderItemsOf({ priced: shown?.priced ?? [] });
  expect(items).toMatchObject([
    { type: 'menu' },
    { type: 'group', item_id: 1, price: 5_000 },
    { type: 'group', item_id: 2, price: 0 },
    { type: 'container' },
  ]);

  const found: ValidationIssue = {
    ...{ type: 'group', code: 'UNKNOWN_MENU_GROUP_ITEM', item_id: 2, item_name: null, group_id: 40 },
    ...{ group_name: 'Base', selections_required: null, action: 'Remove item' },
    pack_reference: items[0]?.pack_id ?? '',
  };
  tab.setIssues(7, [found]);
  expect(tab.state().held[7]?.issues).toMatchObject([{ item_name: 'Rice' }]);
});
