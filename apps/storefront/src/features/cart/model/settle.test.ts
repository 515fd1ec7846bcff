import type { MenuItem, ValidationIssue } from '@jara/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { dish, openBrowser, VENDOR } from '../../../testing/cart-browser.ts';
import { add, changeTo, put, settled, shown } from '../../../testing/cart-steps.ts';
import { orderItemsOf } from './order-items.ts';
import { nameOfLine, readCart } from './read-cart.ts';

afterEach(() => vi.unstubAllGlobals());

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
  const add = { type: 'add', id: 'one', vendorId: 7, vendor: VENDOR, item_id: 1, quantity: 1 } as const;
  tab.put({ ...add, modifiers, isPerPack: false }, { 1: bowlWith('Fonio', 'Rice') });
  await vi.waitFor(() => expect(tab.state().queue).toEqual([]));
  menu[0] = bowlWith('Fonio');
  await tab.refresh();

  const shown = readCart(tab.state(), 7);
  expect(shown?.packs[0]?.lines[0]?.modifiers).toMatchObject([{ name: 'Fonio' }, { id: 2, name: 'Rice' }]);
  const items = orderItemsOf(tab.state(), { priced: shown?.priced ?? [] });
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
  tab.takeIssues(7, [found]);
  expect(tab.state().held[7]?.issues).toMatchObject([{ item_name: 'Rice' }]);
});

test('a dish that has left the menu keeps its name, has neither price nor choices, and can be taken out', async () => {
  const menu = [dish(1), dish(2)];
  const browser = openBrowser(menu);
  const tab = browser.openTab();
  put(tab, add(dish(1)));
  put(tab, add(dish(2), 3));
  await settled(tab);
  menu.splice(0, 1);
  await tab.refresh();

  const [gone, there] = readCart(tab.state(), 7)?.priced[0]?.lines ?? [];
  if (!gone || !there) throw new Error('Both are in the cart.');
  expect([nameOfLine(gone), gone.menu, gone.price]).toEqual(['Dish 1', undefined, 0]);
  expect([nameOfLine(there), there.menu?.price]).toEqual(['Dish 2', 250_000]);
  const reference = readCart(tab.state(), 7)?.packs[0]?.reference ?? '';
  const about = { item_id: 1, item_name: null, group_id: null, group_name: null, selections_required: null };
  const found: ValidationIssue = {
    ...about,
    type: 'menu',
    code: 'OUT_OF_STOCK',
    action: '',
    pack_reference: reference,
  };
  tab.takeIssues(7, [found]);
  expect(tab.state().held[7]?.issues).toMatchObject([{ item_name: 'Dish 1' }]);

  put(tab, changeTo(tab, dish(1), 0));
  await settled(tab);
  expect(shown(tab)).toEqual([['3 of 2']]);
  expect(browser.refusals).toEqual([]);
});
