import { expect } from '@playwright/test';
import { choosePayment, expectOrder } from '../checkout/checkout.ts';
import { answer } from '../checkout/sandbox.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import {
  chooseEnds,
  confirmDelivery,
  continueToReview,
  fillContacts,
  packageCustomer,
  step,
  total,
} from './courier.ts';

test('courier.012 a protected package to be received is paid at a provider’s page, after a decline again', async ({
  page,
  baseURL,
}) => {
  const { courier, review } = await packageCustomer(page, baseURL);
  await visit(page, '/store?open=relay');
  await courier.getByRole('tab', { name: 'Receive' }).click();
  await chooseEnds(page);
  await fillContacts(courier, 'Sender');
  await courier.getByLabel('Package worth').fill('50000');
  await courier.getByRole('checkbox', { name: 'Protect this package' }).click();
  await expect(courier.getByRole('region', { name: 'Fees' })).toContainText('Protection fee₦1,000.00');
  const price = (await total(courier).textContent()) ?? '';
  await continueToReview(courier);
  await choosePayment(review, { methods: ['Pay online', 'Monnify'] });
  await confirmDelivery(review);

  // Back from the provider's page shows the order that waits, and nothing of the form.
  await page.waitForURL(/\/monnify\//);
  await page.goBack();
  await expectOrder(page, 'Payment being confirmed');
  await expect(review).toBeHidden();
  expect(step(page)).toBe('');
  await page.goForward();
  await answer(page, 'Decline');
  await expectOrder(page, 'The payment did not go through');
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await answer(page, 'Approve');
  await expectOrder(page, 'Your delivery is booked');
  await expect(page.getByText('Paid with Monnify')).toBeVisible();
  await expect(page.getByText('Give the rider your PIN.')).toBeVisible();
  await expect(page.locator('[data-part="total"]')).toHaveText(price);
  expect(new URL(page.url()).search).toBe('');
});
