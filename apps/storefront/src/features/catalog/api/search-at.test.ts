import type { SignedInUser } from '@jara/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { browserSession } from '../../../shared/api/browser-session.ts';
import { searchAt } from './search-at.ts';

const token = ['{}', JSON.stringify({ exp: Date.now() / 1000 + 3600 }), 'x']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');
const ADA: SignedInUser = {
  token,
  country_code: 'NG',
  email: 'ada@example.com',
  id: 7,
  phone: '2348012345678',
  first_name: 'Ada',
  last_name: 'Obi',
  user_reference: 'ADA7',
};

afterEach(() => vi.unstubAllGlobals());

test('catalog.040 a chosen address is searched in its customer’s name, a city in nobody’s', async () => {
  const asked: [url: string, name: string | null][] = [];
  vi.stubGlobal('document', { cookie: '', addEventListener: () => undefined });
  vi.stubGlobal('window', { location: { protocol: 'http:' }, addEventListener: () => undefined });
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Headers }) => {
    asked.push([url, headers.get('authorization')]);
    const data = { results: [], total: 0, has_all_words: true, corrections: [], city: 'lagos' };
    return Response.json({ status: 'success', message: 'Done', data });
  });
  browserSession().keep(ADA);
  const { signal } = new AbortController();
  await searchAt({ addressId: 41 }, { query: 'rice' }, signal);
  await searchAt({ city: 'accra' }, { query: 'rice', tag: 'under_35' }, signal);
  expect(asked).toEqual([
    ['/api/customer/search?query=rice&address_id=41', `Bearer ${token}`],
    ['/api/customer/search?query=rice&tag=under_35&city=accra', null],
  ]);
});
