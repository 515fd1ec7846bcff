import type { MenuItem } from '@jara/contract';
import { noticesOf } from '@jara/domain/cart';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messageOr } from '@/shared/api/api-error.ts';
import { guestId } from '@/shared/api/guest-id.ts';
import { type Browser, dish, openBrowser, type Tab, VENDOR } from '../../../testing/cart-browser.ts';
import { clearCarts } from '../api/clear-carts.ts';
import { listCarts } from '../api/send-change.ts';
import { cartCount } from './cart-glance.ts';
import { readSnapshot } from './cart-snapshot.ts';
import { type Change, NO_CARTS } from './cart-state.ts';
import { CLEARING_FAILED } from './cart-store.ts';
import { readCart } from './read-cart.ts';

const RICE = dish(1);
const STEW = dish(2, { price: 80_000 as MenuItem['price'] });
const GONE = dish(9);

let made = 0;
const about = () => {
  made += 1;
  return { id: `change-${made}`, vendorId: 7 };
};
const add = (item: MenuItem, quantity = 1): Change => ({
  ...about(),
  type: 'add',
  vendor: VENDOR,
  item_id: item.id,
  quantity,
  modifiers: [],
  isPerPack: false,
});
const put = (tab: Tab, change: Change) => tab.put(change, { 1: RICE, 2: STEW, 9: GONE });
const shown = (tab: Tab) =>
  (readCart(tab.state(), 7)?.packs ?? []).map(({ lines }) =>
    lines.map(({ item_id, quantity }) => `${quantity} of ${item_id}`),
  );
const lineOf = (tab: Tab, item: MenuItem) => {
  const line = readCart(tab.state(), 7)
    ?.packs.flatMap(({ lines }) => lines)
    .find(({ item_id }) => item_id === item.id);
  if (!line) throw new Error('It is not in the cart.');
  return line;
};
const changeTo = (tab: Tab, item: MenuItem, quantity: number): Change => ({
  ...about(),
  type: 'change item',
  lineId: lineOf(tab, item).id,
  item_id: item.id,
  quantity,
  modifiers: [],
});
const settled = (...tabs: Tab[]) => vi.waitFor(() => expect(tabs.flatMap((tab) => tab.state().queue)).toEqual([]));
const posts = ({ server }: Browser) => server.asked.filter(({ method }) => method !== 'GET');

const REPEATS = 4;

let browser: Browser;
beforeEach(() => {
  browser = openBrowser([RICE, STEW]);
});
afterEach(() => vi.unstubAllGlobals());

test('cart.104 a change shows before the server has heard of it, and then settles on the server’s cart', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE, 2));
  expect(shown(tab)).toEqual([['2 of 1']]);
  expect(readCart(tab.state(), 7)?.subtotal).toBe(510_000);
  expect(browser.server.asked).toEqual([]);
  await settled(tab);
  expect(shown(tab)).toEqual([['2 of 1']]);
  expect(tab.state().held[7]?.cartId).toMatch(/^[0-9a-f-]{36}$/);
  expect(readCart(tab.state(), 7)?.subtotal).toBe(510_000);
});

test('cart.105 changes made while one is in flight are sent one by one, in order, none dropped or doubled', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE));
  // Its line is known only here so far; each tap means the line that the server will have made.
  for (const quantity of [2, 3, 4]) put(tab, changeTo(tab, RICE, quantity));
  put(tab, add(STEW));
  expect(shown(tab)).toEqual([['4 of 1', '1 of 2']]);
  await settled(tab);
  expect(posts(browser).map(({ body }) => [body?.item_id, body?.quantity])).toEqual([
    [1, 1],
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 1],
  ]);
  expect(shown(tab)).toEqual([['4 of 1', '1 of 2']]);
  expect(browser.refusals).toEqual([]);
});

test('cart.036 cart.056 a change of an item names the server’s own ids, and 0 removes it', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE));
  put(tab, add(STEW));
  put(tab, changeTo(tab, STEW, 0));
  await settled(tab);
  const [pack] = browser.server.packsOf(guestId() ?? '')?.packs ?? [];
  expect(posts(browser).at(-1)?.body).toMatchObject({
    item_id: 2,
    quantity: 0,
    type: 'menu',
    cart_item_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    pack_reference: pack?.reference,
  });
  expect(shown(tab)).toEqual([['1 of 1']]);
});

test('a line keeps its id on screen when the server has given it another', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE));
  const { id } = lineOf(tab, RICE);
  await settled(tab);
  expect(lineOf(tab, RICE).id).toBe(id);
  await tab.refresh();
  expect(lineOf(tab, RICE).id).toBe(id);
});

test('cart.104 a refused change goes back to what the server holds and says why; what depends on it goes too', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE));
  await settled(tab);
  put(tab, add(GONE));
  put(tab, changeTo(tab, GONE, 3));
  put(tab, changeTo(tab, RICE, 5));
  expect(shown(tab)).toEqual([['5 of 1', '3 of 9']]);
  await settled(tab);
  expect(shown(tab)).toEqual([['5 of 1']]);
  expect(browser.refusals).toEqual(['Refused: MENU_NOT_FOUND']);
});

test('cart.105 what is done offline waits and goes on when the network is back', async () => {
  const tab = browser.openTab();
  browser.goOffline();
  put(tab, add(RICE));
  put(tab, changeTo(tab, RICE, 6));
  await vi.waitFor(() => expect(shown(tab)).toEqual([['6 of 1']]));
  expect(browser.server.asked).toEqual([]);
  browser.goOnline();
  await settled(tab);
  expect(browser.server.packsOf(guestId() ?? '')?.packs[0]?.lines[0]?.quantity).toBe(6);
});

test.each(['lost', 'down'] as const)('an answer that is %s neither drops nor doubles the change', async (fault) => {
  const tab = browser.openTab();
  browser.server.faults.push(fault);
  put(tab, add(RICE));
  put(tab, add(STEW));
  await settled(tab);
  expect(shown(tab)).toEqual([['1 of 1', '1 of 2']]);
  expect(browser.server.packsOf(guestId() ?? '')?.packs[0]?.lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
});

test('cart.047 with a full storage a change shows, is sent and settles; the cart that is kept stays an old one', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE));
  await settled(tab);
  browser.fillStorage();
  put(tab, add(STEW));
  expect(shown(tab)).toEqual([['1 of 1', '1 of 2']]);
  expect(cartCount()).toBe(2);
  await settled(tab);
  expect(shown(tab)).toEqual([['1 of 1', '1 of 2']]);
  expect(browser.server.packsOf(guestId() ?? '')?.packs[0]?.lines.map(({ item_id }) => item_id)).toEqual([1, 2]);
  await tab.refresh();
  expect(shown(tab)).toEqual([['1 of 1', '1 of 2']]);
  tab.forget();
  tab.look();
  expect(shown(tab)).toEqual([]);
  expect(cartCount()).toBe(0);
});

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

test('a tab that is opened later goes on with what the first has left behind', async () => {
  const first = browser.openTab();
  browser.goOffline();
  put(first, add(RICE));
  const second = browser.openTab();
  expect(shown(second)).toEqual([['1 of 1']]);
  browser.goOnline();
  await second.sendAll();
  await settled(second);
  first.look();
  await settled(first);
  expect(shown(first)).toEqual(shown(second));
  expect(posts(browser)).toHaveLength(1);
});

test('two tabs converge, and nothing of either is lost', async () => {
  const [one, other] = [browser.openTab(), browser.openTab()];
  put(one, add(RICE));
  put(other, add(STEW));
  put(one, add(RICE));
  await settled(one, other);
  one.look();
  other.look();
  expect(shown(one)).toEqual([['2 of 1', '1 of 2']]);
  expect(shown(other)).toEqual(shown(one));
  expect(posts(browser)).toHaveLength(3);
});

test('cart.005 cart.057 another pack, a duplicate and a removed pack are what the server makes of them too', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE));
  put(tab, { ...about(), type: 'start pack' });
  put(tab, add(STEW));
  expect(shown(tab)).toEqual([['1 of 1'], ['1 of 2']]);
  const reference = (at: number) => readCart(tab.state(), 7)?.packs[at]?.reference ?? '';
  put(tab, { ...about(), type: 'duplicate pack', reference: reference(1) });
  put(tab, { ...about(), type: 'remove pack', reference: reference(0) });
  expect(shown(tab)).toEqual([['1 of 2'], ['1 of 2']]);
  await settled(tab);
  expect(shown(tab)).toEqual([['1 of 2'], ['1 of 2']]);
  expect(browser.done).toContain('remove pack: Pack deleted successfully');
  expect(browser.refusals).toEqual([]);
});

test('cart.061 an answer without a cart empties this one', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE));
  put(tab, changeTo(tab, RICE, 0));
  await settled(tab);
  expect(readCart(tab.state(), 7)).toBeUndefined();
  expect(tab.state()).toMatchObject({ active: null, held: {} });
});

test('cart.041 cart.080 cart.101 a guest’s calls carry one UUID v4, which stays the same', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE));
  await settled(tab);
  await browser.openTab().refresh();
  const ids = new Set(browser.server.asked.map(({ guest }) => guest));
  expect([...ids]).toEqual([
    expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
  ]);
});

test('cart.008 cart.009 notes and class are kept with the cart', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE));
  put(tab, { ...about(), type: 'save', saved: { customer_delivery_note: 'Gate 2' } });
  put(tab, { ...about(), type: 'save', saved: { customer_vendor_note: 'No onions', class: 'pickup' } });
  await settled(tab);
  const kept = { customer_delivery_note: 'Gate 2', customer_vendor_note: 'No onions', class: 'pickup' };
  expect(readCart(tab.state(), 7)).toMatchObject(kept);
  expect(browser.server.asked.filter(({ method }) => method === 'POST')).toHaveLength(3);
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
  expect(tab.isLost()).toBe(true);
  expect(browser.openTab().isLost()).toBe(true);
  tab.restore();
  expect(shown(tab)).toEqual([['2 of 1']]);
  expect(tab.isLost()).toBe(false);
  // Whoever empties it now sees an empty cart, and no failure.
  expect(tab.status()).toEqual({ state: 'kept' });
});

test('cart.095 without a message of the server’s a list that fails reads ‘Error fetching carts’', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE));
  await settled(tab);
  browser.server.faults.push(...Array<'broken'>(REPEATS).fill('broken'));
  await tab.refresh();
  expect(browser.losses).toEqual(['Error fetching carts']);
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
  expect(tab.status()).toEqual({ state: 'kept' });
  expect(shown(tab)).toEqual([['1 of 1']]);
  expect(browser.losses).toEqual([]);
  expect(await tab.open(7)).toBe(true);
});

/** Rice is on the server; stew was put in while nothing could be sent, and then the list failed. */
async function loseUnsent(fault: 'down' | 'lost') {
  const tab = browser.openTab();
  put(tab, add(RICE));
  await settled(tab);
  // Its answer is lost, or it was never heard of; then the tab waits for another try, and meanwhile the list fails.
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
  expect(tab.isLost()).toBe(false);
});

test('whoever goes on after a failed load finds everything in its order', async () => {
  const tab = await loseUnsent('down');
  put(tab, add(RICE));
  expect(shown(tab)).toEqual([['2 of 1', '1 of 2']]);
  await settled(tab);
  expect(browser.server.packsOf(guestId() ?? '')?.packs[0]?.lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
});

test('what was lost goes with whoever signs out', async () => {
  const tab = await loseUnsent('down');
  tab.forget();
  expect(tab.isLost()).toBe(false);
  expect(readSnapshot()).toBeUndefined();
});

test('cart.090 all carts are cleared in turn: nothing that was on its way comes back, what comes after stays', async () => {
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
  put(tab, type === 'clear' ? { ...about(), type } : { ...about(), type, reference });
  expect(shown(tab)).toEqual([]);
  await settled(tab);
  expect(browser.refusals).toEqual([words]);
  expect(shown(tab)).toEqual([['1 of 1']]);
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
    await vi.waitFor(() => expect(tab.state().queue[0]).toMatchObject({ item_id: 2, isTried: true }));
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
  tab.look();
  tab.show(7);
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

test('what waits for a server that does not answer is told, until it answers', async () => {
  const tab = browser.openTab();
  browser.server.faults.push('down');
  browser.holdNext();
  put(tab, add(RICE));
  await vi.waitFor(() => expect(tab.isUnanswered()).toBe(true));
  expect(tab.state().queue).toHaveLength(1);
  browser.goOnline();
  await settled(tab);
  expect(tab.isUnanswered()).toBe(false);
});

test('cart.012 what a check of the items finds is told with its pack alone, until the cart changes', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE));
  put(tab, { ...about(), type: 'start pack' });
  put(tab, add(STEW));
  await settled(tab);
  const [fine = '', wrong = ''] = readCart(tab.state(), 7)?.packs.map(({ reference }) => reference) ?? [];
  const atServer = browser.server.packsOf(guestId() ?? '')?.packs[1]?.reference ?? '';
  expect(atServer).not.toBe(wrong);
  const issue = {
    type: 'group' as const,
    code: 'OUT_OF_STOCK' as const,
    item_id: 1,
    group_id: 3,
    item_name: 'Egg',
    group_name: 'Extras',
    selections_required: 2,
    action: 'Remove item',
    pack_reference: atServer,
  };
  tab.takeIssues(7, [issue, { ...issue, code: 'INVALID_QUANTITY_MIN' }]);
  const noticesIn = (reference: string) => noticesOf(readCart(tab.state(), 7)?.issuesOf(reference) ?? []);
  expect(noticesIn(wrong).map(({ code }) => code)).toEqual(['OUT_OF_STOCK', 'INVALID_QUANTITY_MIN']);
  expect(noticesIn(fine)).toEqual([]);
  put(tab, add(STEW));
  await settled(tab);
  expect(noticesIn(wrong)).toEqual([]);
});
