import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { codeSentTo, type Phone } from './sms-inbox.ts';

export const signIn = (page: Page) => page.getByRole('dialog', { name: 'Sign In' });
export const signUp = (page: Page) => page.getByRole('dialog', { name: 'Sign Up' });
export const verify = (page: Page) => page.getByRole('dialog', { name: 'Verify Phone Number' });

export async function typeCode(page: Page, code: string): Promise<void> {
  await verify(page).getByRole('textbox', { name: 'Digit 1' }).focus();
  await page.keyboard.type(code);
}

export async function fillSignUp(page: Page, phone: Phone): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Obi');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone.typed);
}

/** In the dialog for signing in that is open: an account is made, and then signed in to, each with a code. */
export async function signUpAndIn(page: Page, phone: Phone): Promise<void> {
  await signIn(page).getByRole('button', { name: 'Sign Up' }).click();
  await fillSignUp(page, phone);
  await signUp(page).getByRole('button', { name: 'Next' }).click();
  await verify(page).waitFor();
  await typeCode(page, await codeSentTo(phone));
  await page.keyboard.press('Enter');
  await expect(signIn(page).getByRole('textbox', { name: 'Phone number' })).toHaveValue(phone.typed);
  await signIn(page).getByRole('button', { name: 'Sign In' }).click();
  await verify(page).waitFor();
  await typeCode(page, await codeSentTo(phone, 2));
  await page.keyboard.press('Enter');
  await expect(verify(page)).toBeHidden();
}
