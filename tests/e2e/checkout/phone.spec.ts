import { expect } from '@playwright/test';
import { newPhone } from '../identity/sms-inbox.ts';
import { expectAccessible, LAYER } from '../support/axe.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toast.ts';
import { cartToOrder, choosePayment, customerOf, expectPlaced, expectUnpaid, placeOrder, shopIn } from './checkout.ts';
import { answerOnPhone } from './sandbox.ts';

test('Pocket: a request that is declined keeps the cart; approved in the app, the order is placed', async ({
  page,
  request,
  baseURL,
}) => {
  const shop = await shopIn(request);
  const who = await customerOf(page, shop, baseURL);
  const tag = `ada${newPhone().digits}`;
  await page.clock.install();
  const cart = await cartToOrder(who, shop);
  await choosePayment(cart, { methods: ['Pocket'], account: ['Pocket ID', `@${tag}`] });
  await placeOrder(cart);
  const dialog = page.getByRole('dialog', { name: 'Pocket payment' });
  await expect(dialog).toContainText(`in your Pocket app (@${tag})`);
  await expectAccessible(page, LAYER);
  await answerOnPhone(page, 'pocket', `@${tag}`, 'Decline');
  await page.clock.fastForward(5_000);
  await expect(dialog).toContainText('We weren’t able to confirm your payment. Please try again');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expectUnpaid(cart);
  await placeOrder(cart);
  await expect(dialog).toContainText(`in your Pocket app (@${tag})`);
  await answerOnPhone(page, 'pocket', `@${tag}`, 'Approve');
  await page.clock.fastForward(5_000);
  await expect(dialog).toContainText('Payment Successful');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expectPlaced(who, shop, 'Pocket');
});

test('MTN MoMo in Nigeria: approved after the 100 seconds, the payment is found by ‘Verify Payment’', async ({
  page,
  request,
  baseURL,
}) => {
  const shop = await shopIn(request);
  const who = await customerOf(page, shop, baseURL);
  const phone = newPhone();
  await page.clock.install();
  const cart = await cartToOrder(who, shop);
  await choosePayment(cart, { methods: ['MTN MoMo'], account: ['MoMo phone number', phone.typed] });
  await placeOrder(cart);
  const dialog = page.getByRole('dialog', { name: 'Mobile money payment' });
  await expect(dialog).toContainText(/Approve .+ on your phone \(/);
  await expect(dialog.getByRole('button', { name: 'Verify Payment' })).toHaveCount(0);
  await page.clock.fastForward(100_000);
  await expect(dialog).toContainText('We couldn’t verify your payment.');
  await expectAccessible(page, LAYER);
  // Asked for before it is approved: once it is, the page may hear of it by itself and take the button away.
  await dialog.getByRole('button', { name: 'Verify Payment' }).click();
  await answerOnPhone(page, 'mtn_momo', phone.digits, 'Approve');
  // It is asked for again after five seconds.
  await page.clock.fastForward(5_000);
  await expect(toast(page, 'success', 'Payment successful!')).toBeVisible();
  await expectPlaced(who, shop, 'MTN MoMo');
});

test('MTN MoMo in Ghana: declined, the cart is kept; approved on the phone, the order is placed', async ({
  page,
  request,
  baseURL,
}) => {
  const shop = await shopIn(request, 'accra');
  const who = await customerOf(page, shop, baseURL);
  const number = `024${newPhone().typed.slice(-7)}`;
  const payer = `+233${number.slice(1)}`;
  await page.clock.install();
  const cart = await cartToOrder(who, shop);
  await choosePayment(cart, { methods: ['MTN MoMo'], account: ['MoMo phone number', number] });
  await placeOrder(cart);
  const dialog = page.getByRole('dialog', { name: 'Mobile money payment' });
  await expect(dialog).toContainText(/Approve .+ on your phone \(/);
  await answerOnPhone(page, 'mtn_momo', payer, 'Decline');
  await page.keyboard.press('Escape');
  await expectUnpaid(cart);
  await placeOrder(cart);
  await expect(dialog).toContainText(/Approve .+ on your phone \(/);
  await answerOnPhone(page, 'mtn_momo', payer, 'Approve');
  // The order is asked for every three seconds.
  await page.clock.fastForward(3_000);
  await expectPlaced(who, shop, 'MTN MoMo');
});
