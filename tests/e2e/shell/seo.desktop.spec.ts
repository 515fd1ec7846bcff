import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import {
  categoriesOf,
  locations,
  menuOf,
  money,
  pathOf,
  vendorsIn,
  vendorWithoutDialog,
} from '../support/demo-catalog.ts';
import { test } from '../support/test.ts';

// What machines read is in the server's HTML.
test.use({ javaScriptEnabled: false });

async function headOf(page: Page) {
  const attribute = (selector: string, name: string) => page.locator(selector).first().getAttribute(name);
  return {
    title: await page.title(),
    description: await attribute('meta[name="description"]', 'content'),
    canonical: new URL((await attribute('link[rel="canonical"]', 'href')) ?? ''),
    ogTitle: await attribute('meta[property="og:title"]', 'content'),
    ogImage: new URL((await attribute('meta[property="og:image"]', 'content')) ?? ''),
  };
}

test('home has a title, a description, a canonical address and a preview picture; a search is not indexed', async ({
  page,
  request,
}) => {
  await page.goto('/store?open_now=1&tag=under_60');
  const head = await headOf(page);
  expect(head.title).toBe('Food and groceries in Lagos · Jara');
  expect(head.description).toContain('Lagos');
  expect(head.canonical.pathname + head.canonical.search).toBe('/store?city=lagos');
  expect(head.ogTitle).toBe('Food and groceries in Lagos');
  const picture = await request.get(head.ogImage.pathname);
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toBe('image/png');

  // A search is not for search engines.
  await page.goto('/store?q=rice');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('a vendor’s page has its name in the title, its canonical address and its cover as preview', async ({
  page,
  request,
}) => {
  const vendor = await vendorWithoutDialog(request);
  await page.goto(`${pathOf(vendor)}?dish=1`);
  const head = await headOf(page);
  expect(head.title).toBe(`${vendor.name}, ${vendor.location} · Jara`);
  expect(head.description).toContain(vendor.name);
  expect(head.canonical.pathname + head.canonical.search).toBe(pathOf(vendor));
  const picture = await request.get(head.ogImage.pathname + head.ogImage.search, { headers: { accept: '*/*' } });
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toMatch(/^image\/(jpeg|png|webp)$/);
  expect((await picture.body()).length).toBeGreaterThan(1_000);
});

test('a restaurant and its menu are told to machines as JSON-LD', async ({ page, request }) => {
  const vendor = (await vendorsIn(request)).find(({ vendor_type }) => vendor_type === 'restaurant');
  if (!vendor) throw new Error('The demo has no restaurant.');
  const [menu, categories] = [await menuOf(request, vendor), await categoriesOf(request, vendor)];
  await page.goto(pathOf(vendor));
  const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(facts).toMatchObject({ '@context': 'https://schema.org', '@type': 'Restaurant', name: vendor.name });
  expect(new URL(facts.url).pathname).toBe(pathOf(vendor));
  const sections: {
    name: string;
    hasMenuItem: { name: string; offers: { price: string; priceCurrency: string } }[];
  }[] = facts.hasMenu.hasMenuSection;
  expect(sections.map(({ name }) => name)).toEqual(categories.map(({ name }) => name));
  const told = sections.flatMap(({ hasMenuItem }) => hasMenuItem);
  expect(told).toHaveLength(menu.length);
  const [dish] = menu;
  const offer = told.find(({ name }) => name === dish?.name)?.offers;
  expect(offer?.priceCurrency).toBe('NGN');
  const price = dish?.discount_price ?? dish?.price ?? 0;
  expect(money(Number(offer?.price) * 100, 'NGN')).toBe(money(price, 'NGN'));
});

test('robots.txt leads to the site map, and that to every vendor', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, siteMap] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  expect(robots).toMatch(/^Disallow: \/api\/$/m);
  const index = await request.get(new URL(siteMap ?? '').pathname);
  expect(index.headers()['content-type']).toContain('xml');
  const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? ''));
  const maps = addresses(await index.text());
  expect(maps).toHaveLength((await locations(request)).length);
  const lagos = maps.find(({ pathname }) => pathname.endsWith('/lagos.xml'));
  const listed = addresses(await (await request.get(lagos?.pathname ?? '')).text()).map(({ pathname }) => pathname);
  const vendors = await vendorsIn(request);
  expect(vendors.map(pathOf).filter((path) => !listed.includes(path))).toEqual([]);
  const [some] = vendors;
  expect((await request.get(some ? pathOf(some) : '')).status()).toBe(200);
});

test('the manifest and its icons are there', async ({ page, request }) => {
  await page.goto('/store');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(href ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Jara', start_url: '/store', scope: '/store', display: 'standalone' });
  const purposes = manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`);
  for (const size of ['192x192', '512x512'])
    expect(purposes).toEqual(expect.arrayContaining([`${size} any`, `${size} maskable`]));
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200);
  const linked = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const icons: string[] = [...manifest.icons.map(({ src }: { src: string }) => src), ...linked];
  expect(icons.length).toBeGreaterThanOrEqual(4);
  for (const icon of icons) {
    const answer = await request.get(icon);
    expect(answer.status(), icon).toBe(200);
    expect(answer.headers()['content-type'], icon).toMatch(/^image\//);
  }
});

test('shell.002 the pictures of home and of a vendor come through the optimiser and load', async ({ request }) => {
  for (const path of ['/store', pathOf(await vendorWithoutDialog(request))]) {
    const html = await (await request.get(path)).text();
    const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
    const sources = [...main.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, src = '']) => src.replaceAll('&amp;', '&'));
    expect(sources.length).toBeGreaterThan(5);
    for (const src of sources) expect(src).toMatch(/^\/store\/_next\/image\?url=%2Fstore%2Fmedia%2F/);
    const picture = await request.get(sources[0] ?? '', { headers: { accept: 'image/webp' } });
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/webp']);
  }
});

test('shell.015 the optimiser answers our pictures at its widths and refuses all else', async ({ request }) => {
  const { cover_url } = await vendorWithoutDialog(request);
  const fetchImage = (url: string, w: number, q = 75) =>
    request.get(`/store/_next/image?url=${encodeURIComponent(url)}&w=${w}&q=${q}`, {
      headers: { accept: 'image/webp' },
    });
  for (const width of [640, 16, 384]) {
    const answer = await fetchImage(cover_url, width);
    expect(answer.status(), `${width}`).toBe(200);
    expect(answer.headers()['content-type'], `${width}`).toBe('image/webp');
  }
  const refused: [string, number, number?][] = [
    [cover_url, 641],
    [cover_url, 640, 100],
    ['http://127.0.0.1:9/picture.png', 640],
    ['//127.0.0.1:9/picture.png', 640],
    ['/api/healthz', 640],
    ['/store/icon-512.png', 640],
    [`${cover_url}?and=more`, 640],
    ['/store/media/../icon-512.png', 640],
  ];
  for (const [url, width, quality] of refused) {
    expect((await fetchImage(url, width, quality)).status(), `${url} ${width} ${quality}`).toBe(400);
  }
});
