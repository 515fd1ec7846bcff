import { expect } from '@playwright/test';
import { customerWithMoney, shopIn } from '../checkout/checkout.ts';
import { expectAccessible, LAYER } from '../support/axe.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { orderByWallet, statusOf } from './order.ts';

test('the bar on the home page opens the order’s panel; its list is narrowed and left by keyboard', async ({
  page,
  request,
  baseURL,
}) => {
  const shop = await shopIn(request);
  const who = await customerWithMoney(page, shop, baseURL);
  const id = await orderByWallet(who, shop);
  await visit(page, '/store');
  const bar = page.getByRole('complementary', { name: 'Order under way' });
  await expect(bar).toContainText(/ · New · arrives (\w{3}, )?\d\d:\d\d–\d\d:\d\d/);
  await bar.getByRole('link').click();
  const order = page.getByRole('dialog', { name: `Order #${id}` });
  await expect(order.getByText('Delivery PIN')).toBeVisible();
  await expect(statusOf(order)).toHaveText('New');
  await expectAccessible(page, LAYER);

  await order.getByRole('button', { name: 'Back to your orders' }).press('Enter');
  const list = page.getByRole('dialog', { name: 'Your orders' });
  const row = list.getByRole('link', { name: shop.vendor.name });
  await expect(row).toBeVisible();
  await expectAccessible(page, LAYER);
  await list.getByRole('link', { name: 'Rejected' }).press('Enter');
  await expect(list.getByText('No such orders')).toBeVisible();
  await list.getByRole('button', { name: 'Show all orders' }).press('Enter');
  await row.press('Enter');
  await expect(order.getByText('Delivery PIN')).toBeVisible();
  await page.goBack();
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  expect(new URL(page.url()).search).toBe('');
  await expect(bar).toBeVisible();
});
