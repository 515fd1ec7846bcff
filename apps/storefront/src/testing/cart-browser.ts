import { type MenuItem, menuItem } from '@jara/contract';
import { vi } from 'vitest';
import { clearCarts } from '../features/cart/api/call-cart.ts';
import { type CartVendor, NO_CARTS } from '../features/cart/model/state/cart-state-schema.ts';
import { readCarts, writeCarts } from '../features/cart/model/store/cart-local-storage.ts';
import { createCartStore } from '../features/cart/model/store/cart-store.ts';
import { readSnapshot, writeSnapshot } from '../features/cart/model/store/failed-load-snapshot.ts';
import { listCarts, loadCart, sendChange } from '../features/cart/model/sync/send-change.ts';
import { createCartServer } from './cart-server.ts';

export const dish = (id: number, more: Partial<MenuItem> = {}): MenuItem =>
  menuItem.parse({
    id,
    vendor_id: 7,
    group_id: 1,
    name: `Dish ${id}`,
    currency: 'NGN',
    price_per_quantity: 250_000,
    discount_price: null,
    price: 250_000,
    price_description: '',
    container_type_id: 3,
    container_price: 10_000,
    container_description: null,
    container_name: 'Box',
    menu_category_id: 1,
    description: '',
    image_url: '',
    image_colour: '',
    is_available: true,
    groups: [],
    ...more,
  });

export const VENDOR: CartVendor = {
  id: 7,
  name: 'Mama Put',
  slug: 'mama-put',
  logo: '/store/media/logo/mama-put.webp',
  location: 'Yaba',
  vendor_type: 'restaurant',
  currency: 'NGN',
};

/** A browser with its storage, in which tabs are opened. */
export function openBrowser(menu: readonly MenuItem[]) {
  const server = createCartServer(menu);
  const kept = new Map<string, string>();
  const refusals: string[] = [];
  const done: string[] = [];
  const losses: string[] = [];
  let isOnline = true;
  let isNextHeld = false;
  let isFull = false;
  let turn: Promise<unknown> = Promise.resolve();
  const network = new EventTarget();
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { cookie: '', addEventListener: () => undefined });
  vi.stubGlobal('window', {
    location: { protocol: 'http:' },
    addEventListener: () => undefined,
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem(key: string, value: string): void {
        if (isFull) throw new DOMException('Full', 'QuotaExceededError');
        kept.set(key, value);
      },
      removeItem: (key: string) => void kept.delete(key),
    },
  });
  // A page before this one may have left something in memory.
  writeCarts(NO_CARTS);
  writeSnapshot(undefined);
  const openTab = (more: Partial<Parameters<typeof createCartStore>[0]> = {}) =>
    createCartStore({
      read: readCarts,
      write: writeCarts,
      caller: () => 'guest',
      send: sendChange,
      load: loadCart,
      list: listCarts,
      upgrade: async () => undefined,
      clear: clearCarts,
      readSnapshot,
      writeSnapshot,
      withTabLock: (work) => {
        const mine = turn.then(work);
        turn = mine.catch(() => undefined);
        return mine;
      },
      isOnline: () => isOnline,
      whenReachable: () => {
        const isOver = isOnline && !isNextHeld;
        isNextHeld = false;
        return isOver
          ? Promise.resolve()
          : new Promise((resolve) => network.addEventListener('online', () => resolve(), { once: true }));
      },
      onDone: ({ type }, message) => void done.push(`${type}: ${message}`),
      onRefused: (_change, message) => void refusals.push(message),
      onLost: (message) => void losses.push(message),
      ...more,
    });
  return {
    server,
    refusals,
    done,
    losses,
    openTab,
    /** From here on the storage is read and takes nothing more. */
    fillStorage: () => {
      isFull = true;
    },
    goOffline: () => {
      isOnline = false;
    },
    goOnline: () => {
      isOnline = true;
      network.dispatchEvent(new Event('online'));
    },
    /** The next retry waits until the network is back. */
    holdNext: () => {
      isNextHeld = true;
    },
  };
}

export type Browser = ReturnType<typeof openBrowser>;
export type Tab = ReturnType<Browser['openTab']>;
