import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { accountButton, makeAccount, signedIn } from './customer.ts';
import { codeSentTo } from './sms-inbox.ts';

test('a customer signs in and out by keyboard alone; the focus stays inside the dialog and returns', async ({
  page,
  context,
  baseURL,
}) => {
  const phone = await makeAccount(context, { origin: baseURL });
  await visit(page, '/store');
  await accountButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeFocused();
  // Nothing behind the dialog can be reached.
  const inside = () =>
    page.getByRole('dialog').evaluate((node) => node.parentElement?.parentElement?.contains(document.activeElement));
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(inside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(accountButton(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('textbox', { name: 'Phone number' }).focus();
  await page.keyboard.type(phone.typed);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Digit 1' })).toBeFocused();
  await page.keyboard.type(await codeSentTo(phone, 2));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(accountButton(page, 'Ada')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Ada Obi');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(accountButton(page)).toBeFocused();
});

test('the page learns who is signed in without a layout shift', async ({ page, context, baseURL }) => {
  const places = () =>
    page
      .locator('header :is(a, button, input), nav[aria-label="Main"] :is(a, button), main h1')
      .evaluateAll((all) =>
        all.map((each) => Object.values(each.getBoundingClientRect().toJSON() as object).join(' ')),
      );
  await visit(page, '/store');
  await expect(accountButton(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const asGuest = await places();
  await signedIn(context, { origin: baseURL });
  await visit(page, '/store');
  await expect(accountButton(page, 'Ada')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await places()).toEqual(asGuest);
});
