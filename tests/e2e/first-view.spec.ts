import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { pathOf, undisturbedVendor } from './demo-catalog.ts';
import { comeAlive } from './visit.ts';
import { test } from './without-pictures.ts';

/** Keeps the framework's files away until they are let through. */
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

test('the first view is painted before a script or a font is asked for', async ({ page }) => {
  await page.goto('/store');
  await comeAlive(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
  const { painted, asked } = await page.evaluate(() => {
    const named = performance.getEntriesByType('resource').filter(({ name }) => /\.(js|woff2)$/.test(name));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { painted: paint?.startTime ?? Number.NaN, asked: named.map(({ startTime }) => startTime) };
  });
  expect(asked.length).toBeGreaterThan(0);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
});

test('whoever comes again has the fonts from the beginning', async ({ page }) => {
  await page.goto('/store');
  await comeAlive(page);
  const letThrough = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
  letThrough();
});

test('a button that is tapped before its code has come is answered when it comes', async ({ page, request }) => {
  const vendor = await undisturbedVendor(request);
  const letThrough = await holdScripts(page);
  await page.goto(pathOf(vendor));
  await page.getByRole('button', { name: `Like ${vendor.name}` }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letThrough();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
});
