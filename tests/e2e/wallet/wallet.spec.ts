import { expect } from '@playwright/test';
import { accountButton, signedIn } from '../identity/customer.ts';
import { expectAccessible } from '../support/axe.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toast.ts';
import { visit } from '../support/visit.ts';
import { DEMO, signInDemo } from './demo-account.ts';
import { balance, chooseCard, choosePaystack, openTopUp, paystack, submit, topUpDialog } from './top-up.ts';

test('wallet.011 wallet.012 a top-up online, at the second try, saves the card, which can top up too', async ({
  page,
  context,
  baseURL,
}) => {
  await signedIn(context, { origin: baseURL });
  await visit(page, '/store');
  await accountButton(page, 'Ada').click();
  await page.getByRole('link', { name: 'Wallet and cards' }).click();
  await expect(balance(page)).toContainText('₦0.00');
  await expectAccessible(page);

  const online = await openTopUp(page, '5000');
  await choosePaystack(online, { saveCard: true });
  await submit(online);
  await paystack(page).getByRole('button', { name: 'Decline' }).click();
  await expect(paystack(page).getByRole('status')).toContainText('Try another card, or close.');
  await paystack(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(toast(page, 'error', 'Payment Failed!')).toBeVisible();
  await expect(online).toBeVisible();
  await submit(online);
  await paystack(page).getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(toast(page, 'success', 'Payment successful!')).toBeVisible();
  await expect(topUpDialog(page)).toBeHidden();
  await expect(balance(page)).toContainText('₦5,000.00');
  await expect(page.getByText('Top-up with Paystack')).toBeVisible();

  const byCard = await openTopUp(page, '2,500.50');
  await chooseCard(byCard, 'Visa ending in 4081');
  await submit(byCard);
  await expect(balance(page)).toContainText('₦7,500.50');
  await expect(page.getByText('+₦2,500.50')).toBeVisible();

  await page.getByRole('button', { name: 'Remove Visa ending in 4081' }).click();
  const question = page.getByRole('dialog', { name: 'Remove this card?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('None yet.')).toBeVisible();
});

test('a card whose bank asks for more leads to the bank and back, and the balance is then higher', async ({
  page,
  context,
  baseURL,
}) => {
  await signInDemo(context, baseURL, DEMO.ada);
  await visit(page, '/store/wallet');
  await expect(balance(page)).toContainText('₦50,000.00');
  const dialog = await openTopUp(page, '1000');
  await chooseCard(dialog, 'Mastercard ending in 4796');
  await submit(dialog);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.waitForURL(/\/store\/wallet/);
  await expect(toast(page, 'success', 'Payment successful!')).toBeVisible();
  await expect(balance(page)).toContainText('₦51,000.00');
  expect(new URL(page.url()).search).toBe('');
});
