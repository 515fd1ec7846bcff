import { catalogEndpoints } from '@jara/contract';
import { afterEach, expect, test, vi } from 'vitest';
import * as page from './page-dependencies.ts';
import { callApiOnServer } from './server.ts';

afterEach(() => vi.restoreAllMocks());

const HEADERS = { 'x-cache-tags': 'vendors' };

test.each([
  ['a reply is noted', '{"status":"success","message":"Done","data":[]}', 'vendors'],
  ['a reply that cannot be read leaves the page unknown, whatever its headers say', '{"status"', undefined],
])('%s', async (_what, body, tags) => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { headers: HEADERS }));
  const noted = vi.spyOn(page, 'addToPage');
  await callApiOnServer(catalogEndpoints.listVendorCategories, { query: { type_group: 'restaurant' } });
  expect(noted.mock.calls.map(([answer]) => answer?.headers.get('x-cache-tags'))).toEqual([tags]);
});
