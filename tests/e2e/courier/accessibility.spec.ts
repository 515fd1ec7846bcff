import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { choosePayment } from '../checkout/checkout.ts';
import { expectAccessible, LAYER } from '../support/axe.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import {
  chooseEnds,
  confirmDelivery,
  continueToReview,
  endPicker,
  endRow,
  fillContacts,
  packageCustomer,
  total,
} from './courier.ts';

/** Where all parts of the courier meet. Elsewhere the palette's own test holds the dark scheme. */
async function expectAccessibleInBothSchemes(page: Page, within?: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, within);
  }
}

test('axe finds nothing wrong from the empty form to the page of the order, in light and dark', async ({
  page,
  baseURL,
}) => {
  const { courier, review } = await packageCustomer(page, baseURL, { hasMoney: true });
  await visit(page, '/store?open=relay');
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
  await expect(total(courier)).toBeVisible();
  await expectAccessible(page, LAYER);
  await continueToReview(courier);
  await expect(review).toContainText('Bola Ade');
  await expectAccessibleInBothSchemes(page, LAYER);
  await choosePayment(review, { methods: ['Wallet'] });
  await confirmDelivery(review);
  await expect(page.getByText('Delivery PIN')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});
