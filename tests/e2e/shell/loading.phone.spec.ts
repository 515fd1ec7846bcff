import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { pathOf, vendorWithoutDialog } from '../support/demo-catalog.ts';
import { intercept } from '../support/intercept.ts';
import { test } from '../support/test.ts';
import { cardNames, visit } from '../support/visit.ts';

/** Follows a link whose response is held back until the skeleton has been seen. */
async function seeSkeleton(page: Page, label: string, follow: () => Promise<void>): Promise<void> {
  let letThrough = (): void => undefined;
  const seen = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const parts = (url: URL) => url.searchParams.has('_rsc');
  const comeFreely = await intercept(page, parts, async (route) => {
    await seen;
    await route.fallback();
  });
  await follow();
  const skeleton = page.getByRole('status').filter({ hasText: label });
  await expect(skeleton).toBeVisible();
  letThrough();
  await expect(skeleton).toBeHidden();
  await comeFreely();
}

test('a tap shows a skeleton at once: of a list, of more of it, of a page; Search leads to its box', async ({
  page,
  request,
}) => {
  const vendor = await vendorWithoutDialog(request);
  await visit(page, '/store');
  await seeSkeleton(page, 'Loading vendors', async () => {
    await page.getByRole('link', { name: 'Restaurants Around You' }).click();
    await expect(cardNames(page).first()).toBeHidden();
  });
  await visit(page, '/store?tag=all');
  await seeSkeleton(page, 'Loading vendors', async () => {
    await page.getByRole('link', { name: 'View more' }).click();
    await expect(cardNames(page).first()).toBeVisible();
  });
  await expect(cardNames(page)).toHaveCount(30);
  await seeSkeleton(page, 'Loading the page', () => cardNames(page).first().click());
  await visit(page, pathOf(vendor));
  await seeSkeleton(page, 'Loading the page', async () => {
    await page.getByRole('button', { name: 'Lagos, Lagos' }).click();
    await page
      .locator('#locations')
      .getByRole('link', { name: /^Accra,/ })
      .click();
  });
  await expect(page).toHaveURL('/store?city=accra');
  // The bottom bar leads from any page to the search.
  await page.goBack();
  await expect(page.locator('main h1')).toHaveText(vendor.name);
  const tab = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Search' });
  await tab.click();
  await expect(page.getByRole('heading', { name: 'Popular categories' })).toBeVisible();
  await expect(page).toHaveURL('/store/search#q');
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('combobox', { name: 'Search for food, shops and dishes' })).toBeFocused();
});
