import { ApiError, messageOr } from '@jara/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guestId } from '@/shared/api/guest-id.ts';
import { type Browser, openBrowser } from '../../../../testing/cart-browser.ts';
import { about, add, posts, put, REPEATS, RICE, STEW, settled, shown } from '../../../../testing/cart-steps.ts';
import { clearCarts } from '../../api/call-cart.ts';
import { NO_CARTS } from '../state/cart-state-schema.ts';
import { readCart } from '../state/read-cart.ts';
import { CLEARING_FAILED } from '../store/cart-store.ts';
import { readSnapshot } from '../store/failed-load-snapshot.ts';
import { listCarts } from './send-change.ts';

let browser: Browser;
beforeEach(() => {
  browser = openBrowser([RICE, STEW]);
});
afterEach(() => vi.unstubAllGlobals());

test('cart.047 with a full storage a cart that cannot be loaded is put back all the same', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE));
  await settled(tab);
  browser.fillStorage();
  put(tab, add(RICE));
  await settled(tab);
  browser.server.faults.push(...Array<'down'>(REPEATS).fill('down'));
  await tab.refresh();
  expect(shown(tab)).toEqual([]);
  tab.restore();
  expect(shown(tab)).toEqual([['2 of 1']]);
});

test('cart.093 a list that fails four times is said, the cart goes, and what was in it can be put back', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE, 2));
  await settled(tab);
  const asked = browser.server.asked.length;
  browser.server.faults.push(...Array<'down'>(REPEATS).fill('down'));
  await tab.refresh();
  expect(browser.server.asked.slice(asked).map(({ method, path }) => `${method} ${path}`)).toEqual(
    Array(REPEATS).fill('GET /customer/cart'),
  );
  expect(browser.losses).toEqual(['Down']);
  expect(tab.status()).toEqual({ state: 'failed', message: 'Down' });
  expect(tab.state()).toEqual(NO_CARTS);
  expect(tab.hasSnapshot()).toBe(true);
  expect(browser.openTab().hasSnapshot()).toBe(true);
  tab.restore();
  expect(shown(tab)).toEqual([['2 of 1']]);
  expect(tab.hasSnapshot()).toBe(false);
  // Emptied now, the cart shows as empty and not as failed.
  expect(tab.status()).toEqual({ state: 'local' });
});

test('cart.095 without a message of the server’s a list that fails reads ‘Error fetching carts’', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE));
  await settled(tab);
  browser.server.faults.push(...Array<'broken'>(REPEATS).fill('broken'));
  await tab.refresh();
  expect(browser.losses).toEqual(['Error fetching carts']);
});

test('a guest who signs in keeps the cart when the first call to take it over is lost', async () => {
  put(browser.openTab(), add(RICE));
  const guests = await vi.waitFor(async () => {
    const carts = await listCarts();
    expect(carts).toHaveLength(1);
    return carts;
  });
  let asked = 0;
  let isTakenOver = false;
  const tab = browser.openTab({
    upgrade: async () => {
      asked += 1;
      if (asked === 1) throw new ApiError('Down', { status: 503, code: 'UNAVAILABLE' });
      const isFirst = !isTakenOver;
      isTakenOver = true;
      return isFirst ? guests : undefined;
    },
    list: async () => (isTakenOver ? guests : []),
  });
  const seen: unknown[] = [];
  tab.subscribe(() => seen.push(shown(tab)));
  await tab.refresh();
  expect(tab.status()).toEqual({ state: 'loaded' });
  expect(shown(tab)).toEqual([['1 of 1']]);
  expect(seen).not.toContainEqual([]);
});

test('what is left of a customer whose session ended while the browser was shut goes', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE));
  await settled(tab);
  const next = browser.openTab({ list: async () => undefined });
  await next.refresh();
  expect(next.state().held).toEqual({});
});

test('a list that answers at the fourth try loses nothing', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE));
  await settled(tab);
  browser.server.faults.push('down', 'lost', 'broken');
  await tab.refresh();
  expect(tab.status()).toEqual({ state: 'loaded' });
  expect(shown(tab)).toEqual([['1 of 1']]);
  expect(browser.losses).toEqual([]);
});

test('being offline is not a failed load: the copy is shown', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE));
  await settled(tab);
  browser.goOffline();
  browser.server.faults.push('lost');
  await tab.refresh();
  expect(tab.status()).toEqual({ state: 'local' });
  expect(shown(tab)).toEqual([['1 of 1']]);
  expect(browser.losses).toEqual([]);
  expect(await tab.open(7)).toBe(true);
});

/** Rice is on the server; stew was put in while nothing could be sent, and then the list failed. */
async function loseUnsent(fault: 'down' | 'lost') {
  const tab = browser.openTab();
  put(tab, add(RICE));
  await settled(tab);
  // Its response or its request is lost; the tab waits to retry, and meanwhile the list fails to load.
  browser.server.faults.push(fault, ...Array<'down'>(REPEATS).fill('down'));
  browser.holdNext();
  put(tab, add(STEW));
  await vi.waitFor(() => expect(browser.server.faults).toHaveLength(REPEATS));
  await tab.refresh();
  browser.goOnline();
  return tab;
}

test.each(['down', 'lost'] as const)('unsent changes go back by themselves with the next load (%s)', async (fault) => {
  const tab = await loseUnsent(fault);
  expect(browser.losses).toEqual(['Down']);
  expect(shown(tab)).toEqual([]);
  await tab.refresh();
  await settled(tab);
  expect(shown(tab)).toEqual([['1 of 1', '1 of 2']]);
  expect(browser.server.packsOf(guestId() ?? '')?.packs[0]?.lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
  expect(tab.hasSnapshot()).toBe(false);
});

test('a change after a failed load restores all carts and unsent changes in their order', async () => {
  const tab = await loseUnsent('down');
  put(tab, add(RICE));
  expect(shown(tab)).toEqual([['2 of 1', '1 of 2']]);
  await settled(tab);
  expect(browser.server.packsOf(guestId() ?? '')?.packs[0]?.lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
});

test('a sign-out deletes the snapshot of a failed load', async () => {
  const tab = await loseUnsent('down');
  tab.reset();
  expect(tab.hasSnapshot()).toBe(false);
  expect(readSnapshot()).toBeUndefined();
});

test('cart.090 clearing all carts drops changes that were on their way, and later changes stay', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE));
  await settled(tab);
  put(tab, add(RICE));
  put(tab, add(RICE));
  const clearing = tab.clearAll();
  await clearing;
  await settled(tab);
  expect(shown(tab)).toEqual([]);
  expect(tab.state()).toMatchObject({ active: null, held: {}, queue: [] });
  expect(browser.server.packsOf(guestId() ?? '')).toBeUndefined();
  expect(posts(browser).at(-1)).toMatchObject({ method: 'DELETE', path: '/customer/cart/clear' });

  put(tab, add(RICE));
  await settled(tab);
  put(tab, add(RICE));
  const again = tab.clearAll();
  put(tab, add(STEW));
  await again;
  await settled(tab);
  expect(shown(tab)).toEqual([['1 of 2']]);
  expect(browser.server.packsOf(guestId() ?? '')?.packs).toHaveLength(1);
});

test('cart.090 what is added while the clearing of all carts is tried again is sent afterwards', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE));
  await settled(tab);
  browser.server.faults.push('down');
  const clearing = tab.clearAll();
  put(tab, add(STEW));
  await clearing;
  await settled(tab);
  expect(shown(tab)).toEqual([['1 of 2']]);
  expect(browser.server.packsOf(guestId() ?? '')?.packs).toHaveLength(1);
});

test('cart.090 cart.095 carts that cannot be cleared stay, and the failure is the caller’s to tell', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE));
  await settled(tab);
  browser.server.faults.push(...Array<'broken'>(REPEATS).fill('broken'));
  const failure = await tab.clearAll().catch((error: unknown) => error);
  expect(messageOr(failure, CLEARING_FAILED)).toBe('Error clearing carts');
  expect(shown(tab)).toEqual([['1 of 1']]);
});

test.each([
  ['remove pack', 'Error deleting pack'],
  ['clear', 'Error deleting cart'],
] as const)('cart.095 a ‘%s’ that is never answered is taken back and reads ‘%s’', async (type, words) => {
  const tab = browser.openTab();
  put(tab, add(RICE));
  await settled(tab);
  const reference = readCart(tab.state(), 7)?.packs[0]?.reference ?? '';
  browser.server.faults.push(...Array<'broken'>(REPEATS).fill('broken'));
  const isSaidToBeKept: boolean[] = [];
  tab.subscribe(() => isSaidToBeKept.push(tab.isUnanswered()));
  put(tab, type === 'clear' ? { ...about(), type } : { ...about(), type, reference });
  expect(shown(tab)).toEqual([]);
  await settled(tab);
  expect(browser.refusals).toEqual([words]);
  // One message: what is given up in the end was never said to be kept and sent again.
  expect(isSaidToBeKept).not.toContain(true);
  expect(shown(tab)).toEqual([['1 of 1']]);
});

test('a removal has all its retries, though the change before it has failed as often', async () => {
  const { faults } = browser.server;
  const tab = browser.openTab({ onDone: ({ type }) => void (type === 'add' && faults.push('down')) });
  faults.push(...Array<'down'>(REPEATS - 1).fill('down'));
  put(tab, add(RICE));
  put(tab, { ...about(), type: 'clear' });
  await settled(tab);
  expect(faults).toEqual([]);
  expect(browser.refusals).toEqual([]);
  expect(browser.server.packsOf(guestId() ?? '')).toBeUndefined();
});

test.each(['list', 'single'] as const)(
  'a %s that tells of a change with a lost answer does not double it',
  async (what) => {
    const tab = browser.openTab();
    put(tab, add(RICE));
    await settled(tab);
    browser.server.faults.push('lost');
    browser.holdNext();
    put(tab, add(STEW));
    await vi.waitFor(() => expect(tab.state().queue[0]).toMatchObject({ item_id: 2 }));
    await vi.waitFor(() => expect(browser.server.faults).toEqual([]));
    await (what === 'list' ? tab.refresh() : tab.open(7));
    expect(shown(tab)).toEqual([['1 of 1', '1 of 2']]);
    browser.goOnline();
    await settled(tab);
    expect(browser.server.packsOf(guestId() ?? '')?.packs[0]?.lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
  },
);

test('cart.087 one vendor’s cart is asked for when it is opened, and not again by looking at it', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE));
  await settled(tab);
  const singles = () => browser.server.asked.filter(({ path }) => path === '/customer/cart/vendor/7');
  expect(await tab.open(7)).toBe(true);
  expect(singles()).toHaveLength(1);
  const stop = tab.subscribe(() => undefined);
  tab.reload();
  tab.setActive(7);
  stop();
  await tab.refresh();
  expect(singles()).toHaveLength(1);
});

test('cart.067 once a guest is a customer, all carts and the active vendor’s are asked for again, once', async () => {
  put(browser.openTab(), add(RICE));
  let isGuest = true;
  const tab = browser.openTab({
    upgrade: async () => {
      if (!isGuest) return undefined;
      isGuest = false;
      return listCarts();
    },
  });
  await tab.sendAll();
  browser.server.asked.length = 0;
  const asked = () => browser.server.asked.map(({ method, path }) => `${method} ${path}`);
  await tab.refresh();
  expect(asked()).toEqual(['GET /customer/cart', 'GET /customer/cart/vendor/7']);
  expect(shown(tab)).toEqual([['1 of 1']]);
  browser.server.asked.length = 0;
  await tab.refresh();
  expect(asked()).toEqual(['GET /customer/cart']);
});

test('cart.061 a cart that is gone on the server goes from here when it is opened', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE));
  await settled(tab);
  await clearCarts();
  expect(await tab.open(7)).toBe(false);
  expect(tab.state()).toMatchObject({ active: null, held: {} });
});

test('cart.094 a single cart that cannot be loaded fails for the caller and stays as it is', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE));
  await settled(tab);
  browser.server.faults.push(...Array<'down'>(REPEATS).fill('down'));
  await expect(tab.open(7)).rejects.toThrow('Down');
  expect(shown(tab)).toEqual([['1 of 1']]);
});
