import { expect } from '@playwright/test';
import { cartSheet } from '../cart/cart.ts';
import { customerWithMoney, shopIn } from '../checkout/checkout.ts';
import { expectAccessible, LAYER } from '../support/axe.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toast.ts';
import { visit } from '../support/visit.ts';
import { expectStatus, orderByWallet, pathOfOrder } from './order.ts';

test('an order’s receipt is printed alone; cancelled in time, it is paid back, and it is ordered again', async ({
  page,
  request,
  baseURL,
}) => {
  const shop = await shopIn(request);
  const who = await customerWithMoney(page, shop, baseURL);
  const id = await orderByWallet(who, shop);
  await visit(page, pathOfOrder(id));
  const total = await page.locator('[data-part="total"]').textContent();
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
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(question).toContainText(`${total} goes back to your wallet`);
  await expectAccessible(page, LAYER);
  await question.getByRole('button', { name: 'Cancel order' }).click();
  await expect(toast(page, 'success', `Your order was cancelled. ${total} went back to your wallet.`)).toBeVisible();
  await expectStatus(page, 'Cancelled');

  await page.getByRole('button', { name: 'Order again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Order again' });
  await expect(dialog).toContainText(shop.dish.name);
  await expectAccessible(page, LAYER);
  await dialog.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(cartSheet(page)).toContainText(shop.dish.name);
});
