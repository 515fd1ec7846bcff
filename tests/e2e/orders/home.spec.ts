import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { callAs, customerWithMoney, shopIn } from '../checkout/checkout.ts';
import { expectAccessible, LAYER } from '../support/axe.ts';
import { pathOf, vendorsIn } from '../support/demo-catalog.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { orderByWallet, statusOf } from './order.ts';

/** How far the page has moved by itself since it was opened. */
const shifted = (page: Page) =>
  page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!('hadRecentInput' in entry && entry.hadRecentInput)) sum += Number('value' in entry ? entry.value : 0);
    }).observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return sum;
  });

test('whoever has ordered and liked finds order, vendors and dishes on home, which does not move', async ({
  page,
  request,
  baseURL,
}) => {
  const shop = await shopIn(request);
  const who = await customerWithMoney(page, shop, baseURL);
  const id = await orderByWallet(who, shop);
  const liked = (await vendorsIn(request)).find((vendor) => vendor.id !== shop.vendor.id);
  if (!liked) throw new Error('The demo has one vendor only.');
  await callAs(who, `/vendor/${liked.id}/like/1`, {});
  // As the visit before has left it.
  await page.addInitScript(() => localStorage.setItem('rows', 'again liked'));
  await visit(page, '/store');
  const again = page.getByRole('region', { name: 'Order again' });
  const row = page.getByRole('region', { name: 'Liked' });
  await expect(again.getByRole('button', { name: shop.vendor.name })).toContainText(shop.dish.name);
  await expect(row.getByRole('link', { name: liked.name })).toBeVisible();
  expect(await shifted(page)).toBeLessThanOrEqual(0.01);
  // With the fonts, which come when somebody reads on, a long name has two lines, and its row is as high as any.
  await page.mouse.wheel(0, 100);
  await page.locator('html:not([data-waiting])').waitFor({ state: 'attached' });
  for (const name of [again.getByText(shop.vendor.name), row.getByText(liked.name)]) {
    const shown = await name.evaluate((node) => {
      const words = node.textContent;
      node.textContent = 'Amala, Ewedu and Gbegiri of Ibadan';
      const lines = node.clientHeight / Number.parseFloat(getComputedStyle(node).lineHeight);
      const isCut = node.scrollHeight > node.clientHeight;
      node.textContent = words;
      return { lines, isCut };
    });
    expect(shown).toEqual({ lines: 2, isCut: false });
  }
  for (const each of [again, row]) expect((await each.boundingBox())?.height).toBeLessThanOrEqual(96);
  await expectAccessible(page);

  // The order's panel, by keyboard.
  const bar = page.getByRole('complementary', { name: 'Order under way' });
  await expect(bar).toContainText(/ · New · arrives (\w{3}, )?\d{1,2}(:\d\d)? [AP]M – \d{1,2}(:\d\d)? [AP]M/);
  await bar.getByRole('link').press('Enter');
  const order = page.getByRole('dialog', { name: `Order #${id}` });
  await expect(order.getByText('Delivery PIN')).toBeVisible();
  await expect(statusOf(order)).toHaveText('New');
  await expectAccessible(page, LAYER);
  await order.getByRole('button', { name: 'Back to your orders' }).press('Enter');
  const list = page.getByRole('dialog', { name: 'Your orders' });
  const entry = list.getByRole('link', { name: shop.vendor.name });
  await list.getByRole('link', { name: 'Rejected' }).press('Enter');
  await expect(list.getByText('No orders here')).toBeVisible();
  await list.getByRole('button', { name: 'Show all orders' }).press('Enter');
  await entry.press('Enter');
  await expect(order.getByText('Delivery PIN')).toBeVisible();
  await page.goBack();
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  expect(new URL(page.url()).search).toBe('');

  await row.getByRole('link', { name: 'See all' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Liked' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('button', { name: `Like ${liked.name}` })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await page.goBack();

  await again.getByRole('button', { name: shop.vendor.name }).click();
  const dialog = page.getByRole('dialog', { name: 'Order again' });
  await dialog.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(page).toHaveURL(new RegExp(pathOf(shop.vendor)));
});
