import { expect } from '@playwright/test';
import { paymentModal } from '../checkout/checkout.ts';
import { expectAccessible, LAYER } from '../support/axe.ts';
import { tabTo } from '../support/tab-to.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toast.ts';
import { visit } from '../support/visit.ts';
import { courierEntry, endPicker, endRow, IKEJA, packageCustomer, SURULERE, total } from './courier.ts';

test('courier.001 courier.011 the keyboard alone sends a package, paid from the wallet', async ({ page, baseURL }) => {
  const { courier, review } = await packageCustomer(page, baseURL, { hasMoney: true });
  const { keyboard } = page;
  await visit(page, '/store');
  await tabTo(courierEntry(page));
  await keyboard.press('Enter');
  const proceed = courier.getByRole('button', { name: 'Continue' });
  await expect(proceed).toBeVisible();
  await tabTo(proceed);
  await keyboard.press('Enter');
  await expect(courier).toContainText('Pickup address is required');
  await expectAccessible(page, LAYER);
  for (const [end, name] of [
    ['Pickup', IKEJA],
    ['Dropoff', SURULERE],
  ] as const) {
    const picker = endPicker(page, end);
    await tabTo(endRow(page, end));
    await keyboard.press('Enter');
    const address = picker.getByRole('radio', { name });
    await expect(address).toBeVisible();
    await tabTo(picker.getByRole('radio').first());
    while (!(await address.isChecked())) await keyboard.press('ArrowDown');
    await tabTo(picker.getByRole('button', { name: 'Choose location' }));
    await keyboard.press('Enter');
    await expect(endRow(page, end)).toBeFocused();
  }
  await tabTo(courier.getByRole('checkbox', { name: 'Use my account information' }));
  await keyboard.press('Space');
  await tabTo(courier.getByLabel('Receiver name'));
  await keyboard.type('Bola Ade');
  await tabTo(courier.getByRole('textbox', { name: 'Receiver phone number' }));
  await keyboard.type('08037654321');
  await tabTo(courier.getByRole('button', { name: 'Books', exact: true }));
  await keyboard.press('Space');
  await expect(courier.locator('[data-part="distance"]')).toHaveText(/^1\d(\.\d)? km$/);
  const price = (await total(courier).textContent()) ?? '';
  expect(price).toMatch(/^₦\d,\d{3}\.00$/);
  await tabTo(proceed);
  await keyboard.press('Enter');

  for (const words of [IKEJA, 'Ada Obi', SURULERE, 'Bola Ade', 'Books']) await expect(review).toContainText(words);
  await expect(total(review)).toHaveText(price);
  await expectAccessible(page, LAYER);
  await tabTo(review.getByRole('button', { name: /^Payment method/ }));
  await keyboard.press('Enter');
  const wallet = paymentModal(page).getByRole('radio', { name: 'Wallet' });
  await expect(wallet).toBeVisible();
  await tabTo(wallet);
  await keyboard.press('Space');
  await tabTo(paymentModal(page).getByRole('button', { name: 'Continue' }));
  await keyboard.press('Enter');
  await expect(paymentModal(page)).toBeHidden();
  await tabTo(review.getByRole('button', { name: 'Confirm delivery' }));
  await keyboard.press('Enter');

  await expect(toast(page, 'success', 'Delivery created successfully')).toBeVisible();
  await page.waitForURL(/\/store\/orders\/\d+$/);
  await expect(page.getByText('Delivery PIN')).toBeVisible();
  await expect(page.getByText('Bola Ade tells the rider this PIN.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Call Bola Ade/ })).toHaveAttribute('href', 'tel:+2348037654321');
  await expect(page.locator('[data-part="total"]')).toHaveText(price);
  await expect(page.getByText('Paid with Wallet')).toBeVisible();
  await expectAccessible(page);
});
