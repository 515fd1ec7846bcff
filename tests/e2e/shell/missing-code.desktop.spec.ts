import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { dishWithChoices, pathOf } from '../support/demo-catalog.ts';
import { intercept } from '../support/intercept.ts';
import { saveData } from '../support/save-data.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const UNAVAILABLE = {
  status: 'failed',
  code: 'UNAVAILABLE',
  message: 'Something on our side is not answering. Please try again in a moment.',
};

/** Tries are one, two and four seconds apart. */
const expectAfterTries = (page: Page, shown: Locator) =>
  expect(async () => {
    await page.clock.runFor(1_000);
    await expect(shown).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50] });

test('code or a dish that does not load leaves the page as it is, and Retry loads it', async ({ page, request }) => {
  const { vendor, dish } = await dishWithChoices(request);
  await page.clock.install();
  await saveData(page);
  await visit(page, pathOf(vendor));
  const code = '**/store/static/*.js';
  const connect = await intercept(page, code, (route) => route.abort());

  const box = page.getByRole('combobox', { name: 'Search for food, shops and dishes' });
  const oneIsLost = () => page.waitForEvent('requestfailed', (one) => one.url().includes('/static/'));
  const lost = oneIsLost();
  await box.focus();
  await lost;
  await page.locator(`article[data-dish="${dish.id}"]`).getByRole('link').click();
  const sheet = page.getByRole('dialog', { name: dish.name });
  await expectAfterTries(page, sheet.getByRole('alert'));
  await expect(sheet.getByRole('alert')).toContainText('We could not open this dish. This page has not loaded fully.');
  await expect(sheet.getByRole('link', { name: 'Reload the page' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: vendor.name, includeHidden: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(pathOf(vendor));
  // Over the page as well, where it can be read.
  await expect(page.getByText('This page has not loaded fully, so some buttons do nothing.')).toBeVisible();
  await expectAccessible(page);
  // It is tried by itself when the dish comes back.
  const lostAgain = oneIsLost();
  await page.goForward();
  await lostAgain;
  const retry = sheet.getByRole('button', { name: 'Retry' });
  await expectAfterTries(page, retry);

  await connect();
  // The dish itself cannot be had either, which is said once; Retry brings it.
  let calls = 0;
  const recover = await intercept(page, `**/api/customer/vendor/${vendor.id}/menu/${dish.id}`, (route) => {
    calls += 1;
    return route.fulfill({ status: 503, json: UNAVAILABLE });
  });
  await retry.click();
  await expectAfterTries(page, sheet.getByRole('alert').filter({ hasText: UNAVAILABLE.message }));
  expect(calls).toBe(4);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await recover();
  await retry.click();
  await expect(sheet.getByRole('group', { name: dish.groups[0]?.name ?? '', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await box.focus();
  await box.pressSequentially('rice');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
});
