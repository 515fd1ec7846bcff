import type { ValidationIssue } from '@jara/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { dish, openBrowser } from '../../../../testing/cart-browser.ts';
import { add, changeTo, put, settled, shown } from '../../../../testing/cart-steps.ts';
import { nameOfLine, readCart } from '../state/read-cart.ts';

afterEach(() => vi.unstubAllGlobals());

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
  tab.setIssues(7, [found]);
  expect(tab.state().held[7]?.issues).toMatchObject([{ item_name: 'Dish 1' }]);

  put(tab, changeTo(tab, dish(1), 0));
  await settled(tab);
  expect(shown(tab)).toEqual([['3 of 2']]);
  expect(browser.refusals).toEqual([]);
});
