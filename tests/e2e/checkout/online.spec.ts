import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { toast } from '../support/toast.ts';
import {
  cartToOrder,
  choosePayment,
  customerOf,
  expectOrder,
  expectPlaced,
  expectUnpaid,
  placeOrder,
  shopIn,
} from './checkout.ts';
import { answer, providerFrame } from './sandbox.ts';

test('Paystack: a declined card and a closed popup keep the cart; approved, the order is placed', async ({
  page,
  request,
  baseURL,
}) => {
  const shop = await shopIn(request);
  const who = await customerOf(page, shop, baseURL);
  const cart = await cartToOrder(who, shop);
  await choosePayment(cart, { methods: ['Pay online', 'Paystack'] });
  await placeOrder(cart);
  const popup = providerFrame(page, 'Paystack');
  await answer(popup, 'Decline');
  await expect(popup.getByRole('status')).toContainText('Try another card, or close.');
  await answer(popup, 'Close');
  await expect(toast(page, 'error', 'Payment Failed!')).toBeVisible();
  await expectUnpaid(cart);
  await placeOrder(cart);
  await answer(popup, 'Approve');
  await expect(toast(page, 'success', 'Payment successful!')).toBeVisible();
  await expectPlaced(who, shop, 'Paystack');
});

test('Flutterwave: declined or closed, the cart is kept; approved, the order is placed', async ({
  page,
  request,
  baseURL,
}) => {
  const shop = await shopIn(request);
  const who = await customerOf(page, shop, baseURL);
  const cart = await cartToOrder(who, shop);
  await choosePayment(cart, { methods: ['Pay online', 'Flutterwave'] });
  for (const words of ['Decline', 'Close'] as const) {
    await placeOrder(cart);
    await answer(providerFrame(page, 'Flutterwave'), words);
    await expect(toast(page, 'error', 'Payment Failed!').first()).toBeVisible();
    await expectUnpaid(cart);
  }
  await placeOrder(cart);
  await answer(providerFrame(page, 'Flutterwave'), 'Approve');
  await expectPlaced(who, shop, 'Flutterwave');
});

/** The page is left as soon as it has said so: what it says is kept for its return. */
const keepToasts = (page: Page) =>
  page.addInitScript(() => {
    const keep = () => {
      for (const { textContent } of document.querySelectorAll('[data-toast]')) {
        sessionStorage.setItem('toasts', `${sessionStorage.getItem('toasts')} ${textContent}`);
      }
    };
    new MutationObserver(keep).observe(document, { childList: true, subtree: true });
  });
const toastsSeen = (page: Page) => page.evaluate(() => sessionStorage.getItem('toasts'));

test('Monnify: its page leads back to the order, which can be paid again there if it was not', async ({
  page,
  request,
  baseURL,
}) => {
  const shop = await shopIn(request);
  const who = await customerOf(page, shop, baseURL);
  await keepToasts(page);
  const cart = await cartToOrder(who, shop);
  await choosePayment(cart, { methods: ['Pay online', 'Monnify'] });
  await placeOrder(cart);
  await answer(page, 'Decline');
  await expectOrder(page, 'The payment did not go through');
  expect(await toastsSeen(page)).toContain('Redirecting to payment page');
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await answer(page, 'Approve');
  await expectPlaced(who, shop, 'Monnify');
  expect(new URL(page.url()).search).toBe('');
});

test('inside OPay’s app the order is paid by its session', async ({ page, context, request, baseURL }) => {
  const shop = await shopIn(request);
  const who = await customerOf(page, shop, baseURL);
  const cookie = { url: baseURL ?? '', sameSite: 'Lax' } as const;
  await context.addCookies([
    { ...cookie, name: 'payment_session', value: 'a-session-of-the-app' },
    { ...cookie, name: 'payment_method', value: 'opay' },
  ]);
  const cart = await cartToOrder(who, shop);
  await choosePayment(cart, { methods: ['OPay'] });
  const started = page.waitForRequest('**/api/customer/payment/start/v2');
  await placeOrder(cart);
  expect((await started).postDataJSON()).toMatchObject({ method: 'opay_in_app' });
  await answer(page, 'Approve');
  await expectPlaced(who, shop, 'OPay');
});
