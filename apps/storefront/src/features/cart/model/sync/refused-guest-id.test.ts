import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ensureGuestId, guestId } from '@/shared/api/guest-id.ts';
import { type Browser, openBrowser } from '../../../../testing/cart-browser.ts';
import { add, posts, put, RICE, settled, shown } from '../../../../testing/cart-steps.ts';
import { listCarts, loadCart } from './send-change.ts';

let browser: Browser;
beforeEach(() => {
  browser = openBrowser([RICE]);
});
afterEach(() => vi.unstubAllGlobals());

describe('cart.101 a guest id that is refused', () => {
  test('is replaced by a new one, once, and the change is sent again', async () => {
    const spent = ensureGuestId();
    browser.server.refusedGuests.add(spent);
    const tab = browser.openTab();
    put(tab, add(RICE));
    await settled(tab);
    expect(browser.refusals).toEqual([]);
    expect(shown(tab)).toEqual([['1 of 1']]);
    expect(guestId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(guestId()).not.toBe(spent);
    expect(posts(browser).map(({ guest }) => guest)).toEqual([spent, guestId()]);
  });

  test('gives way to one new id where several calls are refused at once', async () => {
    const spent = ensureGuestId();
    browser.server.refusedGuests.add(spent);
    expect(await Promise.all([listCarts(), loadCart(7)])).toEqual([[], null]);
    expect(new Set(browser.server.asked.map(({ guest }) => guest))).toEqual(new Set([spent, guestId()]));
  });

  test('is not replaced without end: the second refusal is told, and the change taken back', async () => {
    const spent = ensureGuestId();
    vi.spyOn(browser.server.refusedGuests, 'has').mockReturnValue(true);
    const tab = browser.openTab();
    put(tab, add(RICE));
    await settled(tab);
    expect(posts(browser)).toHaveLength(2);
    expect(posts(browser)[0]?.guest).toBe(spent);
    expect(browser.refusals).toEqual(['Refused: NOT_SIGNED_IN']);
    expect(shown(tab)).toEqual([]);
  });
});
