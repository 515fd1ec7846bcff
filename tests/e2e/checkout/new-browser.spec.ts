import { expect } from '@playwright/test';
import { codeSentTo } from '../identity/sms-inbox.ts';
import { askDatabase } from '../support/database.ts';
import { test } from '../support/test.ts';
import { cartToOrder, choosePayment, customerWithMoney, expectPlaced, placeOrder, shopIn } from './checkout.ts';

test('the wallet in a new browser takes one more code, to one’s own number; then the same tap pays', async ({
  page,
  request,
  baseURL,
}) => {
  const shop = await shopIn(request);
  const who = await customerWithMoney(page, shop, baseURL);
  const { id } = who.customer.user;
  // They came through a partner, who would vouch for them.
  await askDatabase('update customer set signs_in_by_phone = true where id = $1', id);
  await askDatabase('update session set may_spend = false where customer_id = $1', id);
  const cart = await cartToOrder(who, shop);
  await choosePayment(cart, { methods: ['Wallet'] });
  await placeOrder(cart);

  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await expect(dialog).toContainText('This browser is new to your account.');
  await expect(dialog.getByRole('textbox', { name: 'Phone number' })).toHaveValue(who.customer.phone.typed);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('textbox', { name: 'Digit 1' }).focus();
  await page.keyboard.type(await codeSentTo(who.customer.phone));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expectPlaced(who, shop, 'Wallet');
});
