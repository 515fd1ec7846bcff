import { expect } from '@playwright/test';
import { cartSheet } from '../cart/cart.ts';
import { customerWithMoney, FUNDS, shopIn } from '../checkout/checkout.ts';
import { expectAccessible, LAYER } from '../support/axe.ts';
import { money } from '../support/demo-catalog.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toast.ts';
import { visit } from '../support/visit.ts';
import { balance } from '../wallet/top-up.ts';
import { expectStatus, orderByWallet, pathOfOrder, timelineOf } from './order.ts';

test('what a vendor rejects and what is cancelled in time is back in the wallet', async ({
  page,
  request,
  baseURL,
}) => {
  const shop = await shopIn(request);
  const { currency } = shop.vendor;
  const who = await customerWithMoney(page, shop, baseURL);
  const rejected = await orderByWallet(who, shop, { run: 'demo:reject' });
  const kept = await orderByWallet(who, shop);

  await visit(page, pathOfOrder(kept));
  const total = await page.locator('[data-part="total"]').textContent();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(question).toContainText(`${total} goes back to your wallet`);
  await expectAccessible(page, LAYER);
  await question.getByRole('button', { name: 'Cancel order' }).click();
  await expect(toast(page, 'success', 'Your order was cancelled.')).toBeVisible();
  await expectStatus(page, 'Cancelled');

  await visit(page, pathOfOrder(rejected));
  await expectStatus(page, 'Rejected');
  await expect(page.getByText(`${total} went back to your wallet.`)).toBeVisible();
  await expect(timelineOf(page)).toHaveText(['Order Received', 'Vendor rejected order']);
  await visit(page, '/store/wallet');
  await expect(balance(page)).toContainText(money(FUNDS, currency));
});

test('an order is ordered again into the cart, and its receipt is printed without the page around it', async ({
  page,
  request,
  baseURL,
}) => {
  const shop = await shopIn(request);
  const who = await customerWithMoney(page, shop, baseURL);
  const id = await orderByWallet(who, shop);
  await visit(page, pathOfOrder(id));
  await page.getByRole('link', { name: 'Receipt' }).click();
  const receipt = page.getByRole('article', { name: 'Receipt' });
  await expect(receipt).toContainText(`#${id}`);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  for (const around of ['navigation', 'banner', 'contentinfo', 'button'] as const) {
    await expect(page.getByRole(around)).toHaveCount(0);
  }
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: `Order #${id}` }).click();
  await page.getByRole('button', { name: 'Order again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Order again' });
  await expect(dialog).toContainText(shop.dish.name);
  await expectAccessible(page, LAYER);
  await dialog.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(cartSheet(page)).toContainText(shop.dish.name);
});
