import { expect } from '@playwright/test';
import { cartToOrder, choosePayment, customerOf, expectOrder, placeOrder, shopIn } from '../checkout/checkout.ts';
import { answer, providerFrame } from '../checkout/sandbox.ts';
import { expectAccessible, LAYER } from '../support/axe.ts';
import { test } from '../support/test.ts';
import { owe } from './debt.ts';
import { choosePaystack, submit } from './top-up.ts';

test('wallet.002 wallet.003 wallet.004 a debt stops the checkout; once it is settled, the same one goes on', async ({
  page,
  request,
  baseURL,
}) => {
  const shop = await shopIn(request);
  const who = await customerOf(page, shop, baseURL);
  await owe(who, 250_000);
  const cart = await cartToOrder(who, shop);
  await choosePayment(cart, { methods: ['Pay online', 'Paystack'] });
  await placeOrder(cart);
  const modal = page.getByRole('dialog', { name: 'Outstanding payment' });
  await expect(modal).toContainText('Your wallet is ₦2,500.00 below zero.');
  expect(new URL(page.url()).search).toBe('?outstandingPayment=show');
  await expect(modal.getByLabel('Amount')).toHaveValue('2500');
  await expectAccessible(page, LAYER);
  await choosePaystack(modal);
  await submit(modal);
  await answer(providerFrame(page, 'Paystack'), 'Approve');
  await expect(modal).toBeHidden();
  // The step back that closes it may come after the picture of it is gone.
  await expect(page).toHaveURL(({ search }) => search === '');

  await placeOrder(cart);
  await answer(providerFrame(page, 'Paystack'), 'Approve');
  await expectOrder(page, 'Your order is placed');
});
