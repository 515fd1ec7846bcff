import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserSession } from '@/shared/api/browser-session.ts';
import { upgradeGuest } from './upgrade-guest.ts';

const TOKEN = ['{}', JSON.stringify({ exp: Date.now() / 1000 + 3600 }), 'x']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');
const ADA = {
  ...{ token: TOKEN, country_code: 'NG' as const, email: 'ada@example.com', id: 7, phone: '2348012345678' },
  ...{ first_name: 'Ada', last_name: 'Obi', user_reference: 'ADA7' },
};

let kept: Map<string, string>;
let leftOut: { vendor_id: number; vendor_name: string }[];
const asked = vi.fn(async () =>
  Response.json({ status: 'success', message: 'Two do not fit.', data: { carts: [], left_out: leftOut } }),
);

beforeEach(() => {
  kept = new Map();
  asked.mockClear();
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('document', { cookie: '', addEventListener: () => undefined });
  vi.stubGlobal('window', {
    location: { protocol: 'http:' },
    addEventListener: () => undefined,
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
  browserSession().keep(ADA);
});
afterEach(() => vi.unstubAllGlobals());

test('cart.067 the guest’s id goes with an upgrade that is whole, and nothing is said', async () => {
  kept.set('guestId', '9b2e1c3a-5f4d-4e6b-8a7c-1d2e3f4a5b6c');
  leftOut = [];
  const tell = vi.fn();
  expect(await upgradeGuest(tell)).toEqual([]);
  expect([kept.has('guestId'), tell.mock.calls]).toEqual([false, []]);
});

test('cart.109 what does not fit is told once, and the guest’s id is kept for it', async () => {
  const id = '9b2e1c3a-5f4d-4e6b-8a7c-1d2e3f4a5b6d';
  kept.set('guestId', id);
  leftOut = [{ vendor_id: 3, vendor_name: 'Mama Put' }];
  const tell = vi.fn();
  expect(await upgradeGuest(tell)).toEqual([]);
  expect(await upgradeGuest(tell)).toBeUndefined();
  expect([kept.get('guestId'), tell.mock.calls]).toEqual([id, [['Two do not fit.']]]);
  expect(asked).toHaveBeenCalledTimes(1);
});
