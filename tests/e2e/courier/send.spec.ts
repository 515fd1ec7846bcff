import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { choosePayment } from '../checkout/checkout.ts';
import { expectStatus, timelineOf, watchStatus } from '../orders/order.ts';
import { expectAccessible, LAYER } from '../support/axe.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toast.ts';
import { visit } from '../support/visit.ts';
import {
  chooseEnds,
  confirmDelivery,
  continueToReview,
  courierEntry,
  endPicker,
  endRow,
  fillContacts,
  IKEJA,
  packageCustomer,
  SURULERE,
  step,
  total,
} from './courier.ts';

/** Where all parts of the courier meet. Elsewhere the palette's own test holds the dark scheme. */
async function expectAccessibleInBothSchemes(page: Page, within?: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, within);
  }
}

test('courier.001 courier.011 a package is sent, paid from the wallet and followed to its receiver', async ({
  page,
  baseURL,
}) => {
  const { courier, review } = await packageCustomer(page, baseURL, { hasMoney: true });
  await visit(page, '/store');
  await courierEntry(page).click();
  await continueToReview(courier);
  await expect(courier).toContainText('Pickup address is required');
  await expectAccessible(page, LAYER);
  await endRow(page, 'Dropoff').click();
  await expect(endPicker(page, 'Dropoff').getByRole('radio').first()).toBeVisible();
  await expectAccessible(page, LAYER);
  await page.goBack();
  await courier.getByRole('button', { name: 'How protection works' }).click();
  await expect(page.getByRole('dialog', { name: 'Package protection' })).toBeVisible();
  await expectAccessible(page, LAYER);
  await page.goBack();
  await chooseEnds(page);
  await fillContacts(courier, 'Receiver');
  await courier.getByRole('button', { name: 'Books', exact: true }).click();
  // What asks the simulator to carry it.
  await courier.getByLabel('Note for the pickup').fill('demo:run');
  await expect(courier.locator('[data-part="distance"]')).toHaveText(/^1\d(\.\d)? km$/);
  await expect(courier.getByText('Delivery fee', { exact: true })).toBeVisible();
  const price = (await total(courier).textContent()) ?? '';
  expect(price).toMatch(/^₦\d,\d{3}\.00$/);
  await expectAccessible(page, LAYER);
  await continueToReview(courier);
  for (const words of [IKEJA, 'Ada Obi', SURULERE, 'Bola Ade', 'Books']) await expect(review).toContainText(words);
  await expect(total(review)).toHaveText(price);
  await expectAccessibleInBothSchemes(page, LAYER);
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
  await expectAccessibleInBothSchemes(page);
  // The form is for the next package.
  await visit(page, '/store?open=relay');
  await expect(courier.getByLabel('Receiver name')).toHaveValue('');
  expect(step(page)).toBe('?open=relay');
});
