import { expect } from '@playwright/test';
import { expectAccessible, LAYER } from '../support/axe.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toast.ts';
import { visit } from '../support/visit.ts';
import { accountButton, userCookie } from './customer.ts';
import { fillSignUp, signIn, signUp, typeCode, verify } from './sign-up.ts';
import { codeSentTo, newPhone, otherThan } from './sms-inbox.ts';

test('a new customer signs up, mends a wrong code, and signs in with the next one, over a reload', async ({
  page,
  context,
}) => {
  const phone = newPhone();
  await visit(page, '/store');
  await accountButton(page).click();
  await signIn(page).getByRole('button', { name: 'Sign Up' }).click();
  await expect(signUp(page).getByRole('textbox', { name: 'First name' })).toBeFocused();
  await signUp(page).getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Email is required');
  await expectAccessible(page, LAYER);
  await fillSignUp(page, phone);
  await signUp(page).getByRole('button', { name: 'Next' }).click();
  await expect(verify(page)).toBeVisible();

  const first = await codeSentTo(phone);
  await typeCode(page, otherThan(first));
  await verify(page).getByRole('button', { name: 'Finish Sign Up' }).click();
  await expect(verify(page).getByRole('alert')).toHaveText('That code is not right. Please check it and try again.');
  await expectAccessible(page, LAYER);
  // The keyboard is back at the first box, and typing takes the place of what is there.
  await page.keyboard.type(first);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'success', 'Your account is ready')).toBeVisible();
  expect(await userCookie(context)).toBeUndefined();

  // The number is still there. A reload, or a tab that the phone has dropped, comes back to its next code.
  await expect(signIn(page).getByRole('textbox', { name: 'Phone number' })).toHaveValue(phone.typed);
  await signIn(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(verify(page)).toBeVisible();
  await page.reload();
  await expect(verify(page)).toContainText(phone.digits);
  await expect(verify(page).getByRole('button', { name: /^Resend in [1-5]?\d s$/ })).toBeVisible();
  const second = await codeSentTo(phone, 2);
  // In the demo a link leads to it.
  const inbox = verify(page).getByRole('link', { name: 'Read your code in the demo inbox' });
  expect(await (await page.request.get((await inbox.getAttribute('href')) ?? '')).text()).toContain(second);
  await typeCode(page, second);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'success', 'Welcome back, Ada')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(accountButton(page, 'Ada')).toBeVisible();
  expect(await userCookie(context)).toMatchObject({ first_name: 'Ada', phone: phone.digits });
  // The cookie that refreshes is out of the page's reach, and the user's is within it.
  const readable = await page.evaluate(() => document.cookie);
  expect(readable).toContain('user=');
  expect(readable).not.toContain('refresh');
});
