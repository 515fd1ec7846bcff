import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { intercept } from '../support/intercept.ts';
import { isPageFetch } from '../support/page-fetch.ts';
import { test } from '../support/test.ts';
import { cardNames, visit, waitUntilAwake } from '../support/visit.ts';

const isOfSite = (url: URL) => /^\/store(?:\/|$)/.test(url.pathname);

/** Follows a link whose response is held back until the skeleton has been seen. */
async function seeSkeleton(page: Page, label: string, follow: () => Promise<void>): Promise<void> {
  let letThrough = (): void => undefined;
  const seen = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const comeFreely = await intercept(page, isOfSite, async (route) => {
    if (isPageFetch(route.request())) await seen;
    await route.fallback();
  });
  await follow();
  const skeleton = page.getByRole('status').filter({ hasText: label });
  await expect(skeleton).toBeVisible();
  letThrough();
  await expect(skeleton).toBeHidden();
  await comeFreely();
}

test('a tap shows at once what was chosen, and a skeleton of it; what fails to come is a full page load', async ({
  page,
}) => {
  await visit(page, '/store?tag=all');
  const filter = (name: string) => page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name });
  const colour = (name: string) => filter(name).evaluate((chip) => getComputedStyle(chip).backgroundColor);
  const plain = await colour('Discounts');
  const look = { intervals: [50] };
  // Of two taps before an answer the last counts.
  await seeSkeleton(page, 'Loading vendors', async () => {
    await filter('Open now').click();
    await expect.poll(() => colour('Open now'), look).not.toBe(plain);
    await filter('Discounts').click();
    await expect.poll(() => colour('Discounts'), look).not.toBe(plain);
    await expect(cardNames(page).first()).toBeHidden();
  });
  await expect(page).toHaveURL('/store?city=lagos&tag=all&discounts=1');
  await expect(filter('Discounts')).toHaveAttribute('aria-current', 'true');
  await expect(filter('Open now')).not.toHaveAttribute('aria-current');
  await expect.poll(() => colour('Open now'), look).toBe(plain);
  await filter('Discounts').click();
  await expect(page).toHaveURL('/store?city=lagos&tag=all');

  await seeSkeleton(page, 'Loading vendors', async () => {
    await page.getByRole('link', { name: 'View more' }).click();
    await expect(cardNames(page).first()).toBeVisible();
  });
  await expect(cardNames(page)).toHaveCount(30);
  const restore = await intercept(page, isOfSite, (route) =>
    isPageFetch(route.request()) ? route.abort() : route.fallback(),
  );
  await page.getByRole('link', { name: 'Restaurants Around You' }).click();
  await expect(page).toHaveURL(/[?&]tag=around_you(&|$)/);
  await waitUntilAwake(page);
  await expect(cardNames(page)).toHaveCount(15);
  await restore();

  // The bottom bar leads from any page to the search.
  const tab = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Search' });
  await tab.click();
  await expect(page.getByRole('heading', { name: 'Popular categories' })).toBeVisible();
  await expect(page).toHaveURL('/store/search#q');
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('combobox', { name: 'Search for food, shops and dishes' })).toBeFocused();
  await expectAccessible(page);
  await page.goBack();
  await seeSkeleton(page, 'Loading the page', () => cardNames(page).first().click());
});
