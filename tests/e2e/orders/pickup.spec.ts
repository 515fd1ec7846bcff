import { expect } from '@playwright/test';
import { chooseClass, chooseDeliveryTime, expectSettled } from '../cart/cart.ts';
import { cartToOrder, choosePayment, customerWithMoney, placeOrder, shopIn } from '../checkout/checkout.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toast.ts';
import { visit } from '../support/visit.ts';
import { expectStatus, orderByWallet, pathOfOrder, timelineOf } from './order.ts';

test('a pickup waits at the vendor with its PIN until ‘Order picked up’ completes it', async ({
  page,
  request,
  baseURL,
}) => {
  const shop = await shopIn(request);
  const who = await customerWithMoney(page, shop, baseURL);
  const id = await orderByWallet(who, shop, { class: 'pickup', run: 'demo:run' });
  await visit(page, pathOfOrder(id));
  await expect(page.getByText('Pickup PIN')).toBeVisible();
  await page.getByRole('button', { name: 'Order picked up' }).click();
  await expect(toast(page, 'success', 'Your order was picked up.')).toBeVisible();
  await expectStatus(page, 'Completed');
  await expect(timelineOf(page)).toHaveText([
    'Order Received',
    'Order Confirmed',
    'Preparing your order',
    'Ready for pick up',
    'Order picked up',
  ]);
  await expect(page.getByRole('link', { name: /^Call rider/ })).toHaveCount(0);
});

test('a pre-order for a chosen time is followed until it is delivered', async ({ page, request, baseURL }) => {
  const shop = await shopIn(request, 'lagos', ({ vendor_class }) => vendor_class.includes('preorder'));
  const who = await customerWithMoney(page, shop, baseURL);
  const cart = await cartToOrder(who, shop);
  await chooseClass(cart, 'Pre-order');
  await chooseDeliveryTime(cart);
  await cart.getByLabel('Vendor instructions').fill('demo:run');
  await cart.getByLabel('Vendor instructions').blur();
  await expectSettled(page);
  await choosePayment(cart, { methods: ['Wallet'] });
  await placeOrder(cart);
  await page.waitForURL(/\/store\/orders\/\d+/);
  await expect(page.getByText('Delivery time')).toBeVisible();
  await expectStatus(page, 'Delivered');
});
