import { expect } from '@playwright/test';
import { signedIn } from '../identity/customer.ts';
import { expectAccessible } from '../support/axe.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toast.ts';
import { visit } from '../support/visit.ts';
import { balance, chooseCard, choosePaystack, openTopUp, paystack, submit, topUpDialog } from './top-up.ts';

test('wallet.011 wallet.012 a top-up online saves the card, which can top up too', async ({
  page,
  context,
  baseURL,
}) => {
  await signedIn(context, { origin: baseURL });
  await visit(page, '/store/wallet');
  await expect(balance(page)).toContainText('₦0.00');
  await expectAccessible(page);

  const online = await openTopUp(page, '5000');
  await choosePaystack(online, { saveCard: true });
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
});
