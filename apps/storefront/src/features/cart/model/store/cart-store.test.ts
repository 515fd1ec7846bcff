import { ApiError } from '@jara/api-client';
import { noticesOf } from '@jara/domain/cart';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guestId } from '@/shared/api/guest-id.ts';
import { type Browser, openBrowser } from '../../../../testing/cart-browser.ts';
import {
  about,
  add,
  changeTo,
  GONE,
  lineOf,
  posts,
  put,
  RICE,
  STEW,
  settled,
  shown,
} from '../../../../testing/cart-steps.ts';
import { clearCarts } from '../../api/call-cart.ts';
import { cartCount } from '../cart-badge.ts';
import { NO_CARTS } from '../state/cart-state-schema.ts';
import { readCart } from '../state/read-cart.ts';
import { listCarts, loadCart, sendChange } from '../sync/send-change.ts';
import { readCarts } from './cart-local-storage.ts';

let browser: Browser;
beforeEach(() => {
  browser = openBrowser([RICE, STEW]);
});
afterEach(() => vi.unstubAllGlobals());

test('cart.104 a change shows before it is sent, and is then reconciled with the server’s cart', async () => {
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

test('cart.108 a line has the same id before and after it is sent to the server', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE));
  const { id } = lineOf(tab, RICE);
  await settled(tab);
  expect(lineOf(tab, RICE).id).toBe(id);
  expect(browser.server.packsOf(guestId() ?? '')?.packs[0]?.lines[0]?.id).toBe(id);
});

test('cart.104 a refused change and what depends on it are rolled back, with the reason shown', async () => {
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

test('cart.047 with a full storage a change still shows and is sent; the stored cart stays an old one', async () => {
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
  tab.reset();
  tab.reload();
  expect(shown(tab)).toEqual([]);
  expect(cartCount()).toBe(0);
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
  first.reload();
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
  one.reload();
  other.reload();
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
  put(tab, { ...about(), type: 'set details', details: { customer_delivery_note: 'Gate 2' } });
  put(tab, { ...about(), type: 'set details', details: { customer_vendor_note: 'No onions', class: 'pickup' } });
  await settled(tab);
  const kept = { customer_delivery_note: 'Gate 2', customer_vendor_note: 'No onions', class: 'pickup' };
  expect(readCart(tab.state(), 7)).toMatchObject(kept);
  expect(browser.server.asked.filter(({ method }) => method === 'POST')).toHaveLength(3);
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
  const issue = {
    type: 'group' as const,
    code: 'OUT_OF_STOCK' as const,
    item_id: 1,
    group_id: 3,
    item_name: 'Egg',
    group_name: 'Extras',
    selections_required: 2,
    action: 'Remove item',
    pack_reference: wrong,
  };
  tab.setIssues(7, [issue, { ...issue, code: 'INVALID_QUANTITY_MIN' }]);
  const noticesIn = (reference: string) => noticesOf(readCart(tab.state(), 7)?.issuesOf(reference) ?? []);
  expect(noticesIn(wrong).map(({ code }) => code)).toEqual(['OUT_OF_STOCK', 'INVALID_QUANTITY_MIN']);
  expect(noticesIn(fine)).toEqual([]);
  put(tab, add(STEW));
  await settled(tab);
  expect(noticesIn(wrong)).toEqual([]);
});

const refusedUpgrade = () => new ApiError('No such guest', { status: 422, code: 'INVALID_INPUT' });

test('a guest’s carts that are refused to a customer lose no queued change, and are not requested again', async () => {
  const upgrade = vi.fn().mockRejectedValue(refusedUpgrade());
  const tab = browser.openTab({ upgrade });
  put(tab, add(RICE));
  await settled(tab);
  put(tab, add(STEW));
  await settled(tab);
  expect(shown(tab)).toEqual([['1 of 1', '1 of 2']]);
  expect(browser.refusals).toEqual([]);
  expect(upgrade).toHaveBeenCalledTimes(1);
  // The next sign-in is another customer's.
  tab.reset();
  await tab.sendAll();
  expect(upgrade).toHaveBeenCalledTimes(2);
});

test('an answer about a guest’s carts that cannot be read ends the asking, and the carts are loaded', async () => {
  // Where it went on, it would go on for ever.
  const upgrade = vi.fn(async () => {
    if (upgrade.mock.calls.length > 3) return undefined;
    throw new Error('Not a list of carts');
  });
  const tab = browser.openTab({ upgrade });
  await tab.refresh();
  expect(upgrade).toHaveBeenCalledTimes(1);
  expect(tab.status()).toEqual({ state: 'loaded' });
});

test('a guest’s carts that cannot be had just now are asked for again before the change is sent', async () => {
  const asked: string[] = [];
  const tab = browser.openTab({
    upgrade: async () => {
      asked.push('upgrade');
      if (asked.length === 1) throw new ApiError('Down', { status: 503, code: 'UNAVAILABLE' });
      return undefined;
    },
    send: (...change) => {
      asked.push('send');
      return sendChange(...change);
    },
  });
  put(tab, add(RICE));
  await settled(tab);
  expect(asked.slice(0, 3)).toEqual(['upgrade', 'upgrade', 'send']);
  expect(shown(tab)).toEqual([['1 of 1']]);
});

/** Somebody signs out while the response to `ask` is awaited. */
const duringWhich =
  <Asked extends readonly unknown[], Answer>(ask: (...asked: Asked) => Promise<Answer>, signOut: () => void) =>
  async (...asked: Asked): Promise<Answer> => {
    const answer = await ask(...asked);
    signOut();
    return answer;
  };

test('nothing that is answered after somebody has signed out brings their carts back', async () => {
  put(browser.openTab(), add(RICE));
  const carts = () => vi.waitFor(async () => expect(await listCarts()).toHaveLength(1)).then(() => listCarts());
  const signsOut: (() => void)[] = [];
  const signOut = () => signsOut.at(-1)?.();
  const open = (ports: Parameters<Browser['openTab']>[0]) => {
    const tab = browser.openTab(ports);
    signsOut.push(() => tab.reset());
    return tab;
  };

  await open({ upgrade: duringWhich(carts, signOut) }).sendAll();
  expect(readCarts(), 'the guest’s carts').toEqual(NO_CARTS);

  const refused = open({ load: duringWhich(loadCart, signOut) });
  put(refused, add(GONE));
  await vi.waitFor(() => expect(browser.refusals).toHaveLength(1));
  await refused.sendAll();
  expect(readCarts(), 'after a refusal').toEqual(NO_CARTS);

  const lost = open({ send: duringWhich(sendChange, signOut) });
  browser.server.faults.push('lost');
  put(lost, add(STEW));
  await vi.waitFor(() => expect(lost.state().queue).toEqual([]));
  await lost.sendAll();
  expect(readCarts(), 'after a lost answer').toEqual(NO_CARTS);

  const cleared = open({ clear: duringWhich(clearCarts, signOut) });
  put(cleared, add(RICE));
  await cleared.clearAll();
  await cleared.sendAll();
  expect(readCarts(), 'after all were cleared').toEqual(NO_CARTS);
});

test('a turn that cannot be had ends the sending; the next change begins it again', async () => {
  let isBroken = true;
  const tab = browser.openTab({
    withTabLock: (work) => (isBroken ? Promise.reject(new DOMException('Not active', 'InvalidStateError')) : work()),
  });
  await expect(tab.sendAll()).rejects.toThrow('Not active');
  isBroken = false;
  put(tab, add(RICE));
  await settled(tab);
  expect(shown(tab)).toEqual([['1 of 1']]);
});
