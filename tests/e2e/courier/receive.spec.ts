import { expect } from '@playwright/test';
import { choosePayment, expectOrder } from '../checkout/checkout.ts';
import { answer } from '../checkout/sandbox.ts';
import { test } from '../support/test.ts';
import { visit, waitUntilAwake } from '../support/visit.ts';
import {
  chooseEnds,
  confirmDelivery,
  continueToReview,
  courierEntry,
  endPicker,
  endRow,
  fillContacts,
  packageCustomer,
  step,
  total,
} from './courier.ts';

const FORM = '?tag=under_60&open=relay&delivery_type=receive';

test('courier.012 a package to be received: steps are in the address, and a provider is paid', async ({
  page,
  baseURL,
}) => {
  const { courier, review } = await packageCustomer(page, baseURL);
  await visit(page, '/store?tag=under_60');
  await courierEntry(page).click();
  await courier.getByRole('tab', { name: 'Receive' }).click();
  expect(step(page)).toBe(FORM);
  await endRow(page, 'Pickup').click();
  await expect(endPicker(page, 'Pickup')).toBeVisible();
  expect(step(page)).toBe(`${FORM}&open_address_modal=true&set_address_type=pickup`);
  await page.goBack();
  await expect(endPicker(page, 'Pickup')).toBeHidden();
  expect(step(page)).toBe(FORM);
  await chooseEnds(page);
  await fillContacts(courier, 'Sender');
  await courier.getByLabel('Package worth').fill('50000');
  await courier.getByRole('checkbox', { name: 'Protect this package' }).click();
  await expect(courier.getByRole('region', { name: 'Fees' })).toContainText('Protection fee₦1,000.00');
  const price = (await total(courier).textContent()) ?? '';
  await continueToReview(courier);
  await expect(review).toContainText('Bola Ade');
  expect(step(page)).toBe(`${FORM}&step=preview`);
  // A reload keeps the step and what was typed.
  await page.reload();
  await waitUntilAwake(page);
  await expect(review).toContainText('Bola Ade');
  await page.goBack();
  await expect(courier.getByLabel('Sender name')).toHaveValue('Bola Ade');
  expect(step(page)).toBe(FORM);
  await page.goForward();

  await choosePayment(review, { methods: ['Pay online', 'Monnify'] });
  await confirmDelivery(review);
  // Back from the provider's page shows the order that waits, and nothing of the form.
  await page.waitForURL(/\/monnify\//);
  await page.goBack();
  await expectOrder(page, 'Payment being confirmed');
  await expect(review).toBeHidden();
  expect(step(page)).toBe('');
  await page.goForward();
  await answer(page, 'Approve');
  await expectOrder(page, 'Your delivery is booked');
  await expect(page.getByText('Paid with Monnify')).toBeVisible();
  await expect(page.getByText('Give the rider your PIN.')).toBeVisible();
  await expect(page.locator('[data-part="total"]')).toHaveText(price);
});
