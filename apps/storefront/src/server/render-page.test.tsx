import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Page, PageRequest } from '../pages/page.ts';
import { EXAMPLE_VENDOR } from '../testing/example-vendor.ts';
import type { BuiltFiles } from './built-files.ts';
import type { Rendered } from './render-page.tsx';

const FILES: BuiltFiles = {
  entry: '/store/static/entry.js',
  styles: '/store/static/site.css',
  code: {
    stage: ['/store/static/stage.js'],
    orders: ['/store/static/stage.js', '/store/static/orders.js'],
  },
  inline: { firstPaint: 'first()', starter: 'start()' },
};

/** A page beside ours, which tells what it is asked with. */
const requests: PageRequest[] = [];
vi.mock('../routes.ts', async (importOriginal) => {
  const { ROUTES } = await importOriginal<typeof import('../routes.ts')>();
  const listening: Page = {
    path: '/listens/:id',
    load: async (request) => {
      requests.push(request);
      return { head: { isIndexed: false }, tree: null };
    },
  };
  return { ROUTES: [...ROUTES, listening] };
});

const LAGOS = {
  ...{ id: 1, slug: 'lagos', display_name: 'Lagos', state: 'Lagos', country_code: 'NG', currency: 'NGN' },
  ...{ time_zone: 'Africa/Lagos', coordinate: { x: 3.35, y: 6.6 } },
};

type Answer = { readonly data?: unknown; readonly status?: number; readonly tags?: string; readonly until?: number };
/** By the path of the call; without one the API does not answer. */
let api: Record<string, Answer | undefined>;

let render: (address: string, more?: { cookies?: string; savesData?: boolean }) => Promise<Rendered>;

beforeAll(async () => {
  const { renderPage } = await import('./render-page.tsx');
  render = (address, { cookies = '', savesData = false } = {}) =>
    renderPage({ url: new URL(address, 'http://storefront'), cookies, savesData }, FILES);
});
beforeEach(() => {
  requests.length = 0;
  api = {
    '/customer/available-locations': { data: [LAGOS], tags: 'locations' },
    '/customer/vendor': {
      data: { vendors: [EXAMPLE_VENDOR], total: 1, found_without: [] },
      tags: 'vendors:lagos vendor:7',
      until: 2_000,
    },
    '/customer/vendor/subtype-category': { data: [], tags: 'categories' },
    '/customer/config': {
      data: { chowpass_enabled: false, bag_information: { amount: 0, available_cities: [], excluded_vendor_ids: [] } },
      tags: 'config',
      until: 3_000,
    },
    '/customer/vendor/slug/mama-put': { data: EXAMPLE_VENDOR, tags: 'vendor:7' },
  };
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address);
    const answer = api[pathname];
    if (!answer) throw new TypeError(`nobody answers ${pathname}`);
    const { data, status, tags, until } = answer;
    if (status)
      return Response.json({ status: 'failed', message: 'There is none.', code: 'VENDOR_NOT_FOUND' }, { status });
    return Response.json(
      { status: 'success', message: 'Done', data },
      { headers: { ...(tags && { 'x-cache-tags': tags }), ...(until && { 'x-cache-until': String(until) }) } },
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('an address that leads nowhere', () => {
  test.each([
    ['has no page', '/store/nowhere'],
    ['goes on below a page', '/store/wallet/more'],
    ['is outside of the storefront', '/wallet'],
    ['names an order by no number', '/store/orders/first'],
  ])('is answered 404 with words and a way on: it %s', async (_how, address) => {
    const { status, html, headers } = await render(address);
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(html).toContain('There is nothing at this address');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });
});

describe('a page that has moved', () => {
  test.each([
    ['a search has one address', '/store/search?q=rice&q=beans&city=lagos', 307, '/store?q=rice&city=lagos'],
    ['a vendor has one address', '/store/old/restaurants/mama-put', 308, '/store/yaba/restaurants/mama-put'],
    [
      'of two dishes the first goes along',
      '/store/old/restaurants/mama-put?dish=4&dish=5',
      308,
      '/store/yaba/restaurants/mama-put?dish=4',
    ],
    ['a dish goes along', '/store/old/restaurants/mama-put?dish=4', 308, '/store/yaba/restaurants/mama-put?dish=4'],
  ])('says where, below the base path: %s', async (_what, address, status, location) => {
    expect(await render(address)).toEqual({ status, headers: { location } });
  });
});

describe('a page', () => {
  test('is a document in its shell, with the build’s files', async () => {
    const { status, html } = await render('/store/wallet');
    expect(status).toBe(200);
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en" data-entry="\/store\/static\/entry\.js"/);
    expect(html).toContain('<title>Wallet · Jara</title>');
    expect(html).toContain('id="page"');
  });

  test.each([
    ['/store/wallet', '/store/static/stage.js'],
    ['/store/orders', '/store/static/stage.js /store/static/orders.js'],
    ['/store/orders/7', '/store/static/stage.js /store/static/orders.js'],
  ])('names the code without which it shows nothing: %s', async (address, code) => {
    expect((await render(address)).html).toContain(`<div id="stage" data-code="${code}">`);
  });

  test('of what a search finds marks Search in the bar, and home marks Home, before any code runs', async () => {
    api['/customer/search'] = { data: { results: [], total: 0, corrections: [], city: 'lagos' } };
    const marked = async (address: string) =>
      [...((await render(address)).html ?? '').matchAll(/<a href="([^"]*)" aria-current="page"/g)].map(
        ([, href]) => href,
      );
    expect(await marked('/store?q=rice')).toEqual(['/store/search#q']);
    expect(await marked('/store/search')).toEqual(['/store/search#q']);
    expect(await marked('/store?q=r')).toEqual(['/store']);
    expect(await marked('/store')).toEqual(['/store']);
  });

  test('without what it asks for is answered 503, with words, and tells no tags', async () => {
    delete api['/customer/available-locations'];
    for (const address of ['/store', '/store/search']) {
      const { status, html, headers } = await render(address);
      expect([status, headers]).toEqual([503, { 'content-type': 'text/html; charset=utf-8' }]);
      expect(html).toContain('>Retry</a>');
    }
  });

  test.each(['/store', '/store/search', '/store/yaba/restaurants/mama-put'])(
    'without what it asks for still names the chosen place: %s',
    async (address) => {
      api = {};
      const { html } = await render(address, { cookies: 'place=port-harcourt' });
      expect(html).toContain('That did not load');
      expect(html).toContain('<span class="truncate">Port Harcourt</span>');
    },
  );

  test('of a vendor without the menu is answered 503: a menu that failed is not kept', async () => {
    const { status, html } = await render('/store/yaba/restaurants/mama-put');
    expect(status).toBe(503);
    expect(html).toContain('We could not load the menu.');
  });

  test('of a vendor that there is none of, and of a city that we do not serve, is answered 404', async () => {
    api['/customer/vendor/slug/mama-put'] = { status: 404 };
    for (const address of ['/store/yaba/restaurants/mama-put', '/store?city=paris'])
      expect([address, (await render(address)).status]).toEqual([address, 404]);
  });

  test.each(['/store/orders/7', '/store/orders', '/store/wallet', '/store/settings'])(
    'of one’s own is not for search engines: %s',
    async (address) => {
      expect((await render(address)).html).toContain('<meta name="robots" content="noindex"/>');
    },
  );

  test.each(['/store/orders', '/store/wallet'])(
    'of one’s own says without JavaScript that it needs it: %s',
    async (address) => {
      expect((await render(address)).html).toMatch(/<noscript><p[^>]*>This page needs JavaScript/);
    },
  );

  test('tells the tags of all that it is made of, how long it is true, and whom it is for', async () => {
    const { status, headers } = await render('/store');
    const { 'x-cache-tags': tags = '', ...others } = headers;
    expect(status).toBe(200);
    expect(tags.split(' ').toSorted()).toEqual(['categories', 'config', 'locations', 'vendor:7', 'vendors:lagos']);
    expect(others).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'x-cache-until': '2000',
      'x-place': 'lagos',
    });
  });

  test.each([
    ['place=lagos@6.6018,3.3515; other=1', 'lagos@6.6018,3.3515'],
    ['other=1; place=accra@5.6000,-0.1870', 'lagos'],
    ['place=lagos@here', 'lagos'],
  ])('is for the cookie’s place, if it is ours: %s', async (cookies, place) => {
    const { headers, html } = await render('/store', { cookies });
    expect(headers['x-place']).toBe(place);
    expect(html).toContain(`<meta name="place" content="${place}"/>`);
  });

  test('that is the same everywhere is for no place', async () => {
    const { headers } = await render('/store/wallet', { cookies: 'place=lagos' });
    expect(headers).toEqual({ 'content-type': 'text/html; charset=utf-8', 'x-cache-tags': '' });
  });

  test('says so where it is made for somebody who saves data, and hurries no picture', async () => {
    const [saving, other] = await Promise.all([render('/store', { savesData: true }), render('/store')]);
    expect([saving.html?.includes(' data-saver=""'), other.html?.includes(' data-saver=""')]).toEqual([true, false]);
    expect([saving, other].map(({ html }) => /fetchpriority="high"/i.test(html ?? ''))).toEqual([false, true]);
  });

  test('hears its part of the path, and both values of a parameter that is given twice', async () => {
    await render('/store/listens/7?tag=all&q=rice&q=beans&shown=', { cookies: 'place=lagos@6.6018,3.3515' });
    expect(requests).toEqual([
      {
        params: { id: '7' },
        parameters: { tag: 'all', q: ['rice', 'beans'], shown: '' },
        place: { city: 'lagos', near: '6.6018,3.3515' },
      },
    ]);
  });
});
