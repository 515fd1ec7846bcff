import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { providerFrame } from '../checkout/sandbox.ts';

export const balance = (page: Page) => page.getByRole('region', { name: 'Balance' });
export const topUpDialog = (page: Page) => page.getByRole('dialog', { name: 'Top up wallet' });
export const paystack = (page: Page) => providerFrame(page, 'Paystack');

const methods = (page: Page) => page.getByRole('dialog', { name: 'Payment method' });

/** Opens the payment modal from a form and takes what `mark` marks there. */
async function choose(form: Locator, mark: (modal: Locator) => Promise<void>): Promise<void> {
  await form.getByRole('button', { name: /^Pay with/ }).click();
  const modal = methods(form.page());
  await mark(modal);
  await modal.getByRole('button', { name: 'Continue' }).click();
  await expect(modal).toBeHidden();
}

export const chooseCard = (form: Locator, card: string) =>
  choose(form, (modal) => modal.getByRole('radio', { name: card }).click());

export const choosePaystack = (form: Locator, { saveCard = false } = {}) =>
  choose(form, async (modal) => {
    await modal.getByRole('radio', { name: 'Pay online' }).click();
    await modal.getByRole('radio', { name: 'Paystack' }).click();
    if (saveCard) await modal.getByRole('checkbox', { name: 'Save this card for next time' }).click();
  });

export async function openTopUp(page: Page, amount: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Top up', exact: true }).click();
  const dialog = topUpDialog(page);
  await dialog.getByLabel('Amount').fill(amount);
  return dialog;
}

export const submit = (form: Locator) => form.getByRole('button', { name: 'Top up wallet' }).click();
