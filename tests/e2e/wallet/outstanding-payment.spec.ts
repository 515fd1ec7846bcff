import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { addButton, chooseClass, chooseDeliveryTime, openCart, vendorWithMenu } from '../cart/cart.ts';
import { listView } from '../location/address-modal.ts';
import { expectAccessible, LAYER } from '../support/axe.ts';
import { pathOf } from '../support/demo-catalog.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { DEMO, signInDemo } from './demo-account.ts';
import { choosePaystack, paystack, submit } from './top-up.ts';

async function chooseAddress(page: Page, cart: Locator): Promise<void> {
  await cart.getByRole('button', { name: /^Delivery address/ }).click();
  await listView(page).getByRole('radio').first().check({ force: true });
  await listView(page).getByRole('button', { name: 'Choose location' }).click();
  await expect(listView(page)).toBeHidden();
}

test('wallet.002 wallet.003 wallet.004 a debt stops the checkout; once it is settled, the same one goes on', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signInDemo(context, baseURL, DEMO.bola);
  const at = await vendorWithMenu(request);
  await visit(page, `${pathOf(at.vendor)}?tag=under_60`);
  await addButton(page, at.plain[0]).click();
  const cart = await openCart(page);
  // An order that the vendor takes at any hour.
  await chooseClass(cart, 'Pre-order');
  await chooseDeliveryTime(cart);
  await chooseAddress(page, cart);
  await cart.getByRole('button', { name: /^Payment method/ }).click();
  const methods = page.getByRole('dialog', { name: 'Payment method' });
  await methods.getByRole('radio', { name: 'Pay online' }).click();
  await methods.getByRole('radio', { name: 'Paystack' }).click();
  await methods.getByRole('button', { name: 'Continue' }).click();
  await expect(methods).toBeHidden();

  await cart.getByRole('button', { name: 'Place order' }).click();
  const modal = page.getByRole('dialog', { name: 'Outstanding payment' });
  await expect(modal).toContainText('Your wallet is ₦2,500.00 below zero.');
  expect(new URL(page.url()).search).toBe('?tag=under_60&outstandingPayment=show');
  await expect(modal.getByLabel('Amount')).toHaveValue('2500');
  await expectAccessible(page, LAYER);
  await choosePaystack(modal);
  await submit(modal);
  await paystack(page).getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(modal).toBeHidden();
  // The step back that closes it may come after the picture of it is gone.
  await expect(page).toHaveURL(({ search }) => search === '?tag=under_60');

  await cart.getByRole('button', { name: 'Place order' }).click();
  await paystack(page).getByRole('button', { name: 'Approve', exact: true }).click();
  await page.waitForURL(/\/store\/orders\/\d+/);
});
