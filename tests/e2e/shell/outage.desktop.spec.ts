import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { pathOf, vendorsIn } from '../support/demo-catalog.ts';
import { type Services, startServices } from '../support/services.ts';
import { test } from '../support/test.ts';
import { cardNames, visit } from '../support/visit.ts';

// The tests share a second storefront, and take turns in stopping what it needs.
test.describe.configure({ mode: 'serial' });

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

const status = (path: string) =>
  request.get(path).then(
    (answer) => answer.status(),
    () => 0,
  );

/** Without anybody doing anything. */
const expectRecovered = () => expect.poll(() => status('/store?tag=under_60'), { timeout: 60_000 }).toBe(200);

async function expectFailurePage(page: Page, path: string): Promise<void> {
  const answer = await page.goto(`${services.origin}${path}`);
  expect(answer?.status()).toBe(503);
  expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1, name: 'That did not load' })).toBeVisible();
  await expectAccessible(page);
}

test('without the API, cached pages are served, others offer Retry, and all recovers by itself', async ({ page }) => {
  await expectRecovered();
  const [vendor] = await vendorsIn(request);
  const known = vendor ? pathOf(vendor) : '';
  const list = '/store?tag=all';
  // The first visit to the home page sets the city's cookie, and pages are cached by city.
  for (const path of ['/store', list, known]) {
    expect((await visit(page, `${services.origin}${path}`)).status()).toBe(200);
  }

  await services.stopApi();
  const call = await request.get('/api/customer/vendor?city=abuja&limit=7');
  expect(call.status()).toBe(503);
  expect(Number(call.headers()['retry-after'])).toBeGreaterThan(0);
  expect(await call.json()).toMatchObject({ status: 'failed', code: 'UNAVAILABLE' });

  expect((await visit(page, `${services.origin}${list}`)).status()).toBe(200);
  await page.getByRole('link', { name: vendor?.name ?? '', exact: true }).click();
  await expect(page.locator('main h1')).toHaveText(vendor?.name ?? '');
  await expect(page.locator('[data-part="category"]').first()).toBeVisible();
  await expect(page).toHaveURL(`${services.origin}${known}`);

  const unseen = '/store?city=abuja&tag=all&shown=16';
  await expectFailurePage(page, unseen);
  await services.startApi();
  await expectRecovered();
  await page.getByRole('link', { name: 'Retry' }).click();
  await expect(cardNames(page).first()).toBeVisible();
  await expect(page).toHaveURL(`${services.origin}${unseen}`);
});

test('without the storefront, the front door shows a page that offers Retry', async ({ page }) => {
  await expectRecovered();
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
