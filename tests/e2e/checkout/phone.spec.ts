import { expect } from '@playwright/test';
import { newPhone } from '../identity/sms-inbox.ts';
import { expectAccessible, LAYER } from '../support/axe.ts';
import { test } from '../support/test.ts';
import { cartToOrder, choosePayment, customerOf, expectPlaced, placeOrder, shopIn, startedIn } from './checkout.ts';
import { approve } from './sandbox.ts';

test('Pocket: a request that is approved in the app pays the order', async ({ page, request, baseURL }) => {
  const shop = await shopIn(request);
  const who = await customerOf(page, shop, baseURL);
  const tag = `ada${newPhone().digits}`;
  await page.clock.install();
  const references = await startedIn(page);
  const cart = await cartToOrder(who, shop);
  await choosePayment(cart, { methods: ['Pocket'], account: ['Pocket ID', `@${tag}`] });
  await placeOrder(cart);
  const dialog = page.getByRole('dialog', { name: 'Pocket payment' });
  await expect(dialog).toContainText(`in your Pocket app (@${tag})`);
  await expectAccessible(page, LAYER);
  await approve(references[0] ?? '');
  // The payment is asked for every five seconds.
  await page.clock.fastForward(5_000);
  await expect(dialog).toContainText('Payment Successful');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expectPlaced(who, shop, 'Pocket');
});

test('MTN MoMo in Ghana: a payment that is approved on the phone pays the order', async ({
  page,
  request,
  baseURL,
}) => {
  const shop = await shopIn(request, 'accra');
  const who = await customerOf(page, shop, baseURL);
  await page.clock.install();
  const references = await startedIn(page);
  const cart = await cartToOrder(who, shop);
  const number = `024${newPhone().typed.slice(-7)}`;
  await choosePayment(cart, { methods: ['MTN MoMo'], account: ['MoMo phone number', number] });
  await placeOrder(cart);
  const dialog = page.getByRole('dialog', { name: 'Mobile money payment' });
  await expect(dialog).toContainText(/Approve .+ on your phone \(/);
  await expectAccessible(page, LAYER);
  await approve(references[0] ?? '');
  // The order is asked for every three seconds.
  await page.clock.fastForward(3_000);
  await expectPlaced(who, shop, 'MTN MoMo');
});
