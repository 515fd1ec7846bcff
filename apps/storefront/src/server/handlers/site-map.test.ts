import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const LAGOS = {
  ...{ id: 1, slug: 'lagos', display_name: 'Lagos', state: 'Lagos', country_code: 'NG', currency: 'NGN' },
  ...{ time_zone: 'Africa/Lagos', coordinate: { x: 3.35, y: 6.6 } },
};

let asked: string[];
/** What the API says; nothing where it does not answer. */
let answer: { readonly status: number; readonly body: object } | undefined;
const done = (data: unknown) => ({ status: 200, body: { status: 'success', message: 'Done', data } });

let findHandler: typeof import('../find-handler.ts').findHandler;

beforeAll(async () => {
  vi.stubEnv('PUBLIC_URL', 'https://jara.example');
  vi.resetModules();
  ({ findHandler } = await import('../find-handler.ts'));
});
afterAll(() => void vi.unstubAllEnvs());
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, search } = new URL(address);
    asked.push(pathname + search);
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status });
  });
});
afterEach(() => void vi.unstubAllGlobals());

async function ask(path: string) {
  const url = new URL(path, 'http://storefront');
  const reply = await findHandler('GET', url)?.(new Request(url));
  if (!reply) throw new Error('nobody answers this address');
  const xml = await reply.text();
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  return { status: reply.status, headers: reply.headers, xml, listed };
}

test('there is a site map for each city', async () => {
  answer = done([LAGOS, { ...LAGOS, id: 2, slug: 'abuja' }]);
  const { status, headers, xml, listed } = await ask('/store/sitemap.xml');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?><sitemapindex .*<\/sitemapindex>$/);
  expect(listed).toEqual([
    'https://jara.example/store/sitemap/lagos.xml',
    'https://jara.example/store/sitemap/abuja.xml',
  ]);
});

test('a city’s site map lists its home page and its vendors, each by its one address', async () => {
  answer = done([
    { location: 'Victoria Island', vendor_type: 'pharmacy', slug: 'mama-put' },
    { location: 'Ọjọta', vendor_type: 'restaurant', slug: 'auntie' },
  ]);
  const { status, xml, listed } = await ask('/store/sitemap/lagos.xml');
  expect([status, asked]).toEqual([200, ['/customer/vendor/paths?city=lagos']]);
  expect(xml).toContain('<urlset ');
  expect(listed).toEqual([
    'https://jara.example/store?city=lagos',
    'https://jara.example/store/victoria-island/pharmacies/mama-put',
    'https://jara.example/store/%E1%BB%8Dj%E1%BB%8Dta/restaurants/auntie',
  ]);
});

test.each(['LAGOS', 'la%20gos', 'a&b', '..'])('a city that cannot be is asked of nobody: %s', async (city) => {
  const { status } = await ask(`/store/sitemap/${city}.xml`);
  expect([status, asked]).toEqual([404, []]);
});

test('a city that we do not know has no site map', async () => {
  answer = { status: 404, body: { status: 'failed', code: 'LOCATION_NOT_FOUND', message: 'We do not know it.' } };
  expect((await ask('/store/sitemap/paris.xml')).status).toBe(404);
});

test('without the API search engines are asked to come back', async () => {
  answer = undefined;
  const { status, headers } = await ask('/store/sitemap.xml');
  expect([status, headers.get('retry-after')]).toEqual([503, '60']);
  expect((await ask('/store/sitemap/lagos.xml')).status).toBe(503);
});
