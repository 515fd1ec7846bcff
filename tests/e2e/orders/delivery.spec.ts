import { expect } from '@playwright/test';
import { addButton, chooseClass, expectSettled, openCart } from '../cart/cart.ts';
import { choosePayment, customerWithMoney, placeOrder, shopIn, toPay } from '../checkout/checkout.ts';
import { expectAccessible } from '../support/axe.ts';
import { pathOf } from '../support/demo-catalog.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { expectStatus, timelineOf, watchShifts, watchStatus } from './order.ts';

test('order.001 from a menu to the delivery: cart, class, promo code, wallet, and the order followed live', async ({
  page,
  request,
  baseURL,
}) => {
  const shop = await shopIn(request);
  await customerWithMoney(page, shop, baseURL);
  await visit(page, pathOf(shop.vendor));
  await addButton(page, shop.dish).first().click();
  const cart = await openCart(page);
  await chooseClass(cart, 'Delivery');
  await cart.getByRole('button', { name: /^Promo code/ }).click();
  const promos = page.getByRole('dialog', { name: 'Promo code', exact: true });
  await promos.getByRole('radio', { name: 'Free delivery', exact: true }).click();
  await promos.getByRole('button', { name: 'Apply' }).click();
  await expect(promos).toBeHidden();
  await expect(cart.getByRole('button', { name: /^Promo code/ })).toContainText('You save');
  await cart.getByLabel('Vendor instructions').fill('demo:run');
  await cart.getByLabel('Vendor instructions').blur();
  await expectSettled(page);
  await choosePayment(cart, { methods: ['Wallet'] });
  const total = (await toPay(cart).textContent()) ?? '';
  await placeOrder(cart);

  await page.waitForURL(/\/store\/orders\/\d+/);
  const seen = await watchStatus(page);
  const shifts = await watchShifts(page);
  await expect(page.getByText('Delivery PIN')).toBeVisible();
  await expect(page.locator('[data-part="total"]')).toHaveText(total);
  await expect(page.getByText('Paid with Wallet')).toBeVisible();
  await expectStatus(page, 'Delivered');
  expect((await seen()).length).toBeGreaterThan(2);
  expect(Object.entries(await shifts()).filter(([, moved]) => moved >= 0.05)).toEqual([]);
  await expect(timelineOf(page)).toHaveText([
    'Order Received',
    'Vendor accepted order',
    'Preparing your order',
    'Order ready',
    'Rider accepted order',
    'Rider at the restaurant',
    'Order in transit',
    'Order arrived',
    'Order delivered',
  ]);
  await expect(page.getByRole('link', { name: /^Call rider/ })).toHaveAttribute('href', /^tel:\+234\d{10}$/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Your orders' }).first().click();
  await expect(page.getByRole('link', { name: shop.vendor.name })).toContainText('Delivered');
});
