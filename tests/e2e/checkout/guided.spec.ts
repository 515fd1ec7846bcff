import type { Vendor } from '@jara/contract';
import { expect } from '@playwright/test';
import { addPlain, chooseClass, chooseDeliveryTime, openCart, vendorWithMenu } from '../cart/cart.ts';
import { makeAccount } from '../identity/customer.ts';
import { codeSentTo } from '../identity/sms-inbox.ts';
import { addAddress } from '../location/address-modal.ts';
import { rewriteResponse } from '../support/intercept.ts';
import { test } from '../support/test.ts';
import { waitForHydration } from '../support/visit.ts';
import { cartToOrder, choosePayment, customerOf, expectOrder, paymentModal, placeOrder, shopIn } from './checkout.ts';
import { answer, providerFrame } from './sandbox.ts';

test('whoever places an order is asked for what it lacks, one thing at a time, until it is placed', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const at = await vendorWithMenu(request);
  const phone = await makeAccount(context, { origin: baseURL });
  let is_open = false;
  await rewriteResponse<Vendor>(page, '**/api/customer/vendor/slug/**', (vendor) => ({ ...vendor, is_open }));
  await addPlain(page, at);
  // Before the vendor has answered, nobody can say that it is closed.
  const known = page.waitForResponse('**/api/customer/vendor/slug/**');
  let cart = await openCart(page);
  await (await known).finished();
  await placeOrder(cart);
  const closed = page.getByRole('dialog', { name: /closed/i });
  await expect(closed).toBeVisible();
  is_open = true;
  await page.reload();
  await waitForHydration(page);
  cart = await openCart(page);
  await placeOrder(cart);
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone.typed);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Digit 1' }).fill(await codeSentTo(phone, 2));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeHidden();

  await chooseClass(cart, 'Pre-order');
  await placeOrder(cart);
  await expect(cart.getByRole('alert')).toHaveText('Please choose an address here');
  await cart.getByRole('button', { name: /^Delivery address/ }).click();
  await addAddress(page, 'Allen Avenue');
  await expect(cart.getByRole('alert')).toHaveCount(0);

  await placeOrder(cart);
  await expect(cart.getByRole('alert')).toHaveText('Please choose a payment Method here');
  await choosePayment(cart, { methods: ['Pay online', 'Paystack'] });
  await expect(cart.getByRole('alert')).toHaveCount(0);

  await placeOrder(cart);
  await expect(cart.getByRole('alert')).toHaveText('Please choose delivery time');
  await chooseDeliveryTime(cart);
  await expect(cart.getByRole('alert')).toHaveCount(0);

  await placeOrder(cart);
  await answer(providerFrame(page, 'Paystack'), 'Approve');
  await expectOrder(page, 'Your order is placed');
  await expect(page.getByText('Delivery time')).toBeVisible();
});

/** Words of the payment modal, of the windows in the page, and of the dialogs that wait. */
const PAYMENT_CODE = ['Pay a part from my wallet', 'PaystackPop', 'FlutterwaveCheckout', 'Verify Payment'];

test('a vendor’s page loads no payment code and asks no provider before the payment modal opens', async ({
  page,
  request,
  baseURL,
}) => {
  const shop = await shopIn(request);
  const who = await customerOf(page, shop, baseURL);
  const fetched: Promise<string>[] = [];
  page.on('response', (one) => {
    if (one.url().endsWith('.js')) fetched.push(one.text().catch(() => ''));
  });
  const elsewhere: string[] = [];
  page.on('request', (one) => one.url().startsWith(baseURL ?? '') || elsewhere.push(one.url()));
  const loaded = async () => {
    const code = (await Promise.all(fetched)).join();
    return PAYMENT_CODE.filter((words) => code.includes(words));
  };
  const cart = await cartToOrder(who, shop);
  await page.waitForLoadState('networkidle');
  expect(await loaded()).toEqual([]);
  await cart.getByRole('button', { name: /^Payment method/ }).click();
  await expect(paymentModal(page).getByRole('radio').first()).toBeVisible();
  expect(await loaded()).toEqual(['Pay a part from my wallet']);
  expect(elsewhere).toEqual([]);
});
