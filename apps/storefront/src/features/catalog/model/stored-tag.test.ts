import { afterEach, expect, test, vi } from 'vitest';
import { storeTag } from './stored-tag.ts';

afterEach(() => vi.unstubAllGlobals());

test('cart.099 the tag last chosen for the list is stored under custom_tags', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
  storeTag('under_60');
  expect([...stored]).toEqual([['custom_tags', 'under_60']]);
  storeTag(undefined);
  expect(stored.size).toBe(0);
});

test('a storage that is blocked is ignored', () => {
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(() => storeTag('under_60')).not.toThrow();
});
