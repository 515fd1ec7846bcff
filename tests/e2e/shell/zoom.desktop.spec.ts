import { expect, test } from '@playwright/test';
import { dishWithChoices, pathOf } from '../support/demo-catalog.ts';
import { expectNoSidewaysScroll, visit } from '../support/visit.ts';

// A window of 1440 × 900 at 200 %.
test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

test('at a zoom of 200 % nothing is lost', async ({ page, request }) => {
  const { vendor, dish } = await dishWithChoices(request);
  await visit(page, '/store');
  await expectNoSidewaysScroll(page);
  for (const name of ['Under 35 mins', 'Restaurants', 'Open now']) {
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await visit(page, '/store?q=jollof');
  await expectNoSidewaysScroll(page);
  await visit(page, pathOf(vendor));
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: dish.name, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: dish.name });
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  const last = sheet.getByRole('listitem').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});
