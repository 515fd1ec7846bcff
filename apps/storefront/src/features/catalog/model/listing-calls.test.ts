import type { Vendor } from '@jara/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { EXAMPLE_VENDOR } from '../../../testing/example-vendor.ts';
import { fetchSearchResults, fetchVendor, fetchVendors } from '../api/read-catalog.ts';
import { listQuery, readListing, searchQuery } from './listing.ts';

const CITY: readonly Vendor[] = Array.from({ length: 640 }, (_, index) => ({
  ...EXAMPLE_VENDOR,
  ...{ id: index + 1, name: `Vendor ${index + 1}`, slug: `vendor-${index + 1}`, address_id: index + 1, rank: index },
}));

const LAGOS = { city: 'lagos' };

/** An API that answers as its contract says: so many, after the one that is named. */
function answerFromCity(): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url);
    asked.push(searchParams);
    const start = CITY.findIndex(({ id }) => id === Number(searchParams.get('after'))) + 1;
    const vendors = CITY.slice(start, start + Number(searchParams.get('limit')));
    const data = pathname.endsWith('/search')
      ? {
          results: vendors.map((each) => ({ vendor: each, dishes: [] })),
          has_all_words: true,
          corrections: [],
          city: 'lagos',
        }
      : { vendors, found_without: [] };
    return Response.json({ status: 'success', message: 'Done', data: { ...data, total: CITY.length } });
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

const listed = async (shown: string) => {
  const answer = await fetchVendors(LAGOS, listQuery(readListing({ shown })));
  return answer.ok ? answer.data.vendors.map(({ id }) => id) : answer.error;
};
const found = async (shown: string) => {
  const answer = await fetchSearchResults(LAGOS, searchQuery(readListing({ q: 'rice', shown })));
  return answer.ok ? answer.data.results.map((result) => result.vendor.id) : answer.error;
};
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const pages = (asked: readonly URLSearchParams[]) => asked.map((query) => [query.get('limit'), query.get('after')]);

test('catalog.021 the list call carries custom_tags and every chosen filter', async () => {
  const asked = answerFromCity();
  const everything = {
    ...{ tag: 'under_60', type: 'pharmacy', category: 'medicines', rating: '4.5', fee: '500-1000' },
    ...{ open_now: '1', discounts: '1', chowpass: '1' },
  };
  await fetchVendors(LAGOS, listQuery(readListing(everything)));
  expect(asked.map((query) => Object.fromEntries(query))).toEqual([
    {
      ...{ city: 'lagos', custom_tags: 'featured,handpicked,explore', limit: '15' },
      ...{ tag: 'under_60', type: 'pharmacy', category: 'medicines', rating: '4.5' },
      ...{ fee: '500-1000', open_now: 'true', discounts: 'true', chowpass: 'true' },
    },
  ]);
});

const sent = async (ask: (params: Record<string, string>) => Promise<unknown>, params: Record<string, string>) => {
  const asked = answerFromCity();
  await ask(params);
  return Object.fromEntries(asked[0] ?? []);
};

test('catalog.004 catalog.022 catalog.040 a search request carries text, city, tag, type and category', async () => {
  const ask = (params: Record<string, string>) =>
    fetchSearchResults(LAGOS, searchQuery(readListing({ q: 'rice', ...params })));
  const chosen = { tag: 'under_35', type: 'pharmacy', category: 'medicines' };
  expect(await sent(ask, chosen)).toEqual({ query: 'rice', city: 'lagos', ...chosen, limit: '15' });
  expect(await sent(ask, {})).toEqual({ query: 'rice', city: 'lagos', limit: '15' });
});

test('catalog.030 the list without a chosen tag is asked for as under_35', async () => {
  const ask = (params: Record<string, string>) => fetchVendors(LAGOS, listQuery(readListing(params)));
  expect((await sent(ask, {}))['tag']).toBe('under_35');
  expect((await sent(ask, { tag: 'around_you' }))['tag']).toBe('around_you');
});

test('the list of all of a city is asked for without a tag, and a search of it too', async () => {
  const list = (params: Record<string, string>) => fetchVendors(LAGOS, listQuery(readListing(params)));
  const search = (params: Record<string, string>) =>
    fetchSearchResults(LAGOS, searchQuery(readListing({ q: 'rice', ...params })));
  for (const ask of [list, search]) expect(await sent(ask, { tag: 'all' })).not.toHaveProperty('tag');
});

test('list, search and vendor are asked for with the chosen point', async () => {
  const place = { city: 'lagos', near: '6.6000,3.3500' };
  const list = () => fetchVendors(place, listQuery(readListing({})));
  const search = () => fetchSearchResults(place, searchQuery(readListing({ q: 'rice' })));
  const vendor = () => fetchVendor('mama-put', place.near);
  for (const ask of [list, search, vendor]) expect(await sent(ask, {})).toMatchObject({ near: '6.6000,3.3500' });
});

describe.each([
  ['the list', listed],
  ['a search', found],
])('%s', (_what, ask) => {
  test('catalog.029 is one call up to 300 vendors, and goes on after the last of them', async () => {
    const asked = answerFromCity();
    expect(await ask('300')).toEqual(upTo(300));
    expect(pages(asked)).toEqual([['300', null]]);
    asked.length = 0;
    expect(await ask('315')).toEqual(upTo(315));
    expect(pages(asked)).toEqual([
      ['300', null],
      ['15', '300'],
    ]);
  });

  test('catalog.029 comes to its end, and asking for more gives no more', async () => {
    const asked = answerFromCity();
    for (const shown of ['645', '6000']) {
      asked.length = 0;
      expect(await ask(shown)).toEqual(upTo(640));
      expect(pages(asked)).toEqual([
        ['300', null],
        ['300', '300'],
        ['40', '600'],
      ]);
    }
  });

  test('that fails halfway has failed', async () => {
    answerFromCity();
    const answer = fetch;
    vi.stubGlobal('fetch', async (url: string) => {
      if (url.includes('after=')) throw new TypeError('no network');
      return answer(url);
    });
    expect(await ask('315')).toMatchObject({ status: 503 });
  });
});
