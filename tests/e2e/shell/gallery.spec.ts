import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { openGallery } from '../support/gallery.ts';

async function violationsOn(page: Page, part: string): Promise<string[]> {
  // Only what fails is described in full: most of the time goes into describing what passes.
  const axe = new AxeBuilder({ page }).include(part).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

test.describe('dialog', () => {
  test('takes the focus, keeps it and gives it back', async ({ page }) => {
    await openGallery(page);
    const opener = page.getByRole('button', { name: 'Open dialog' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Promo code' });
    await expect(dialog).toHaveAccessibleDescription('One discount an order.');
    const inside = () => dialog.evaluate((node) => node.contains(document.activeElement));
    await expect.poll(inside).toBe(true);
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('shell.004 is closed by its close button', async ({ page }) => {
    await openGallery(page);
    await page.getByRole('button', { name: 'Open dialog' }).click();
    const dialog = page.getByRole('dialog', { name: 'Promo code' });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });

  test('leaves the address as it is', async ({ page }) => {
    await openGallery(page);
    const before = page.url();
    await page.getByRole('button', { name: 'Open dialog' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(page.url()).toBe(before);
  });
});

test.describe('Back', () => {
  test('closes the top layer, then the one below, and then leaves the page', async ({ page }) => {
    await page.goto('/store/gallery?before');
    await openGallery(page);
    await page.getByRole('button', { name: 'Open drawer' }).click();
    const drawer = page.getByRole('dialog', { name: 'Your carts' });
    await drawer.getByRole('button', { name: 'Clear carts' }).click();
    const confirm = page.getByRole('dialog', { name: 'Clear all carts?' });
    await expect(confirm).toBeVisible();
    await page.goBack();
    await expect(confirm).toBeHidden();
    await expect(drawer).toBeVisible();
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/store/gallery');
    await page.goBack();
    await expect(page).toHaveURL('/store/gallery?before');
  });

  test('leaves the page at once after layers were closed by their buttons', async ({ page }) => {
    await page.goto('/store/gallery?before');
    await openGallery(page);
    for (const opener of ['Open dialog', 'Open drawer', 'Open long dialog']) {
      await page.getByRole('button', { name: opener }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await page.goBack();
    await expect(page).toHaveURL('/store/gallery?before');
  });

  test('returns to the page after a link inside a dialog led away', async ({ page }) => {
    await openGallery(page);
    await page.getByRole('button', { name: 'Open dialog' }).click();
    await page.getByRole('link', { name: 'Leave by a link' }).click();
    await expect(page).toHaveURL('/store/gallery?left');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/store/gallery');
  });
});

test('the first Tab offers to skip to the content', async ({ page }) => {
  await openGallery(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('axe finds nothing wrong on the page, which shows both schemes', async ({ page }) => {
  await openGallery(page);
  expect(await violationsOn(page, 'body')).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test('axe finds nothing wrong in a dialog, in a drawer and in a toast', async ({ page }) => {
      await openGallery(page);
      await page.getByRole('button', { name: 'Open dialog' }).click();
      await expect(page.getByRole('dialog', { name: 'Promo code' })).toBeVisible();
      expect(await violationsOn(page, '[role=dialog]')).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Open drawer' }).click();
      await expect(page.getByRole('dialog', { name: 'Your carts' })).toBeVisible();
      expect(await violationsOn(page, '[role=dialog]')).toEqual([]);
      await page.keyboard.press('Escape');
      for (const kind of ['Loading', 'Error']) await page.getByRole('button', { name: kind, exact: true }).click();
      await expect(page.locator('[data-toast]')).toHaveCount(2);
      expect(await violationsOn(page, '[aria-label=Notifications]')).toEqual([]);
    });
  });
}
