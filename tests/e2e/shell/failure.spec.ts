import { expect } from '@playwright/test';
import { dishWithChoices, pathOf } from '../support/demo-catalog.ts';
import { intercept } from '../support/intercept.ts';
import { test } from '../support/test.ts';
import { cardNames, visit } from '../support/visit.ts';

const UNAVAILABLE = {
  status: 'failed',
  code: 'UNAVAILABLE',
  message: 'We cannot reach our records right now. Please try again in a moment.',
};

test('a dish that cannot be loaded says so, once, and Retry brings it', async ({ page, request }) => {
  const { vendor, dish } = await dishWithChoices(request);
  const dishCall = `**/api/customer/vendor/${vendor.id}/menu/${dish.id}`;
  await page.clock.install();
  await visit(page, pathOf(vendor));
  let calls = 0;
  const recover = await intercept(page, dishCall, (route) => {
    calls += 1;
    return route.fulfill({ status: 503, json: UNAVAILABLE });
  });
  await page.locator(`article[data-dish="${dish.id}"] a`).click();
  const sheet = page.getByRole('dialog', { name: dish.name });
  await expect(sheet).toBeVisible();
  // Three more attempts, after one, two and four seconds.
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(sheet.getByRole('alert')).toContainText(UNAVAILABLE.message, { timeout: 100 });
  }).toPass();
  expect(calls).toBe(4);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await recover();
  await sheet.getByRole('button', { name: 'Retry' }).click();
  await expect(sheet).toContainText(dish.groups[0]?.name ?? '');
  await expect(sheet.getByRole('alert')).toBeHidden();
});

test('without suggestions the search still works', async ({ page }) => {
  await page.route('**/api/customer/search?*', (route) => route.abort());
  await visit(page, '/store');
  const box = page.getByRole('combobox', { name: 'Search for food, shops and dishes' });
  await box.focus();
  const failed = page.waitForEvent('requestfailed', (one) => one.url().includes('/customer/search'));
  await box.pressSequentially('rice');
  await failed;
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]q=rice(&|$)/);
  await expect(cardNames(page).first()).toBeVisible();
});

test('a soft navigation that fails becomes a full page load', async ({ page }) => {
  await visit(page, '/store');
  await page.route('**/store?*', (route) =>
    route.request().headers()['rsc'] === undefined ? route.continue() : route.abort(),
  );
  await page.getByRole('link', { name: 'Under 1 hour' }).click();
  await expect(page).toHaveURL(/[?&]tag=under_60(&|$)/);
  await expect(cardNames(page)).toHaveCount(15);
});
