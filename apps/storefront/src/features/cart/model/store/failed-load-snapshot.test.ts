import { afterEach, expect, test, vi } from 'vitest';
import { type CartState, NO_CARTS } from '../state/cart-state-schema.ts';
import { readSnapshot, writeSnapshot } from './failed-load-snapshot.ts';

const STATE: CartState = { ...NO_CARTS, queue: [{ id: 'one', vendorId: 7, type: 'start pack' }] };

function openStorage(kept = new Map<string, string>()) {
  vi.stubGlobal('window', {
    dispatchEvent: () => true,
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
  return kept;
}
afterEach(() => vi.unstubAllGlobals());

test('the snapshot is read back, also by another page, until it is deleted', () => {
  const kept = openStorage();
  expect(readSnapshot()).toBeUndefined();
  writeSnapshot(STATE);
  openStorage(kept);
  expect(readSnapshot()).toEqual(STATE);
  writeSnapshot(undefined);
  expect(readSnapshot()).toBeUndefined();
  expect(kept.size).toBe(0);
});

test('broken contents count as nothing; without a storage it lasts as long as the page', () => {
  openStorage(new Map([['cartSnapshot', '{']]));
  expect(readSnapshot()).toBeUndefined();
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new Error('Refused');
    },
  });
  writeSnapshot(STATE);
  expect(readSnapshot()).toEqual(STATE);
  writeSnapshot(undefined);
});
