import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { customerWithMoney, paymentModal, shopIn } from '../checkout/checkout.ts';
import { answer } from '../checkout/sandbox.ts';
import { expectAccessible } from '../support/axe.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { expectStatus, orderByWallet, pathOfOrder, timelineOf } from './order.ts';

const block = (page: Page) => page.getByRole('region', { name: "Your rider couldn't reach you" });
const request = (page: Page) => block(page).getByRole('button', { name: 'Request a redelivery' });

test('a failed delivery is requested again, paid at a provider’s page', async ({ page, baseURL }) => {
  const shop = await shopIn(page.request, 'lagos', ({ self_delivery }) => !self_delivery);
  const who = await customerWithMoney(page, shop, baseURL);
  const id = await orderByWallet(who, shop, { run: 'demo:fail' });
  await visit(page, pathOfOrder(id));
  await expectStatus(page, 'Failed');
  await expectAccessible(page);

  await request(page).click();
  const fee = page.getByRole('dialog', { name: 'Extra delivery fee applies' });
  await expect(fee.locator('[data-part="total"]')).toHaveText(/^₦[\d,]+\.\d\d$/);
  await fee.getByRole('button', { name: 'Pay now' }).click();
  const modal = paymentModal(page);
  for (const name of ['Pay online', 'Monnify']) await modal.getByRole('radio', { name }).click();
  await modal.getByRole('button', { name: /^Pay ₦/ }).click();
  await answer(page, 'Approve');
  await page.waitForURL(`**${pathOfOrder(id)}*`);

  await expect(block(page)).toHaveCount(0);
  await expect(timelineOf(page).filter({ hasText: /^Delivery failed$/ })).toBeVisible();
  await expect(timelineOf(page).filter({ hasText: /^Redelivery requested$/ })).toBeVisible();
});
