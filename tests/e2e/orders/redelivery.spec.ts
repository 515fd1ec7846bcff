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

/** Asks for a redelivery and chooses how it is paid. */
async function payWith(page: Page, methods: readonly string[]): Promise<void> {
  await request(page).click();
  const fee = page.getByRole('dialog', { name: 'Extra delivery fee applies' });
  await expect(fee.locator('[data-part="total"]')).toHaveText(/^₦[\d,]+\.\d\d$/);
  await fee.getByRole('button', { name: 'Pay now' }).click();
  const modal = paymentModal(page);
  for (const name of methods) await modal.getByRole('radio', { name }).click();
  await modal.getByRole('button', { name: /^Pay ₦/ }).click();
}

async function expectBroughtAgain(page: Page): Promise<void> {
  await expect(block(page)).toHaveCount(0);
  await expectStatus(page, 'Delivered');
  const headings = await timelineOf(page).allTextContents();
  expect(headings).toEqual(expect.arrayContaining(['Delivery failed', 'Redelivery requested', 'Order delivered']));
}

test('a failed delivery is brought again, paid from the wallet or by Monnify, within its hour', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const shop = await shopIn(page.request, 'lagos', ({ self_delivery }) => !self_delivery);
  const who = await customerWithMoney(page, shop, baseURL);
  const first = await orderByWallet(who, shop, { run: 'demo:fail' });
  const second = await orderByWallet(who, shop, { run: 'demo:fail' });

  await visit(page, pathOfOrder(first));
  await expectStatus(page, 'Failed');
  await expectAccessible(page);
  // A clock is its whole context's.
  const other = await browser.newContext({ storageState: await context.storageState() });
  const late = await other.newPage();
  await late.clock.install();
  await visit(late, pathOfOrder(first));
  await expect(request(late)).toBeEnabled();
  await late.clock.fastForward('01:00:00');
  await expect(request(late)).toBeDisabled();
  await expect(block(late)).toContainText('The hour in which a redelivery can be requested has passed.');
  await other.close();

  await payWith(page, ['Wallet']);
  await expectBroughtAgain(page);

  await visit(page, pathOfOrder(second));
  await payWith(page, ['Pay online', 'Monnify']);
  await answer(page, 'Approve');
  await page.waitForURL(`**${pathOfOrder(second)}*`);
  await expectBroughtAgain(page);
});
