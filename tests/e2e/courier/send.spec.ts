import { expect } from '@playwright/test';
import { choosePayment } from '../checkout/checkout.ts';
import { expectStatus, timelineOf, watchStatus } from '../orders/order.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toast.ts';
import { visit } from '../support/visit.ts';
import {
  chooseEnds,
  confirmDelivery,
  continueToReview,
  courierEntry,
  fillContacts,
  IKEJA,
  packageCustomer,
  SURULERE,
  step,
  total,
} from './courier.ts';

test('courier.001 courier.011 a package is sent, paid from the wallet and followed to its receiver', async ({
  page,
  baseURL,
}) => {
  const { courier, review } = await packageCustomer(page, baseURL, { hasMoney: true });
  await visit(page, '/store');
  await courierEntry(page).click();
  await chooseEnds(page);
  await fillContacts(courier, 'Receiver');
  await courier.getByRole('button', { name: 'Books', exact: true }).click();
  // What asks the simulator to carry it.
  await courier.getByLabel('Note for the pickup').fill('demo:run');
  await expect(courier.locator('[data-part="distance"]')).toHaveText(/^1\d(\.\d)? km$/);
  await expect(courier.getByText('Delivery fee', { exact: true })).toBeVisible();
  const price = (await total(courier).textContent()) ?? '';
  expect(price).toMatch(/^₦\d,\d{3}\.00$/);
  await continueToReview(courier);
  for (const words of [IKEJA, 'Ada Obi', SURULERE, 'Bola Ade', 'Books']) await expect(review).toContainText(words);
  await expect(total(review)).toHaveText(price);
  await choosePayment(review, { methods: ['Wallet'] });
  await confirmDelivery(review);

  await expect(toast(page, 'success', 'Delivery created successfully')).toBeVisible();
  await page.waitForURL(/\/store\/orders\/\d+$/);
  const seen = await watchStatus(page);
  await expect(page.getByText('Delivery PIN')).toBeVisible();
  await expect(page.getByText('Bola Ade tells the rider this PIN.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Call Bola Ade/ })).toHaveAttribute('href', 'tel:+2348037654321');
  await expect(page.locator('[data-part="total"]')).toHaveText(price);
  await expect(page.getByText('Paid with Wallet')).toBeVisible();
  await expectStatus(page, 'Delivered');
  expect((await seen()).length).toBeGreaterThan(2);
  await expect(timelineOf(page)).toHaveText([
    'Order Received',
    'Rider accepted order',
    'Rider at the pickup address',
    'Package in transit',
    'Package arrived',
    'Package delivered',
  ]);
  // The form is for the next package.
  await visit(page, '/store?open=relay');
  await expect(courier.getByLabel('Receiver name')).toHaveValue('');
  expect(step(page)).toBe('?open=relay');
});
