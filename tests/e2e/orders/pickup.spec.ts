import { expect } from '@playwright/test';
import { customerWithMoney, shopIn } from '../checkout/checkout.ts';
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
