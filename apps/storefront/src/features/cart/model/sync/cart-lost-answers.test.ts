import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guestId } from '@/shared/api/guest-id.ts';
import { type Browser, dish, openBrowser, VENDOR } from '../../../../testing/cart-browser.ts';
import { about, add, changeTo, lineOf, put, RICE, STEW, settled, shown } from '../../../../testing/cart-steps.ts';
import type { Change } from '../state/cart-state-schema.ts';
import { readCart } from '../state/read-cart.ts';

const price = 5_000 as (typeof RICE)['price'];
const items = [{ id: 90, menu_group_id: 9, name: 'Syrup', price, is_available: true }];
const PANCAKES = dish(5, { groups: [{ id: 9, name: 'Extras', minimum: 0, maximum: 2, items }] });

let browser: Browser;
beforeEach(() => {
  browser = openBrowser([RICE, STEW, PANCAKES]);
});
afterEach(() => vi.unstubAllGlobals());

const stack = (): Change => ({
  ...{ ...about(), type: 'add', vendor: VENDOR, item_id: 5, quantity: 1, isPerPack: false },
  modifiers: [{ id: 90, menu_group_id: 9, quantity: 1 }],
});
const atServer = () =>
  (browser.server.packsOf(guestId() ?? '')?.packs ?? []).map(({ lines }) =>
    lines.map(({ item_id, quantity }) => `${quantity} of ${item_id}`),
  );

/** What the same person does on another phone. */
async function onAnotherDevice(request: { readonly method?: string; readonly path?: string; readonly body?: object }) {
  const { method = 'POST', path = '/customer/cart', body } = request;
  const headers = new Headers({ 'x-guest-id': guestId() ?? '' });
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  return (await browser.server.fetch(`/api${path}`, init)).json();
}
const addedElsewhere = (item_id: number, more: object = {}) =>
  onAnotherDevice({ body: { item_id, quantity: 1, type: 'menu', modifiers: [], ...more } });

/** The change reaches the server and its answer is lost; the tab waits until it may try again. */
async function loseAnswer(tab: ReturnType<Browser['openTab']>, change: Change) {
  browser.server.faults.push('lost');
  browser.holdNext();
  tab.put(change, { 1: RICE, 2: STEW, 5: PANCAKES });
  await vi.waitFor(() => expect(tab.isUnanswered() || browser.server.faults.length === 0).toBe(true));
  await vi.waitFor(() => expect(browser.server.faults).toEqual([]));
}

test('cart.108 a stack with a lost answer is there once, though another device added the same between', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE));
  await settled(tab);
  await loseAnswer(tab, stack());
  await addedElsewhere(5, { modifiers: [{ id: 90, menu_group_id: 9, quantity: 1 }] });
  browser.goOnline();
  await settled(tab);
  expect(atServer()).toEqual([['1 of 1'], ['1 of 5'], ['1 of 5']]);
  expect(shown(tab)).toEqual(atServer());
});

test('cart.108 more of a dish with a lost answer counts once, and with the other device’s', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE));
  await settled(tab);
  await loseAnswer(tab, add(RICE));
  await addedElsewhere(1);
  browser.goOnline();
  await settled(tab);
  expect(atServer()).toEqual([['3 of 1']]);
  expect(shown(tab)).toEqual(atServer());
});

test('cart.108 a dish that another device removed before its add is sent again does not come back', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE));
  await settled(tab);
  await loseAnswer(tab, add(STEW));
  const line = browser.server.packsOf(guestId() ?? '')?.packs[0]?.lines[1]?.id;
  await addedElsewhere(2, { quantity: 0, cart_item_id: line });
  browser.goOnline();
  await settled(tab);
  expect(shown(tab)).toEqual([['1 of 1']]);
  expect(browser.refusals).toEqual([]);
});

test('cart.108 a quantity that another device changed after a lost answer is not set back', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE));
  await settled(tab);
  await loseAnswer(tab, changeTo(tab, RICE, 3));
  await addedElsewhere(1, { quantity: 7, cart_item_id: lineOf(tab, RICE).id });
  browser.goOnline();
  await settled(tab);
  expect(shown(tab)).toEqual([['7 of 1']]);
});

test.each(['remove pack', 'clear', 'change item'] as const)(
  'cart.108 a ‘%s’ that empties the cart is done after a lost answer, without a refusal',
  async (type) => {
    const tab = browser.openTab();
    put(tab, add(RICE));
    await settled(tab);
    const reference = readCart(tab.state(), 7)?.packs[0]?.reference ?? '';
    const changes = {
      'remove pack': { ...about(), type: 'remove pack', reference },
      clear: { ...about(), type: 'clear' },
      'change item': changeTo(tab, RICE, 0),
    } as const;
    browser.server.faults.push('lost');
    put(tab, changes[type]);
    await settled(tab);
    expect(shown(tab)).toEqual([]);
    expect(atServer()).toEqual([]);
    expect(browser.refusals).toEqual([]);
  },
);

test('cart.108 a cart that another device filled after a clearing with a lost answer stays', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE));
  await settled(tab);
  browser.server.faults.push('lost');
  browser.holdNext();
  put(tab, { ...about(), type: 'clear' });
  await vi.waitFor(() => expect(atServer()).toEqual([]));
  await addedElsewhere(2);
  browser.goOnline();
  await settled(tab);
  expect(atServer()).toEqual([['1 of 2']]);
  expect(shown(tab)).toEqual([['1 of 2']]);
});

test('cart.108 taps on a line that another device was faster to add still mean it', async () => {
  const tab = browser.openTab();
  put(tab, add(STEW));
  await settled(tab);
  browser.goOffline();
  const { current } = readCart(tab.state(), 7) ?? {};
  put(tab, { ...add(RICE), pack: current ?? undefined } as Change);
  put(tab, changeTo(tab, RICE, 4));
  await addedElsewhere(1);
  browser.goOnline();
  await settled(tab);
  expect(atServer()).toEqual([['1 of 2', '4 of 1']]);
  expect(browser.refusals).toEqual([]);
});

test('cart.108 a pack made offline keeps its id, though another device made one meanwhile', async () => {
  const tab = browser.openTab();
  put(tab, add(STEW));
  put(tab, changeTo(tab, STEW, 0));
  await settled(tab);
  browser.goOffline();
  const pack = about().id;
  put(tab, { ...add(RICE), pack } as Change);
  put(tab, { ...about(), type: 'duplicate pack', reference: pack });
  await addedElsewhere(2);
  browser.goOnline();
  await settled(tab);
  expect(atServer()).toEqual([['1 of 2'], ['1 of 1'], ['1 of 1']]);
  expect(shown(tab)).toEqual(atServer());
  expect(browser.refusals).toEqual([]);
});

test('cart.108 two tabs of which one closes after a lost answer send the change once', async () => {
  const [first, second] = [browser.openTab(), browser.openTab()];
  put(first, add(RICE));
  await settled(first);
  await loseAnswer(first, stack());
  second.reload();
  await second.sendAll();
  await settled(second);
  browser.goOnline();
  first.reload();
  await settled(first);
  expect(atServer()).toEqual([['1 of 1'], ['1 of 5']]);
  expect(shown(first)).toEqual(atServer());
});
