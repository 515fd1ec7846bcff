import type { SignedInUser } from '@jara/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserSession } from '@/shared/api/browser-session.ts';
import { ensureGuestId, guestId } from '@/shared/api/guest-id.ts';
import { claimGuestCarts } from './claim-guest-carts.ts';
import { leftOutVendors } from './left-out-guest-carts.ts';

const TOKEN = ['{}', JSON.stringify({ exp: Date.now() / 1000 + 3600 }), 'x']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');
const ADA: SignedInUser = {
  token: TOKEN,
  country_code: 'NG',
  email: 'ada@example.com',
  id: 7,
  last_name: 'Obi',
  phone: '2348012345678',
  first_name: 'Ada',
  user_reference: 'ADA7',
};
const WORDS = 'Your cart from Bukka does not fit beside those you have.';

const asked = vi.fn();
const told: string[] = [];
const answer = (left_out: object[], message: string) =>
  asked.mockImplementation(async () => Response.json({ status: 'success', message, data: { carts: [], left_out } }));

beforeEach(() => {
  asked.mockReset();
  told.length = 0;
  const kept = new Map<string, string>();
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('document', { cookie: '', addEventListener: () => undefined });
  vi.stubGlobal('window', {
    location: { protocol: 'http:' },
    addEventListener: () => undefined,
    dispatchEvent: () => true,
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
  browserSession().keep(ADA);
});
afterEach(() => vi.unstubAllGlobals());

const upgrade = () => claimGuestCarts((message) => void told.push(message));

test('cart.067 the guest id is deleted without a message when all guest carts fit', async () => {
  ensureGuestId();
  answer([], 'Done');
  expect(await upgrade()).toEqual([]);
  expect(guestId()).toBeUndefined();
  expect(told).toEqual([]);
});

test('cart.109 a reload repeats the upgrade, and shows no message a second time', async () => {
  ensureGuestId();
  const left = { vendor_id: 8, vendor_name: 'Bukka' };
  answer([left], WORDS);
  await upgrade();
  // All modules are new but the session, which listens to others of its kind.
  vi.doMock('@/shared/api/browser-session.ts', () => ({ browserSession }));
  const loadAgain = async () => {
    vi.resetModules();
    const { claimGuestCarts: again } = await import('./claim-guest-carts.ts');
    await again((message) => void told.push(message));
  };
  await loadAgain();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(told).toEqual([WORDS]);
  expect(leftOutVendors()).toEqual(['Bukka']);
  answer([left, { vendor_id: 9, vendor_name: 'Suya Spot' }], 'Two of them');
  await loadAgain();
  expect(told).toEqual([WORDS, 'Two of them']);
  answer([], 'Done');
  await loadAgain();
  expect(leftOutVendors()).toEqual([]);
});

test('cart.109 carts left out of an upgrade are named once, and the guest id stays stored', async () => {
  const guest = ensureGuestId();
  answer([{ vendor_id: 8, vendor_name: 'Bukka' }], WORDS);
  expect(await upgrade()).toEqual([]);
  expect(told).toEqual([WORDS]);
  expect(guestId()).toBe(guest);
  expect(await upgrade()).toBeUndefined();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(told).toEqual([WORDS]);
});

test.each([
  ['INVALID_INPUT', 400, 'deleted'],
  ['UNAVAILABLE', 503, 'stored'],
])('after a failed upgrade with %s (%i) the guest id is %s', async (code, status, outcome) => {
  ensureGuestId();
  asked.mockImplementation(async () => Response.json({ status: 'failed', code, message: 'No' }, { status }));
  await expect(upgrade()).rejects.toThrow('No');
  expect(guestId() ? 'stored' : 'deleted').toBe(outcome);
});
