import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { addButton, amountOf, cartButton, openCart, vendorWithMenu } from '../cart/cart.ts';
import { pathOf, vendorWithoutDialog } from '../support/demo-catalog.ts';
import { test } from '../support/test.ts';
import { visit, waitForHydration } from '../support/visit.ts';

/** Holds back the framework's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = (): void => undefined;
  const allowed = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await allowed;
    await route.continue();
  });
  return letThrough;
}

/** Scripts and fonts that the page has asked for so far. */
const askedFor = () =>
  performance.getEntriesByType('resource').flatMap(({ name }) => (/\.(js|woff2)$/.test(name) ? [name] : []));

test('scripts come after load, fonts when somebody reads on; the next visit has them from the start', async ({
  page,
}) => {
  await page.addInitScript(`addEventListener('load', () => { window.askedAtLoad = (${String(askedFor)})() })`);
  await visit(page, '/store');
  expect(await page.evaluate('window.askedAtLoad')).toEqual([]);
  expect((await page.evaluate(askedFor)).filter((name) => name.endsWith('.woff2'))).toEqual([]);
  await page.mouse.wheel(0, 100);
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
  expect((await page.evaluate(askedFor)).filter((name) => name.endsWith('.woff2'))).not.toEqual([]);
  const letThrough = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
  letThrough();
});

test('a script that failed to load is fetched again, and the page hydrates', async ({ page }) => {
  let lost = '';
  await page.route('**/_next/static/chunks/*.js', (route) => {
    const { pathname } = new URL(route.request().url());
    if (lost !== '') return route.fallback();
    lost = pathname;
    return route.abort();
  });
  await page.goto('/store');
  await waitForHydration(page);
  expect(lost).not.toBe('');
});

test('a page whose scripts do not load says so, ends its busy buttons, and can be reloaded', async ({
  page,
  request,
}) => {
  const vendor = await vendorWithoutDialog(request);
  const code = '**/_next/static/chunks/*.js';
  await page.route(code, (route) => route.abort());
  await page.clock.install();
  await page.goto(pathOf(vendor));
  const heart = page.getByRole('button', { name: `Like ${vendor.name}` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-busy', 'true');
  const notice = page.getByRole('alert').filter({ hasText: 'This page has not loaded fully' });
  // After four tries, with 1, 2 and 4 seconds between them.
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(notice).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(heart).not.toHaveAttribute('aria-busy');
  await page.unroute(code);
  await notice.getByRole('link', { name: 'Reload the page' }).click();
  await waitForHydration(page);
  await expect(notice).toBeHidden();
});

test('each + tapped before hydration is busy, and then adds one; a dish tapped opens, and Back closes it', async ({
  page,
  request,
}) => {
  const { vendor, plain, withOptions } = await vendorWithMenu(request);
  const letThrough = await holdScripts(page);
  await page.goto(pathOf(vendor));
  for (const dish of [plain[1], plain[0], plain[1]]) await addButton(page, dish).click();
  await expect(addButton(page, plain[0])).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', { name: `Choose options for ${withOptions.name}`, exact: true }).click();
  letThrough();
  const sheet = page.getByRole('dialog', { name: withOptions.name });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(pathOf(vendor));
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 3 items');
  await expect(addButton(page, plain[0])).not.toHaveAttribute('aria-busy', 'true');
  const cart = await openCart(page);
  await expect(amountOf(cart, plain[1])).toHaveText('2');
  await expect(amountOf(cart, plain[0])).toHaveText('1');
});

test('a button tapped at the moment of hydration is answered once', async ({ page, request }) => {
  const { vendor, plain } = await vendorWithMenu(request);
  await page.addInitScript((name) => {
    // In the same task, before anything that the page does once it is there.
    const tap = () => document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click();
    addEventListener('listening', () => queueMicrotask(tap));
  }, `Add ${plain[0].name}`);
  await page.goto(pathOf(vendor));
  await waitForHydration(page);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
});
