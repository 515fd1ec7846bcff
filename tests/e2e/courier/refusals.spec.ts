import { expect } from '@playwright/test';
import { choosePayment } from '../checkout/checkout.ts';
import { makeAccount } from '../identity/customer.ts';
import { codeSentTo } from '../identity/sms-inbox.ts';
import { recordCalls } from '../location/address-modal.ts';
import { rewriteResponse } from '../support/intercept.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import {
  ABUJA,
  chooseEnds,
  confirmDelivery,
  continueToReview,
  courierDrawer,
  endPicker,
  endRow,
  fillContacts,
  packageCustomer,
  SURULERE,
  takeAddress,
  total,
} from './courier.ts';

test('ends in two cities are told before paying, and a debt leads to its payment', async ({ page, baseURL }) => {
  const { courier, review } = await packageCustomer(page, baseURL);
  await rewriteResponse<{ balance: number }>(page, '**/api/customer/wallet*', (wallet) => ({
    ...wallet,
    balance: -250_000,
  }));
  const sent = recordCalls(page, '/customer/package/delivery');
  await visit(page, '/store?open=relay');
  await chooseEnds(page, { to: ABUJA });
  await fillContacts(courier, 'Receiver');
  const refused = courier.getByRole('alert').filter({ hasText: 'Pickup and dropoff must be in the same city' });
  await expect(refused).toBeVisible();
  await continueToReview(courier);
  await expect(courier.getByText('Delivery fee error')).toBeVisible();
  await refused.getByRole('button', { name: 'Change dropoff' }).click();
  await takeAddress(page, 'Dropoff', SURULERE);
  await expect(total(courier)).toBeVisible();
  await continueToReview(courier);
  await choosePayment(review, { methods: ['Pay online', 'Paystack'] });
  await confirmDelivery(review);
  const debt = page.getByRole('dialog', { name: 'Outstanding payment' });
  await expect(debt).toContainText('Your wallet is ₦2,500.00 below zero.');
  await page.goBack();
  await expect(debt).toBeHidden();
  await expect(review).toContainText(SURULERE);
  expect(sent.map(({ line }) => line)).not.toContain('POST /customer/package/delivery');
});

test('a guest who fills in the form is asked to sign in, and finds it as it was', async ({
  page,
  context,
  baseURL,
}) => {
  const phone = await makeAccount(context, { origin: baseURL });
  const courier = courierDrawer(page);
  await visit(page, '/store?open=relay&delivery_type=send');
  await courier.getByLabel('Receiver name').fill('Bola Ade');
  await endRow(page, 'Pickup').click();
  await page.getByRole('textbox', { name: 'Phone number', exact: true }).fill(phone.typed);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Digit 1' }).fill(await codeSentTo(phone, 2));
  await page.keyboard.press('Enter');
  await expect(endPicker(page, 'Pickup')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(endPicker(page, 'Pickup')).toBeHidden();
  await expect(courier.getByLabel('Receiver name')).toHaveValue('Bola Ade');
});
