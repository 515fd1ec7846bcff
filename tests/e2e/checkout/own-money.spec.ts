import { expect } from '@playwright/test';
import { money } from '../support/demo-catalog.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toast.ts';
import { visit } from '../support/visit.ts';
import {
  cartToOrder,
  choosePayment,
  customerOf,
  expectOrder,
  expectPlaced,
  expectUnpaid,
  placeOrder,
  settled,
  shopIn,
  topUp,
} from './checkout.ts';
import { answer, approve, payByCard, providerFrame } from './sandbox.ts';

const CARD = { visa: '4084084084084081', mastercard: '5192602720584796' } as const;

test('a saved card is charged at once; where its bank asks, the bank’s page declines or approves', async ({
  page,
  request,
  baseURL,
}) => {
  const shop = await shopIn(request);
  const who = await customerOf(page, shop, baseURL);
  for (const card of Object.values(CARD)) {
    const started = await topUp(who, 10_000);
    await payByCard(started, card);
    await settled(who, started);
  }
  const cart = await cartToOrder(who, shop);
  await choosePayment(cart, { methods: ['Visa ending in 4081'] });
  await placeOrder(cart);
  await expectPlaced(who, shop, 'Visa ending in 4081');

  const next = await cartToOrder(who, shop);
  await choosePayment(next, { methods: ['Mastercard ending in 4796'] });
  await placeOrder(next);
  await answer(page, 'Decline');
  await expectOrder(page, 'The payment did not go through');
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await answer(page, 'Approve');
  await expectPlaced(who, shop, 'Mastercard ending in 4796');
});

test('the wallet pays a part, which comes back when the rest is declined', async ({ page, request, baseURL }) => {
  const shop = await shopIn(request);
  const { currency } = shop.vendor;
  const who = await customerOf(page, shop, baseURL);
  const funds = await topUp(who, 20_000);
  await approve(funds.reference);
  await settled(who, funds);
  const cart = await cartToOrder(who, shop);
  await choosePayment(cart, { methods: ['Pay online', 'Paystack'], fromWallet: true });
  await placeOrder(cart);
  const popup = providerFrame(page, 'Paystack');
  await answer(popup, 'Decline');
  await answer(popup, 'Close');
  await expectUnpaid(cart);
  await expect(cart.getByText('Wallet balance:')).toContainText(money(20_000, currency));
  await placeOrder(cart);
  await answer(popup, 'Approve');
  await expect(toast(page, 'success', 'Payment successful!')).toBeVisible();
  await expectPlaced(who, shop, 'Paystack');
  const share = page.getByText('Paid with Wallet').locator('..');
  await expect(share).toContainText(money(20_000, currency));
  await visit(page, '/store/wallet');
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText(money(0, currency));
});
