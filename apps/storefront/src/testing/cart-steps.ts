import { newId } from '@jara/api-client';
import type { MenuItem } from '@jara/contract';
import { expect, vi } from 'vitest';
import type { Change } from '../features/cart/model/state/cart-state-schema.ts';
import { readCart } from '../features/cart/model/state/read-cart.ts';
import { type Browser, dish, type Tab, VENDOR } from './cart-browser.ts';

// What somebody does with a cart, step by step, and what they see of it.

export const RICE = dish(1);
export const STEW = dish(2, { price: 80_000 as MenuItem['price'] });
export const GONE = dish(9);

export const about = () => ({ id: newId(), vendorId: 7 });
export const add = (item: MenuItem, quantity = 1): Change => ({
  ...about(),
  type: 'add',
  vendor: VENDOR,
  item_id: item.id,
  quantity,
  modifiers: [],
  isPerPack: false,
});
export const put = (tab: Tab, change: Change) => tab.put(change, { 1: RICE, 2: STEW, 9: GONE });
export const shown = (tab: Tab) =>
  (readCart(tab.state(), 7)?.packs ?? []).map(({ lines }) =>
    lines.map(({ item_id, quantity }) => `${quantity} of ${item_id}`),
  );
export const lineOf = (tab: Tab, item: MenuItem) => {
  const line = readCart(tab.state(), 7)
    ?.packs.flatMap(({ lines }) => lines)
    .find(({ item_id }) => item_id === item.id);
  if (!line) throw new Error('It is not in the cart.');
  return line;
};
const packOf = (tab: Tab, item: MenuItem) =>
  readCart(tab.state(), 7)?.packs.find(({ lines }) => lines.some(({ item_id }) => item_id === item.id))?.reference;
export const changeTo = (tab: Tab, item: MenuItem, quantity: number): Change => ({
  ...about(),
  type: 'change item',
  lineId: lineOf(tab, item).id,
  pack: packOf(tab, item),
  item_id: item.id,
  quantity,
  modifiers: [],
});
export const settled = (...tabs: Tab[]) =>
  vi.waitFor(() => expect(tabs.flatMap((tab) => tab.state().queue)).toEqual([]));
export const posts = ({ server }: Browser) => server.asked.filter(({ method }) => method !== 'GET');

/** What may pass is asked for so many times. */
export const REPEATS = 4;
