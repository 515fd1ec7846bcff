import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { addButton, amountOf, closeCart, openCart, vendorsWithMenus } from '../cart/cart.ts';
import { pathOf } from '../support/demo-catalog.ts';
import { test } from '../support/test.ts';
import { visit, waitUntilAwake } from '../support/visit.ts';

test.use({ serviceWorkers: 'allow' });

const isKept = (page: Page, path: string) =>
  page.evaluate(async (url) => (await caches.match(url, { ignoreVary: true })) !== undefined, path);

test('without a network home, a menu that was read and the cart are there, and say how old they are', async ({
  page,
  context,
  request,
}) => {
  const [read, unread] = await vendorsWithMenus(request, 2);
  if (!read || !unread) throw new Error('The demo has too few menus.');
  const menu = pathOf(read.vendor);
  await visit(page, '/store');
  await expect.poll(() => isKept(page, '/store')).toBe(true);
  await visit(page, menu);
  await addButton(page, read.plain[0]).click();
  const cart = await openCart(page);
  await expect(amountOf(cart, read.plain[0])).toHaveText('1');
  await expect.poll(() => isKept(page, menu)).toBe(true);

  await closeCart(page);
  await context.setOffline(true);
  await addButton(page, read.plain[1]).click();
  await page.goto(menu);
  await waitUntilAwake(page);
  const age = page.getByRole('status').filter({ hasText: 'You are offline. Menu as of' });
  await expect(age).toHaveText(/Menu as of \d{1,2}(:\d\d)? [AP]M\./);
  // The tabs of the menu stand below the bar that says so.
  await page.evaluate(() => window.scrollTo(0, 900));
  const bottomOf = async (box: Locator) => box.evaluate((element) => element.getBoundingClientRect().bottom);
  const tabs = page.getByRole('navigation', { name: 'Menu categories' });
  await expect.poll(() => tabs.evaluate((element) => element.getBoundingClientRect().top)).toBe(await bottomOf(age));
  await openCart(page);
  await expect(amountOf(cart, read.plain[0])).toHaveText('1');
  await expect(amountOf(cart, read.plain[1])).toHaveText('1');
  await expect(cart.getByRole('button', { name: 'Place order' })).toBeDisabled();
  await expect(cart.getByText('You are offline. Your cart is kept; prices are checked and')).toBeVisible();

  await page.goto('/store');
  await waitUntilAwake(page);
  await expect(page.getByText(/^You are offline\. List as of \d{1,2}(:\d\d)? [AP]M/)).toBeVisible();
  await page.goto(pathOf(unread.vendor));
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.getByRole('link', { name: read.vendor.name }).click();
  await expect(page.getByRole('heading', { name: read.vendor.name, level: 1 })).toBeVisible();

  await page.goto(pathOf(unread.vendor));
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: unread.vendor.name, level: 1 })).toBeVisible();
  await expect(page.getByText(/as of \d{1,2}(:\d\d)? [AP]M/)).toBeHidden();
});
