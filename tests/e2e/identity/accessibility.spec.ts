import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { expectNoSidewaysScroll, visit } from '../support/visit.ts';
import { accountButton, makeAccount, signedIn } from './customer.ts';
import { newPerson, sessionReference } from './partner.ts';
import { codeSentTo, newPhone } from './sms-inbox.ts';

const dialog = (page: Page) => page.getByRole('dialog');

type Opening = { readonly page: Page; readonly context: BrowserContext; readonly origin: string | undefined };
type View = { readonly name: string; readonly open: (opening: Opening) => Promise<void>; readonly mark: string };

async function signIn({ page }: Opening): Promise<void> {
  await visit(page, '/store');
  await accountButton(page).click();
  await expect(dialog(page)).toBeVisible();
}

async function code(opening: Opening): Promise<void> {
  await signIn(opening);
  await opening.page.getByRole('textbox', { name: 'Phone number' }).fill(newPhone().typed);
  await opening.page.keyboard.press('Enter');
}

async function profile({ page, context, origin }: Opening): Promise<void> {
  await signedIn(context, { origin });
  await visit(page, '/store');
  await accountButton(page, 'Ada').click();
}

const VIEWS: readonly View[] = [
  { name: 'sign in', open: signIn, mark: 'New to Jara?' },
  {
    name: 'sign up, refused',
    open: async (opening) => {
      await signIn(opening);
      await dialog(opening.page).getByRole('button', { name: 'Sign Up' }).click();
      await dialog(opening.page).getByRole('button', { name: 'Next' }).click();
    },
    mark: 'Email is required',
  },
  { name: 'the code', open: code, mark: 'Please input code sent to number' },
  {
    name: 'the code, refused',
    open: async (opening) => {
      const { page } = opening;
      await page.route('**/api/auth/login/validate-otp', (route) =>
        route.fulfill({
          status: 400,
          json: { status: 'failed', code: 'OTP_WRONG', message: 'That code is not right.' },
        }),
      );
      await code(opening);
      await page.getByRole('textbox', { name: 'Digit 1' }).fill('1234');
      await page.keyboard.press('Enter');
    },
    mark: 'That code is not right.',
  },
  { name: 'the profile', open: profile, mark: 'Your referral code' },
  {
    name: 'the profile, edited',
    open: async (opening) => {
      await profile(opening);
      await dialog(opening.page).getByRole('button', { name: 'Edit profile' }).click();
    },
    mark: 'Last name',
  },
  {
    name: 'the profile to complete',
    open: async ({ page, context }) => {
      await visit(page, `/store?session_reference=${await sessionReference(context.request, 'register', newPerson())}`);
    },
    mark: 'Tell us who the orders are for.',
  },
];

test.use({ reducedMotion: 'reduce' });

for (const view of VIEWS) {
  test(`${view.name}: nothing for axe to find, in light and in dark, and nothing over the edge`, async ({
    page,
    context,
    baseURL,
  }) => {
    await view.open({ page, context, origin: baseURL });
    await expect(dialog(page)).toContainText(view.mark);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${colorScheme} ${id} ${nodes[0]?.html}`)).toEqual([]);
    }
    await expectNoSidewaysScroll(page);
  });
}

test('a customer signs in and out by keyboard alone, and the keyboard is back where it was', {
  tag: '@desktop',
}, async ({ page, context, baseURL }) => {
  const phone = await makeAccount(context, { origin: baseURL });
  await visit(page, '/store');
  await accountButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeFocused();
  // Nothing behind the dialog can be reached.
  const inside = () =>
    dialog(page).evaluate((node) => node.parentElement?.parentElement?.contains(document.activeElement));
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(inside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(accountButton(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.getByRole('textbox', { name: 'Phone number' }).focus();
  await page.keyboard.type(phone.typed);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Digit 1' })).toBeFocused();
  await page.keyboard.type(await codeSentTo(phone, 2));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(accountButton(page, 'Ada')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Ada Obi');
  await dialog(page).getByRole('button', { name: 'Sign out' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(accountButton(page)).toBeFocused();
});

test('who is signed in is known without anything on the page moving', async ({ page, context, baseURL }) => {
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
