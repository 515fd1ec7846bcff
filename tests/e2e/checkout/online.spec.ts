import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectAccessible, LAYER } from '../support/axe.ts';
import { money } from '../support/demo-catalog.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toast.ts';
import {
  cartToOrder,
  choosePayment,
  customerOf,
  expectOrder,
  expectPlaced,
  expectUnpaid,
  paymentModal,
  placeOrder,
  settled,
  shopIn,
  startedIn,
  topUp,
} from './checkout.ts';
import { answer, approve, payByCard, providerFrame } from './sandbox.ts';

/** Words of the payment modal, of the windows in the page, and of the dialogs that wait. */
const PAYMENT_CODE = ['Pay a part from my wallet', 'PaystackPop', 'FlutterwaveCheckout', 'Verify Payment'];

/** Which parts of the payment code the page has fetched since now, and what it has asked of others. */
function watchPaymentCode(page: Page, origin: string | undefined) {
  const fetched: Promise<string>[] = [];
  const elsewhere: string[] = [];
  page.on('response', (one) => void (one.url().endsWith('.js') && fetched.push(one.text().catch(() => ''))));
  page.on('request', (one) => void (one.url().startsWith(origin ?? '') || elsewhere.push(one.url())));
  const loaded = async () => {
    const code = (await Promise.all(fetched)).join();
    return PAYMENT_CODE.filter((words) => code.includes(words));
  };
  return { loaded, elsewhere };
}

test('Paystack and the wallet: declined, both are as before; approved, each pays its part of the order', async ({
  page,
  request,
  baseURL,
}) => {
  const shop = await shopIn(request);
  const who = await customerOf(page, shop, baseURL);
  const part = money(20_000, shop.vendor.currency);
  const funds = await topUp(who, 20_000);
  await approve(funds.reference);
  await settled(who, funds);
  const { loaded, elsewhere } = watchPaymentCode(page, baseURL);
  const cart = await cartToOrder(who, shop);
  await page.waitForLoadState('networkidle');
  expect(await loaded()).toEqual([]);
  await cart.getByRole('button', { name: /^Payment method/ }).click();
  await expect(paymentModal(page).getByRole('radio').first()).toBeVisible();
  expect(await loaded()).toEqual(['Pay a part from my wallet', 'PaystackPop', 'FlutterwaveCheckout']);
  expect(elsewhere).toEqual([]);
  await expectAccessible(page, LAYER);
  await page.keyboard.press('Escape');

  await choosePayment(cart, { methods: ['Pay online', 'Paystack'], fromWallet: true });
  await placeOrder(cart);
  const popup = providerFrame(page, 'Paystack');
  await answer(popup, 'Decline');
  await expect(popup.getByRole('status')).toContainText('Try another card, or close.');
  await answer(popup, 'Close');
  await expect(toast(page, 'error', 'Payment Failed!')).toBeVisible();
  await expectUnpaid(cart);
  await expect(cart.getByText('Wallet balance:')).toContainText(part);
  await placeOrder(cart);
  await answer(popup, 'Approve');
  await expect(toast(page, 'success', 'Payment successful!')).toBeVisible();
  await expectPlaced(who, shop, 'Paystack');
  await expect(page.getByText('Paid with Wallet').locator('..')).toContainText(part);
});

test('Flutterwave: declined, the cart is kept; approved, the order is placed', async ({ page, request, baseURL }) => {
  const shop = await shopIn(request);
  const who = await customerOf(page, shop, baseURL);
  const cart = await cartToOrder(who, shop);
  await choosePayment(cart, { methods: ['Pay online', 'Flutterwave'] });
  await placeOrder(cart);
  await answer(providerFrame(page, 'Flutterwave'), 'Decline');
  await expect(toast(page, 'error', 'Payment Failed!')).toBeVisible();
  await expectUnpaid(cart);
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

test('Monnify: its page leads back to the order, which is paid there again; money may come late', async ({
  page,
  request,
  baseURL,
}) => {
  const shop = await shopIn(request);
  const who = await customerOf(page, shop, baseURL);
  await keepToasts(page);
  const references = await startedIn(page);
  const cart = await cartToOrder(who, shop);
  await choosePayment(cart, { methods: ['Pay online', 'Monnify'] });
  await placeOrder(cart);
  await answer(page, 'Decline');
  await expectOrder(page, 'The payment did not go through');
  expect(await toastsSeen(page)).toContain('Redirecting to payment page');
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await answer(page, 'Approve after I have gone');
  await expectOrder(page, 'Payment being confirmed');
  expect(new URL(page.url()).search).toBe('');
  await expectAccessible(page);
  await approve(references.at(-1) ?? '');
  await expectPlaced(who, shop, 'Monnify');
});

test('a saved card whose bank asks leads to the bank’s page, and from there to the placed order', async ({
  page,
  request,
  baseURL,
}) => {
  const shop = await shopIn(request);
  const who = await customerOf(page, shop, baseURL);
  const saved = await topUp(who, 10_000);
  await payByCard(saved, '5192602720584796');
  await settled(who, saved);
  const cart = await cartToOrder(who, shop);
  await choosePayment(cart, { methods: ['Mastercard ending in 4796'] });
  await placeOrder(cart);
  await answer(page, 'Approve');
  await expectPlaced(who, shop, 'Mastercard ending in 4796');
});
