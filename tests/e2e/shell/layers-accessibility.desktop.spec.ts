import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { violationsOn } from '../support/axe.ts';
import { dishWithChoices, pathOf } from '../support/demo-catalog.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test.use({ reducedMotion: 'reduce' });

async function expectFaultless(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOn(page), colorScheme).toEqual([]);
  }
}

test('axe finds nothing wrong in what opens on a page, nor in a dish that does not load', async ({ page, request }) => {
  await visit(page, '/store');
  await page.getByRole('button', { name: 'Lagos, Lagos' }).click();
  await expect(page.getByRole('dialog', { name: 'Choose location' })).toBeVisible();
  await expectFaultless(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ratings' }).click();
  await expect(page.getByRole('dialog', { name: 'Ratings' })).toBeVisible();
  await expectFaultless(page);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Search for food, shops and dishes' }).pressSequentially('rice');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await expectFaultless(page);

  const { vendor, dish } = await dishWithChoices(request);
  await page.route(`**/api/customer/vendor/${vendor.id}/menu/${dish.id}`, (route) =>
    route.fulfill({ status: 404, json: { status: 'failed', code: 'MENU_NOT_FOUND', message: 'Menu not found' } }),
  );
  await visit(page, `${pathOf(vendor)}?dish=${dish.id}`);
  await expect(page.getByRole('dialog', { name: dish.name }).getByRole('alert')).toBeVisible();
  await expectFaultless(page);
});
