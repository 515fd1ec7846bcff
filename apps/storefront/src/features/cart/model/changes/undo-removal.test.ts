import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Browser, openBrowser, type Tab } from '../../../../testing/cart-browser.ts';
import { about, add, GONE, posts, put, RICE, STEW, settled, shown } from '../../../../testing/cart-steps.ts';
import { cartOf } from '../state/apply-change.ts';
import type { Change } from '../state/cart-state-schema.ts';
import { undoRemoval } from './undo-removal.ts';

const MENU = { 1: RICE, 2: STEW };

let browser: Browser;
let tab: Tab;
beforeEach(async () => {
  browser = openBrowser([RICE, STEW]);
  tab = browser.openTab();
  put(tab, add(RICE, 2));
  put(tab, { ...about(), type: 'start pack' });
  put(tab, add(STEW));
  put(tab, { ...about(), type: 'start pack' });
  put(tab, add(RICE));
  put(tab, { ...about(), type: 'set details', details: { customer_vendor_note: 'No onions', class: 'pickup' } });
  await settled(tab);
});
afterEach(() => vi.unstubAllGlobals());

const WHOLE = [['2 of 1'], ['1 of 2'], ['1 of 1']];
const held = () => {
  const { packs, current, customer_vendor_note, class: of } = cartOf(tab.state(), 7) ?? {};
  return { packs, current, customer_vendor_note, class: of };
};
const references = () => cartOf(tab.state(), 7)?.packs.map(({ reference }) => reference) ?? [];

/** Removes it, and gives what undoes that. */
function remove(change: Change): () => void {
  const cart = cartOf(tab.state(), 7);
  if (!cart) throw new Error('There is no cart.');
  const steps = undoRemoval(cart, (each) => !('reference' in change) || change.reference === each, MENU);
  tab.put(change);
  return () => {
    for (const step of steps) tab.put(step.change, step.dishes);
  };
}
const removePack = (at: number) => remove({ ...about(), type: 'remove pack', reference: references()[at] ?? '' });
const clear = () => remove({ ...about(), type: 'clear' });

test.each([0, 1, 2])('a removal of pack %i that was sent is undone: the same pack at the same place', async (at) => {
  const before = held();
  const undo = removePack(at);
  await settled(tab);
  expect(shown(tab)).toEqual(WHOLE.toSpliced(at, 1));
  undo();
  expect(held()).toEqual(before);
  await settled(tab);
  expect(held()).toEqual(before);
  expect(browser.server.packsOf(posts(browser)[0]?.guest ?? '')?.packs).toHaveLength(3);
});

test('a cart that was removed comes back with its packs, its note and its class', async () => {
  const before = held();
  const undo = clear();
  await settled(tab);
  expect(shown(tab)).toEqual([]);
  undo();
  expect(held()).toEqual(before);
  await settled(tab);
  expect(held()).toEqual(before);
});

test('the last pack of a cart comes back with the cart', async () => {
  for (const _ of [1, 2]) removePack(0);
  await settled(tab);
  const before = held();
  const undo = removePack(0);
  await settled(tab);
  undo();
  await settled(tab);
  expect(held()).toEqual(before);
});

test('undone offline, it shows at once, survives a reload, and the server has it when the network is back', async () => {
  const before = held();
  browser.goOffline();
  const undo = clear();
  expect(shown(tab)).toEqual([]);
  undo();
  expect(held()).toEqual(before);
  tab = browser.openTab();
  expect(held()).toEqual(before);
  browser.goOnline();
  await tab.sendAll();
  await settled(tab);
  expect(held()).toEqual(before);
});

test('the answer to an undo is lost: sent again, it doubles nothing', async () => {
  const before = held();
  const undo = removePack(1);
  await settled(tab);
  browser.server.faults.push('lost');
  undo();
  await settled(tab);
  expect(held()).toEqual(before);
});

test('where the removal failed after all, undoing it changes nothing', async () => {
  const before = held();
  browser.server.faults.push('down', 'down', 'down', 'down');
  const undo = removePack(0);
  undo();
  await settled(tab);
  expect(held()).toEqual(before);
});

test('a dish that has left the menu is not put back', () => {
  put(tab, add(GONE));
  const cart = cartOf(tab.state(), 7);
  if (!cart) throw new Error('There is no cart.');
  const [step] = undoRemoval(cart, () => true, MENU);
  const lines = step?.change.type === 'put back' ? step.change.packs.flatMap((pack) => pack.lines) : [];
  expect(lines.map(({ item_id }) => item_id)).toEqual([1, 2, 1]);
});
