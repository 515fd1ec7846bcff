import { forgetUnkept, storedJson } from '@jara/ui/browser/stored-value';
import { afterEach, expect, test, vi } from 'vitest';
import { removeFromTab, storedText, storedValue, tabText } from './storage.ts';

const openStorage = (localStorage: object) => vi.stubGlobal('window', { localStorage });
const note = () =>
  storedValue<string>({
    read: (storage) => storage.getItem('analytics') ?? '',
    write: (storage, value) => storage.setItem('analytics', value),
  });
const refuse = () => {
  throw new Error('Refused');
};

afterEach(() => vi.unstubAllGlobals());

test('a stored value is read from the storage, also when another tab wrote it', () => {
  const kept = new Map<string, string>();
  openStorage({ getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) });
  const { read, write } = note();
  expect(read()).toBe('');
  expect(write('mine')).toBe(true);
  expect(read()).toBe('mine');
  kept.set('analytics', 'another tab’s');
  expect(read()).toBe('another tab’s');
});

test('cart.047 what a full storage does not take is the truth until it takes something again', () => {
  openStorage({ getItem: () => 'old', setItem: refuse });
  const { read, write } = note();
  expect(read()).toBe('old');
  expect(write('new')).toBe(false);
  expect(read()).toBe('new');
  const kept = new Map<string, string>();
  openStorage({ getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) });
  expect(write('newer')).toBe(true);
  kept.set('analytics', 'another tab’s');
  expect(read()).toBe('another tab’s');
});

test('cart.047 without any storage it lasts as long as the page', () => {
  openStorage({ getItem: refuse, setItem: refuse });
  const { read, write } = note();
  expect(read()).toBeUndefined();
  write('new');
  expect(read()).toBe('new');
});

test('what no storage has taken goes when a person is forgotten', () => {
  openStorage({ getItem: () => null, setItem: refuse });
  const { read, write } = note();
  write('theirs');
  forgetUnkept();
  expect(read()).toBe('');
});

const asTexts = (json: unknown) =>
  Array.isArray(json) && json.every((each) => typeof each === 'string') ? json : undefined;

test('JSON is read once for each text, and what is spoilt or of another shape is as good as none', () => {
  const kept = new Map<string, string>();
  openStorage({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: kept.set.bind(kept),
    removeItem: kept.delete.bind(kept),
  });
  const { read, write } = storedJson(storedText('recent_searches'), asTexts);
  expect(read()).toBeUndefined();
  write(['yam']);
  expect(read()).toEqual(['yam']);
  expect(read()).toBe(read());
  kept.set('recent_searches', '["rice"]');
  expect(read()).toEqual(['rice']);
  for (const spoilt of ['[', '[7]', '{}', 'null', '']) {
    kept.set('recent_searches', spoilt);
    expect(read(), spoilt).toBeUndefined();
  }
  write(undefined);
  expect([...kept]).toEqual([]);
});

test('a tab has a storage of its own, and a check that throws finds nothing', () => {
  const kept = new Map([['address_draft', '7']]);
  vi.stubGlobal('window', {
    sessionStorage: { getItem: (key: string) => kept.get(key) ?? null, removeItem: kept.delete.bind(kept) },
  });
  const throwing = () => {
    throw new Error('Not that');
  };
  expect(storedJson(tabText('address_draft'), throwing).read()).toBeUndefined();
  expect(storedText('location').read()).toBeUndefined();
  removeFromTab(['address_draft']);
  expect(tabText('address_draft').read()).toBeNull();
});
