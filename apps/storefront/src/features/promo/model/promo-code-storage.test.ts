import type { SignedInUser } from '@jara/contract';
import { beforeEach, expect, test, vi } from 'vitest';

/** A page of its own for each test: what it keeps, its cookies and its events. */
async function openPage(kept: Record<string, string> = {}, cookie = '') {
  vi.resetModules();
  const storage = new Map(Object.entries(kept));
  const page = new EventTarget();
  const doc = Object.assign(new EventTarget(), { cookie });
  vi.stubGlobal(
    'window',
    Object.assign(page, {
      location: { protocol: 'http:' },
      localStorage: {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: string) => void storage.set(key, value),
        removeItem: (key: string) => void storage.delete(key),
      },
    }),
  );
  vi.stubGlobal('document', doc);
  const codes = await import('./promo-code-storage.ts');
  return { ...codes, storage, doc, page };
}

const user: SignedInUser = {
  token: 'a.b.c',
  country_code: 'NG',
  email: 'ada@example.com',
  id: 7,
  last_name: 'Obi',
  phone: '+2348031234567',
  first_name: 'Ada',
  user_reference: 'ada',
};
const SIGNED_IN = `user=${encodeURIComponent(JSON.stringify(user))}`;

beforeEach(() => vi.unstubAllGlobals());

test('promo.005 a vendor’s cart has one code: the next takes its place', async () => {
  const { storePromoCode, removePromoCode, promoCodeOf, storage } = await openPage({}, SIGNED_IN);
  storePromoCode(1, 'SAVE10');
  storePromoCode(2, 'LUNCH');
  storePromoCode(1, 'FREEDEL');
  expect([promoCodeOf(1), promoCodeOf(2)]).toEqual(['FREEDEL', 'LUNCH']);
  expect(JSON.parse(storage.get('promoCode') ?? '')).toEqual({ 1: 'FREEDEL', 2: 'LUNCH' });
  removePromoCode(1);
  expect([promoCodeOf(1), promoCodeOf(2)]).toEqual([undefined, 'LUNCH']);
  removePromoCode(2);
  expect(storage.has('promoCode')).toBe(false);
});

test('a code is found again after a reload, and not by a guest', async () => {
  const kept = { promoCode: '{"1":"SAVE10"}' };
  expect((await openPage(kept, SIGNED_IN)).promoCodeOf(1)).toBe('SAVE10');
  const guest = await openPage(kept);
  expect(guest.promoCodeOf(1)).toBeUndefined();
  expect(guest.storage.has('promoCode')).toBe(false);
});

test('sign-out forgets it', async () => {
  const { promoCodeOf, doc, page, storage, subscribeToCodes } = await openPage(
    { promoCode: '{"1":"SAVE10"}' },
    SIGNED_IN,
  );
  const told = vi.fn();
  subscribeToCodes(told);
  doc.cookie = '';
  page.dispatchEvent(new Event('focus'));
  expect(promoCodeOf(1)).toBeUndefined();
  expect(storage.has('promoCode')).toBe(false);
  expect(told).toHaveBeenCalled();
});

test('what cannot be read counts as none', async () => {
  expect((await openPage({ promoCode: '{"1":' }, SIGNED_IN)).promoCodeOf(1)).toBeUndefined();
  expect((await openPage({ promoCode: '["SAVE10"]' }, SIGNED_IN)).promoCodeOf(0)).toBeUndefined();
});

test('cart.047 a code that a full storage does not take lasts as long as the page, and goes with sign-out', async () => {
  const { promoCodeOf, storePromoCode, doc, page } = await openPage({ promoCode: '{"1":"SAVE10"}' }, SIGNED_IN);
  vi.spyOn(window.localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  storePromoCode(1, 'FREEDEL');
  expect(promoCodeOf(1)).toBe('FREEDEL');
  doc.cookie = '';
  page.dispatchEvent(new Event('focus'));
  expect(promoCodeOf(1)).toBeUndefined();
});
