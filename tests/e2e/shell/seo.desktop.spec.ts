import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import {
  categoriesOf,
  locations,
  menuOf,
  money,
  pathOf,
  vendorsIn,
  vendorWithoutDialog,
} from '../support/demo-catalog.ts';

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

test('home has a title, a description, a canonical address and a preview picture', async ({ page, request }) => {
  await page.goto('/store?open_now=1&tag=under_60');
  const head = await headOf(page);
  expect(head.title).toBe('Food and groceries in Lagos · Jara');
  expect(head.description).toContain('Lagos');
  expect(head.canonical.pathname + head.canonical.search).toBe('/store?city=lagos');
  expect(head.ogTitle).toBe('Food and groceries in Lagos');
  const picture = await request.get(head.ogImage.pathname);
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toBe('image/png');
});

test('a search is not for search engines', async ({ page }) => {
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

test('shell.002 the pictures of home and of a vendor come through the optimiser and load', async ({
  page,
  request,
}) => {
  const vendor = await vendorWithoutDialog(request);
  for (const path of ['/store', pathOf(vendor)]) {
    await page.goto(path);
    const pictures = page.locator('main img');
    const sources = await pictures.evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
    expect(sources.length).toBeGreaterThan(5);
    for (const src of sources) expect(src).toMatch(/^\/store\/_next\/image\?url=%2Fstore%2Fmedia%2F/);
    await expect
      .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test.describe('the image optimiser', () => {
  const image = (url: string, w: number, q: number) =>
    `/store/_next/image?url=${encodeURIComponent(url)}&w=${w}&q=${q}`;
  const headers = { accept: 'image/webp' };

  test('shell.015 answers our pictures at its widths and sizes', async ({ request }) => {
    const { cover_url } = await vendorWithoutDialog(request);
    for (const width of [640, 750, 828, 1080, 1200, 1920, 2048, 3840, 16, 32, 48, 64, 96, 128, 256, 384]) {
      const answer = await request.get(image(cover_url, width, 75), { headers });
      expect(answer.status(), `${width}`).toBe(200);
      expect(answer.headers()['content-type'], `${width}`).toBe('image/webp');
    }
  });

  test('shell.015 refuses other widths, other qualities and what is not ours', async ({ request }) => {
    const { cover_url } = await vendorWithoutDialog(request);
    const refused = [
      image(cover_url, 641, 75),
      image(cover_url, 100_000, 75),
      image(cover_url, 640, 100),
      image(cover_url, 640, 1),
      image('http://127.0.0.1:9/picture.png', 640, 75),
      image('//127.0.0.1:9/picture.png', 640, 75),
      image('/api/healthz', 640, 75),
      image('/store/icon-512.png', 640, 75),
      image(`${cover_url}?and=more`, 640, 75),
      image('/store/media/../icon-512.png', 640, 75),
    ];
    for (const url of refused) expect((await request.get(url, { headers })).status(), url).toBe(400);
  });
});
