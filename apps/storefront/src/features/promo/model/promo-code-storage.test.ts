import { beforeEach, expect, test, vi } from 'vitest';

/** A page of its own for each test, with what is kept. */
async function openPage(kept: Record<string, string> = {}) {
  vi.resetModules();
  const storage = new Map(Object.entries(kept));
  const page = Object.assign(new EventTarget(), {
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
    },
  });
  vi.stubGlobal('window', page);
  return { ...(await import('./promo-code-storage.ts')), storage };
}

beforeEach(() => vi.unstubAllGlobals());

test('promo.005 a vendor’s cart has one code: the next takes its place', async () => {
  const { storePromoCode, removePromoCode, promoCodeOf, storage } = await openPage();
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

test('a code is found again after a reload', async () => {
  expect((await openPage({ promoCode: '{"1":"SAVE10"}' })).promoCodeOf(1)).toBe('SAVE10');
});

test('what cannot be read counts as none', async () => {
  expect((await openPage({ promoCode: '{"1":' })).promoCodeOf(1)).toBeUndefined();
  expect((await openPage({ promoCode: '["SAVE10"]' })).promoCodeOf(0)).toBeUndefined();
  const { promoCodeOf } = await openPage({ promoCode: '{"1":"","2":7,"3":"LUNCH"}' });
  expect([promoCodeOf(1), promoCodeOf(2), promoCodeOf(3)]).toEqual([undefined, undefined, 'LUNCH']);
});

test('cart.047 a code that a full storage does not take lasts as long as the page', async () => {
  const { promoCodeOf, storePromoCode } = await openPage({ promoCode: '{"1":"SAVE10"}' });
  vi.spyOn(window.localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  storePromoCode(1, 'FREEDEL');
  expect(promoCodeOf(1)).toBe('FREEDEL');
});
