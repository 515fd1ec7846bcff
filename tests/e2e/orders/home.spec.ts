import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { customerWithMoney, shopIn } from '../checkout/checkout.ts';
import { expectAccessible } from '../support/axe.ts';
import { pathOf } from '../support/demo-catalog.ts';
import { test } from '../support/test.ts';
import { expectNoSidewaysScroll, visit, waitForHydration } from '../support/visit.ts';
import { orderByWallet } from './order.ts';

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
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('rows'));

test('whoever has ordered and liked finds both on home, without the page moving, and orders again', async ({
  page,
  request,
  baseURL,
}) => {
  const shop = await shopIn(request);
  const who = await customerWithMoney(page, shop, baseURL);
  await orderByWallet(who, shop);
  await visit(page, '/store');
  const heart = page
    .locator('[data-part="list"] article')
    // Each vendor is there once: who was ordered from is not among the liked.
    .filter({ hasNotText: shop.vendor.name })
    .getByRole('button', { name: /^Like / })
    .first();
  const liked = ((await heart.getAttribute('aria-label')) ?? '').slice('Like '.length);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => kept(page)).toBe('again liked');

  await page.reload();
  await waitForHydration(page);
  const again = page.getByRole('region', { name: 'Order again' });
  const row = page.getByRole('region', { name: 'Liked' });
  await expect(again.getByRole('button', { name: shop.vendor.name })).toContainText(shop.dish.name);
  await expect(row.getByRole('link', { name: liked })).toBeVisible();
  expect(await shifted(page)).toBeLessThanOrEqual(0.01);
  // A long name has two lines, and its row is as high as any.
  for (const name of [again.getByText(shop.vendor.name), row.getByText(liked)]) {
    const shown = await name.evaluate((node) => {
      node.textContent = 'Amala, Ewedu and Gbegiri of Ibadan';
      const lines = node.clientHeight / Number.parseFloat(getComputedStyle(node).lineHeight);
      return { lines, isCut: node.scrollHeight > node.clientHeight };
    });
    expect(shown).toEqual({ lines: 2, isCut: false });
  }
  for (const each of [again, row]) expect((await each.boundingBox())?.height).toBeLessThanOrEqual(96);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await row.getByRole('link', { name: 'See all' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Liked' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  const unlike = page.getByRole('button', { name: `Like ${liked}` });
  await expect(unlike).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await unlike.click();
  await expect(unlike).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(page.getByText('Nothing liked yet')).toBeVisible();

  await visit(page, '/store');
  await again.getByRole('button', { name: shop.vendor.name }).click();
  const dialog = page.getByRole('dialog', { name: 'Order again' });
  await dialog.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(page).toHaveURL(new RegExp(pathOf(shop.vendor)));
});
