import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { addButton, amountOf, cartButton, openCart, vendorWithMenu } from '../cart/cart.ts';
import { pathOf, vendorWithoutDialog } from '../support/demo-catalog.ts';
import { test } from '../support/test.ts';
import { visit, waitUntilAwake } from '../support/visit.ts';

/** Holds back the page's code until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = (): void => undefined;
  const allowed = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/store/static/*.js', async (route) => {
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

test('a page whose scripts do not load says so and ends its busy buttons; reloaded, a lost one comes again', async ({
  page,
  request,
}) => {
  const vendor = await vendorWithoutDialog(request);
  const code = '**/store/static/*.js';
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
  }).toPass({ intervals: [50] });
  await expect(heart).not.toHaveAttribute('aria-busy');
  await page.unroute(code);
  let lost = 0;
  await page.route(
    code,
    (route) => {
      lost += 1;
      return route.abort();
    },
    { times: 1 },
  );
  await notice.getByRole('link', { name: 'Reload the page' }).click();
  await expect.poll(() => lost, { intervals: [50] }).toBe(1);
  await page.clock.runFor(1_000);
  await waitUntilAwake(page);
  await expect(notice).toBeHidden();
});

test('each + tapped before the code is there, or as it comes, adds one; a dish opens, and Back closes it', async ({
  page,
  request,
}) => {
  const { vendor, plain, withOptions } = await vendorWithMenu(request);
  await page.addInitScript((name) => {
    // In the same task, before anything that the page does once it is there.
    const tap = () => document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click();
    addEventListener('listening', () => queueMicrotask(tap));
  }, `Add ${plain[0].name}`);
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
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 4 items');
  await expect(addButton(page, plain[0])).not.toHaveAttribute('aria-busy', 'true');
  const cart = await openCart(page);
  await expect(amountOf(cart, plain[1])).toHaveText('2');
  await expect(amountOf(cart, plain[0])).toHaveText('2');
});
