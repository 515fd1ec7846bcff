import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { pathOf, vendorsIn } from '../support/demo-catalog.ts';
import { startServices } from '../support/services.ts';
import { test } from '../support/test.ts';
import { cardNames, visit } from '../support/visit.ts';

test('without the API, cached pages are served, others offer Retry, and all recovers by itself', async ({
  page,
  playwright,
}) => {
  const services = await startServices();
  const request = await playwright.request.newContext({ baseURL: services.origin });
  const status = (path: string) =>
    request.get(path).then(
      (answer) => answer.status(),
      () => 0,
    );
  /** Without anybody doing anything. */
  const expectRecovered = () =>
    expect.poll(() => status('/store?tag=under_60'), { timeout: 60_000, intervals: [100] }).toBe(200);
  try {
    await expectRecovered();
    const [vendor] = await vendorsIn(request);
    const known = vendor ? pathOf(vendor) : '';
    expect((await visit(page, `${services.origin}/store?tag=all`)).status()).toBe(200);
    // With the city's cookie, which that visit has set: pages are cached by city.
    expect((await page.request.get(`${services.origin}${known}`)).status()).toBe(200);

    await services.stopApi();
    const call = await request.get('/api/customer/vendor?city=abuja&limit=7');
    expect(call.status()).toBe(503);
    expect(Number(call.headers()['retry-after'])).toBeGreaterThan(0);
    expect(await call.json()).toMatchObject({ status: 'failed', code: 'UNAVAILABLE' });
    await page.getByRole('link', { name: vendor?.name ?? '', exact: true }).click();
    await expect(page.locator('main h1')).toHaveText(vendor?.name ?? '');
    await expect(page.locator('[data-part="category"]').first()).toBeVisible();
    await expect(page).toHaveURL(`${services.origin}${known}`);

    const unseen = '/store?city=abuja&tag=all&shown=16';
    const answer = await page.goto(`${services.origin}${unseen}`);
    expect(answer?.status()).toBe(503);
    expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1, name: 'That did not load' })).toBeVisible();
    await expectAccessible(page);
    await services.startApi();
    await expectRecovered();
    await page.getByRole('link', { name: 'Retry' }).click();
    await expect(cardNames(page).first()).toBeVisible();
    await expect(page).toHaveURL(`${services.origin}${unseen}`);
  } finally {
    await request.dispose();
    await services.end();
  }
});
