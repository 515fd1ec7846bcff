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

test('a call that is made for a page is a part of the page’s trace, and of none where the page is of none', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response('{}', { headers: HEADERS }));
  const call = () => callApiOnServer(catalogEndpoints.listVendorCategories, { query: { type_group: 'restaurant' } });
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await page.recordDependencies(call, traceparent);
  await page.recordDependencies(call);
  const sent = fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('traceparent'));
  expect(sent).toEqual([traceparent, null]);
});
