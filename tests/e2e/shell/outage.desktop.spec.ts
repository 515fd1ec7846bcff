import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { violationsOn } from '../support/axe.ts';
import { pathOf, vendorsIn } from '../support/demo-catalog.ts';
import { type Services, startServices } from '../support/services.ts';
import { test } from '../support/test.ts';
import { cardNames, visit } from '../support/visit.ts';

// A stack of its own, whose services end and come back; the tests share it and take turns.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

let services: Services;
let request: APIRequestContext;
test.beforeAll(async ({ playwright }) => {
  services = await startServices();
  request = await playwright.request.newContext({ baseURL: services.origin });
});
test.afterAll(async () => {
  await request.dispose();
  await services.end();
});

const status = async (path: string) => (await request.get(path)).status();

/** By itself, without anybody doing anything: within a minute. */
async function expectAllWell(): Promise<void> {
  await expect.poll(() => status('/api/readyz').catch(() => 0), { timeout: 60_000 }).toBe(200);
  await expect.poll(() => status('/store?tag=under_60').catch(() => 0), { timeout: 60_000 }).toBe(200);
}

async function expectFailurePage(page: Page, path: string): Promise<void> {
  const answer = await page.goto(`${services.origin}${path}`);
  expect(answer?.status()).toBe(503);
  expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1, name: 'That did not load' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Retry' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
}

for (const { fault, begin, finish } of [
  { fault: 'API', begin: () => services.kill('api'), finish: async () => services.start('api') },
  { fault: 'database', begin: () => services.stopDatabase(), finish: () => services.startDatabase() },
]) {
  test(`without the ${fault}: pages made before still serve, others offer Retry, and all recovers by itself`, async ({
    page,
  }) => {
    await expectAllWell();
    const vendor = (await vendorsIn(request))[0];
    const known = vendor ? pathOf(vendor) : '';
    const list = '/store?tag=around_you';
    // The first visit to the home page is remembered, and pages are kept by what is remembered.
    for (const path of ['/store', list, known])
      expect((await visit(page, `${services.origin}${path}`)).status()).toBe(200);

    await begin();
    await expect.poll(() => status('/api/readyz')).toBe(503);
    const call = await request.get('/api/customer/vendor?city=abuja&limit=7');
    expect(call.status()).toBe(503);
    expect(Number(call.headers()['retry-after'])).toBeGreaterThan(0);
    expect(await call.json()).toMatchObject({ status: 'failed', code: 'UNAVAILABLE' });

    expect((await visit(page, `${services.origin}${list}`)).status()).toBe(200);
    await page.getByRole('link', { name: vendor?.name ?? '', exact: true }).click();
    await expect(page.locator('main h1')).toHaveText(vendor?.name ?? '');
    await expect(page.locator('[data-part="category"]').first()).toBeVisible();
    await expect(page).toHaveURL(`${services.origin}${known}`);

    const unseen = `/store?city=abuja&tag=around_you&shown=${fault === 'API' ? 16 : 17}`;
    await expectFailurePage(page, unseen);

    await finish();
    await expectAllWell();
    await page.getByRole('link', { name: 'Retry' }).click();
    await expect(cardNames(page).first()).toBeVisible();
    await expect(page).toHaveURL(`${services.origin}${unseen}`);
  });
}

test('shell.025 the API is alive without its database, and not ready', async () => {
  await expectAllWell();
  await services.stopDatabase();
  await expect.poll(() => status('/api/readyz')).toBe(503);
  expect(await status('/api/healthz')).toBe(200);
  await services.startDatabase();
  await expectAllWell();
});

test('without the storefront itself there is still a page that offers Retry', async ({ page }) => {
  await expectAllWell();
  await services.kill('storefront');
  const answer = await page.goto(`${services.origin}/store?city=enugu`);
  expect(answer?.status()).toBe(503);
  expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: 'We cannot show this page right now' })).toBeVisible();
  services.start('storefront');
  await expect.poll(() => status('/store?city=enugu'), { timeout: 60_000 }).toBe(200);
  await page.getByRole('link', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: /^Enugu,/ })).toBeVisible();
});
