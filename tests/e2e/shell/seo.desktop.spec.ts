import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { locations, pathOf, vendorsIn, vendorWithoutDialog } from '../support/demo-catalog.ts';
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

test('home and a vendor have titles, canonical addresses and previews; a search is not indexed', async ({
  page,
  request,
}) => {
  await page.goto('/store?open_now=1&tag=under_60');
  const home = await headOf(page);
  expect(home.title).toBe('Food and groceries in Lagos · Jara');
  expect(home.description).toContain('Lagos');
  expect(home.canonical.pathname + home.canonical.search).toBe('/store?city=lagos');
  expect(home.ogTitle).toBe('Food and groceries in Lagos');
  const picture = await request.get(home.ogImage.pathname);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  expect(await (await request.get('/store?q=rice')).text()).toMatch(/<meta name="robots" content="[^"]*noindex/);

  const vendor = await vendorWithoutDialog(request);
  await page.goto(`${pathOf(vendor)}?dish=1`);
  const head = await headOf(page);
  expect(head.title).toBe(`${vendor.name}, ${vendor.location} · Jara`);
  expect(head.description).toContain(vendor.name);
  expect(head.canonical.pathname + head.canonical.search).toBe(pathOf(vendor));
  const cover = await request.get(head.ogImage.pathname + head.ogImage.search, { headers: { accept: '*/*' } });
  expect(cover.status()).toBe(200);
  expect(cover.headers()['content-type']).toMatch(/^image\/(jpeg|png|webp)$/);
  expect((await cover.body()).length).toBeGreaterThan(1_000);
  const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(facts).toMatchObject({ '@context': 'https://schema.org', name: vendor.name });
  expect(new URL(facts.url).pathname).toBe(pathOf(vendor));
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

test('the manifest and its icons are there', async ({ request }) => {
  const home = await (await request.get('/store')).text();
  const hrefsOf = (rel: string) =>
    [...home.matchAll(/<link [^>]*>/g)].flatMap(([link]) =>
      link.includes(`rel="${rel}"`) ? [/href="([^"]*)"/.exec(link)?.[1] ?? ''] : [],
    );
  const manifest = await (await request.get(hrefsOf('manifest')[0] ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Jara', start_url: '/store', scope: '/store', display: 'standalone' });
  const purposes = manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`);
  for (const size of ['192x192', '512x512'])
    expect(purposes).toEqual(expect.arrayContaining([`${size} any`, `${size} maskable`]));
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200);
  const linked = [...hrefsOf('icon'), ...hrefsOf('apple-touch-icon')];
  const icons: string[] = [...manifest.icons.map(({ src }: { src: string }) => src), ...linked];
  expect(icons.length).toBeGreaterThanOrEqual(4);
  for (const icon of icons) {
    const answer = await request.get(icon);
    expect(answer.status(), icon).toBe(200);
    expect(answer.headers()['content-type'], icon).toMatch(/^image\//);
  }
});

test('shell.002 the pictures of home and of a vendor come through the optimiser and load', async ({ request }) => {
  // At night few are quick: the list of all has pictures at any hour.
  for (const path of ['/store?tag=all', pathOf(await vendorWithoutDialog(request))]) {
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
