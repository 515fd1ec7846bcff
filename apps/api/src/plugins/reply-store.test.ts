import { catalogEndpoints, searchEndpoints } from '@jara/contract';
import { expect, test } from 'vitest';
import { cacheKey } from './cache-key.ts';
import { ReplyStore } from './reply-store.ts';

const MOST = 1_000_000;
const ANYTHING = { tags: [] };

const openStore = (maxBytes: number) => new ReplyStore({ maxBytes, maxBytesOfRare: maxBytes });

test('a reply store never takes more than its bytes, be they bodies, brotli or keys', () => {
  const store = openStore(MOST);
  for (let number = 0; number < 5_000; number += 1) {
    const key = `${number}${'k'.repeat(4_000)}`;
    const entry = store.add(key, '{}', ANYTHING);
    store.addBrotli(key, entry, Buffer.alloc(100));
    expect(store.bytes).toBeLessThanOrEqual(MOST);
    // A key of 4,000 letters weighs no less than that.
    expect(store.entries).toBeLessThanOrEqual(MOST / 4_000);
  }
  for (let number = 0; number < 5_000; number += 1) store.add(`${number}`, '', ANYTHING);
  // Even an entry that is nearly empty takes some memory.
  expect(store.entries).toBeLessThanOrEqual(MOST / 500);
});

test('dropped, replaced and deleted replies are no longer counted', () => {
  const store = openStore(MOST);
  const entry = store.add('one', 'first', { tags: ['vendor:1'], until: new Date(8) });
  store.addBrotli('one', entry, Buffer.alloc(10));
  store.add('one', 'second', { tags: ['vendor:1'], until: new Date(8) });
  // The brotli of an answer that was replaced meanwhile.
  store.addBrotli('one', { ...entry }, Buffer.alloc(10));
  store.add('two', 'other', ANYTHING);
  expect([store.find('one', 7)?.body.toString(), store.find('one', 8)]).toEqual(['second', undefined]);
  store.deleteWhere(() => true);
  expect([store.bytes, store.entries]).toEqual([0, 0]);
});

test('the least recently used reply goes first', () => {
  const store = openStore(5_000);
  const body = 'x'.repeat(500);
  for (const key of ['a', 'b', 'c']) store.add(key, body, ANYTHING);
  store.find('a', 0);
  store.add('d', body, ANYTHING);
  expect(['a', 'b', 'c', 'd'].filter((key) => store.find(key, 0))).toEqual(['a', 'c', 'd']);
});

const { listVendors, getVendorBySlug } = catalogEndpoints;
const list = (query: object) => cacheKey(listVendors, { params: {}, query: { city: 'lagos', limit: 15, ...query } });

test.each([
  ['for a point', (index: number) => list({ near: { x: 3, y: index } })],
  [
    'of a vendor for a point',
    (index: number) => cacheKey(getVendorBySlug, { params: { slug: 'mama' }, query: { near: { x: index, y: 6 } } }),
  ],
  ['of a category', (index: number) => list({ category: `zz-${index}` })],
  ['of fees', (index: number) => list({ fee: { minimum: index } })],
  ['after a vendor', (index: number) => list({ after: index })],
  ['of another length', (index: number) => list({ limit: 16 + index })],
  ['to a search', (index: number) => cacheKey(searchEndpoints.search, { params: {}, query: { query: `${index}` } })],
])('replies %s push none out that everybody asks for', (_which, keyOf) => {
  const store = openStore(MOST);
  const common = [list({}), list({ type: 'pharmacy', tag: 'near' })];
  for (const key of common) store.add(key, '{}', ANYTHING);
  for (let index = 0; index < 2_000; index += 1) store.add(keyOf(index), '{}', ANYTHING);
  expect([store.find(keyOf(0), 0), store.find(keyOf(1_999), 0)?.body.toString()]).toEqual([undefined, '{}']);
  expect(common.map((key) => store.find(key, 0)?.body.toString())).toEqual(['{}', '{}']);
});
