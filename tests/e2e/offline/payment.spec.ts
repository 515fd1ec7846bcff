import { expect } from '@playwright/test';
import {
  cartToOrder,
  choosePayment,
  customerOf,
  expectPlaced,
  expectUnpaid,
  placeOrder,
  shopIn,
  startedIn,
} from '../checkout/checkout.ts';
import { answer, chargesOf, providerFrame } from '../checkout/sandbox.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toast.ts';
import { loseOnce, loseWrites } from './cut.ts';
import { recordsOf } from './records.ts';

const UNREACHED = 'Something on our side is not answering. Please try again in a moment.';

test('a payment online whose start, window and verification are cut off is one payment, charged once', async ({
  page,
  request,
  baseURL,
}) => {
  const shop = await shopIn(request);
  const who = await customerOf(page, shop, baseURL);
  const references = await startedIn(page);
  const cart = await cartToOrder(who, shop);
  await choosePayment(cart, { methods: ['Pay online', 'Paystack'] });

  for (const part of ['request', 'answer'] as const) {
    const mend = await loseWrites(page, /\/api\/customer\/payment\/start\/v2$/, part);
    await placeOrder(cart);
    await expect(toast(page, 'error', UNREACHED).last()).toBeVisible();
    await expectUnpaid(cart);
    await mend();
  }
  const mendWindow = await loseOnce(page, /\/inline\.js$/, 'request');
  await placeOrder(cart);
  await expect(toast(page, 'error', 'Payment Failed!')).toBeVisible();
  await expectUnpaid(cart);
  await mendWindow();
  expect(await recordsOf(who)).toMatchObject({ orders: 1, paid: 0, payments: 1, carts: 1 });

  await placeOrder(cart);
  const popup = providerFrame(page, 'Paystack');
  await expect(popup.getByText('Pay Jara')).toBeVisible();
  const mendVerification = await loseOnce(page, /\/api\/customer\/payment\/verify\//, 'request');
  await answer(popup, 'Approve');
  await expect(toast(page, 'error', 'Could not verify payment')).toBeVisible();
  await mendVerification();
  await expectPlaced(who, shop, 'Paystack');
  expect(await recordsOf(who)).toMatchObject({ orders: 1, paid: 1, payments: 1, debits: 0, carts: 0 });
  expect(new Set(references).size).toBe(1);
  expect(await chargesOf([...new Set(references)])).toEqual([1]);
});
