import { expect, type Locator } from '@playwright/test';
import { chooseClass, chooseDeliveryTime, guestWithCarts, openCart, vendorWithMenu } from '../cart/cart.ts';
import { makeAccount } from '../identity/customer.ts';
import { codeSentTo } from '../identity/sms-inbox.ts';
import { addAddress, stored } from '../location/address-modal.ts';
import { pathOf } from '../support/demo-catalog.ts';
import { expectFullyVisible } from '../support/fully-visible.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { choosePayment, expectOrder, placeOrder } from './checkout.ts';
import { answer, providerFrame } from './sandbox.ts';

/** What an order lacks lies under the bar; it is marked, has the keyboard and comes whole into sight, with its message. */
async function expectMarked(cart: Locator, lacking: RegExp, message: string): Promise<void> {
  const field = cart.getByRole('button', { name: lacking });
  await field.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await placeOrder(cart);
  const alert = cart.getByRole('alert');
  await expect(alert).toHaveText(message);
  await expect(field).toBeFocused();
  await expectFullyVisible(field);
  await expectFullyVisible(alert);
}

test('a guest who orders is asked for what the order lacks, one thing at a time, until it is placed', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const at = await vendorWithMenu(request);
  const phone = await makeAccount(context, { origin: baseURL });
  await guestWithCarts(page, [at]);
  await visit(page, pathOf(at.vendor));
  const cart = await openCart(page);
  // An order that the vendor takes at any hour.
  await chooseClass(cart, 'Pre-order');
  await placeOrder(cart);
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone.typed);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Digit 1' }).fill(await codeSentTo(phone, 2));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeHidden();
  // The guest's cart is the customer's now.
  await expect.poll(() => stored(page, 'guestId'), { intervals: [50] }).toBeNull();

  await expectMarked(cart, /^Delivery address/, 'Please choose an address here');
  await cart.getByRole('button', { name: /^Delivery address/ }).click();
  await addAddress(page, 'Allen Avenue');
  await expect(cart.getByRole('alert')).toHaveCount(0);
  await expectMarked(cart, /^Payment method/, 'Please choose a payment Method here');
  await choosePayment(cart, { methods: ['Pay online', 'Paystack'] });
  await expect(cart.getByRole('alert')).toHaveCount(0);
  await expectMarked(cart, /^Delivery time/, 'Please choose delivery time');
  await chooseDeliveryTime(cart);
  await expect(cart.getByRole('alert')).toHaveCount(0);

  await placeOrder(cart);
  await answer(providerFrame(page, 'Paystack'), 'Approve');
  await expectOrder(page, 'Your order is placed');
  await expect(page.getByText('Delivery time')).toBeVisible();
});
