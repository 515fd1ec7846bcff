import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { pathOf, vendorWithoutDialog } from '../support/demo-catalog.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { accountButton, makeAccount } from './customer.ts';
import { codeSentTo } from './sms-inbox.ts';

/** Where everything stands that says who is signed in, or stands beside it, in the page's own fonts. */
async function places(page: Page): Promise<string[]> {
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
  await page.evaluate(() => document.fonts.ready);
  // In one step: a locator's elements may be out of the page, which is swapped, by the time they are measured.
  return page.evaluate((all) => {
    const box = (element: Element) => Object.values(element.getBoundingClientRect().toJSON() as object).join(' ');
    return [...document.querySelectorAll(all)].map(box);
  }, 'header:not(main header) :is(a, button, input), nav[aria-label="Main"] :is(a, button), main h1');
}

test('the keyboard alone likes a vendor, signs in for it and out; the focus is kept, and nothing shifts', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const phone = await makeAccount(context, { origin: baseURL });
  const vendor = await vendorWithoutDialog(request);
  await visit(page, pathOf(vendor));
  const like = page.getByRole('button', { name: `Like ${vendor.name}` });
  await like.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeFocused();
  // Nothing has ended: a guest signs in, not again.
  await expect(page.getByRole('dialog')).not.toContainText('again');
  // Nothing behind the dialog can be reached.
  const inside = () =>
    page.getByRole('dialog').evaluate((node) => node.parentElement?.parentElement?.contains(document.activeElement));
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(inside, { intervals: [10, 50] }).toBe(true);
  }
  // Whoever closes sign-in has liked nothing, and is back at the heart.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(like).toBeFocused();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  const placesOfGuest = await places(page);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeFocused();
  await page.keyboard.type(phone.typed);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Digit 1' })).toBeFocused();
  await page.keyboard.type(await codeSentTo(phone, 2));
  const liked = page.waitForResponse((answer) => answer.url().endsWith('/like/1') && answer.ok());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toBeFocused();
  await liked;

  await visit(page, pathOf(vendor));
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(accountButton(page, 'Ada')).toBeVisible();
  expect(await places(page)).toEqual(placesOfGuest);
  await accountButton(page, 'Ada').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Ada Obi');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(accountButton(page)).toBeFocused();
});
