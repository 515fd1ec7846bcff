import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Browser, openBrowser } from '../../../../testing/cart-browser.ts';
import { about, add, changeTo, put, RICE, STEW, settled, shown } from '../../../../testing/cart-steps.ts';
import { readCart } from '../state/read-cart.ts';

let browser: Browser;
beforeEach(() => {
  browser = openBrowser([RICE, STEW]);
});
afterEach(() => vi.unstubAllGlobals());

test('cart.109 a pack more than a cart holds is told and taken back, and what was there stays', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE));
  const reference = readCart(tab.state(), 7)?.packs[0]?.reference ?? '';
  for (let packs = 1; packs < 50; packs += 1) put(tab, { ...about(), type: 'duplicate pack', reference });
  await settled(tab);
  expect(shown(tab)).toHaveLength(50);
  expect(browser.refusals).toEqual([]);
  put(tab, { ...about(), type: 'duplicate pack', reference });
  expect(shown(tab)).toHaveLength(51);
  await settled(tab);
  expect(browser.refusals).toEqual(['Refused: CART_FULL']);
  expect(shown(tab)).toHaveLength(50);
});

test('cart.109 a hundredth of an item is told and taken back', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE, 99));
  await settled(tab);
  put(tab, add(RICE));
  put(tab, add(STEW));
  await settled(tab);
  expect(browser.refusals).toEqual(['Refused: CART_FULL']);
  expect(shown(tab)).toEqual([['99 of 1', '1 of 2']]);
});

test('cart.109 a cart too many is told once, and what was done to it meanwhile goes with it', async () => {
  browser.server.vendor.isOneTooMany = true;
  const tab = browser.openTab();
  put(tab, add(RICE));
  put(tab, changeTo(tab, RICE, 2));
  put(tab, { ...about(), type: 'set details', details: { customer_vendor_note: 'Hot' } });
  expect(shown(tab)).toEqual([['2 of 1']]);
  await settled(tab);
  expect(browser.refusals).toEqual(['Refused: TOO_MANY_CARTS']);
  expect(shown(tab)).toEqual([]);
  expect(tab.state().active).toBeNull();
});

test('cart.107 a class that the vendor does not take is told, and the cart keeps its own', async () => {
  browser.server.vendor.classes = ['preorder'];
  const tab = browser.openTab();
  put(tab, add(RICE));
  put(tab, { ...about(), type: 'set details', details: { class: 'preorder_delivery' } });
  await settled(tab);
  put(tab, { ...about(), type: 'set details', details: { class: 'pickup' } });
  await settled(tab);
  expect(browser.refusals).toEqual(['Refused: VENDOR_PREORDER_ONLY']);
  expect(readCart(tab.state(), 7)?.class).toBe('preorder_delivery');
});
