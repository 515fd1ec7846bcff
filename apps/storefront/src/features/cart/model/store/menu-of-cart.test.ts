import { newId } from '@jara/api-client';
import type { MenuItem } from '@jara/contract';
import { menuWith } from '@jara/domain/cart';
import { afterEach, expect, test, vi } from 'vitest';
import { dish, openBrowser, VENDOR } from '../../../../testing/cart-browser.ts';
import { readCart } from '../state/read-cart.ts';
import { loadCart } from '../sync/send-change.ts';

const option = (id: number, name: string, price: number) => ({
  id,
  menu_group_id: 40,
  name,
  price: price as MenuItem['price'],
  is_available: true,
});
const BOWL = dish(1, {
  groups: [
    {
      id: 40,
      name: 'Base',
      minimum: 1,
      maximum: 2,
      items: [option(1, 'Fonio', 30_000), option(2, 'Rice', 0), option(3, 'Beans', 5_000)],
    },
  ],
});
afterEach(() => vi.unstubAllGlobals());

test('cart.026 cart.033 a browser that knows nothing of the menu shows each line’s own choices', async () => {
  const browser = openBrowser([BOWL]);
  const first = browser.openTab();
  const add = (modifiers: { id: number; menu_group_id: number; quantity: number }[]) =>
    first.put(
      { type: 'add', id: newId(), vendorId: 7, vendor: VENDOR, item_id: 1, quantity: 1, modifiers, isPerPack: false },
      { 1: BOWL },
    );
  add([{ id: 1, menu_group_id: 40, quantity: 1 }]);
  add([
    { id: 2, menu_group_id: 40, quantity: 1 },
    { id: 3, menu_group_id: 40, quantity: 1 },
  ]);
  await vi.waitFor(() => expect(first.state().queue).toEqual([]));

  window.localStorage.removeItem('cart');
  const second = browser.openTab();
  await second.refresh();
  const names = readCart(second.state(), 7)?.priced.map(({ lines }) => lines[0]?.selections.map(({ name }) => name));
  expect(names).toEqual([['Fonio'], ['Rice', 'Beans']]);
});

test('an option that a cart has as inactive is not to be had, whatever was known of it', async () => {
  const browser = openBrowser([BOWL]);
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
  tab.put({ ...add, modifiers, isPerPack: false }, { 1: BOWL });
  await vi.waitFor(() => expect(tab.state().queue).toEqual([]));
  const cart = await loadCart(7);
  const [item] = cart?.cart_items ?? [];
  if (!cart || !item) throw new Error('nothing was added');
  const rice = { ...item, id: 'rice', item_id: 2, type: 'group' as const, is_active: false };
  const told = menuWith({ 1: BOWL }, { ...cart, cart_items: [...cart.cart_items, rice] });
  const options = told[1]?.groups[0]?.items.map(({ name, is_available }) => [name, is_available]);
  expect(options).toEqual([
    ['Fonio', true],
    ['Rice', false],
    ['Beans', true],
  ]);
});
