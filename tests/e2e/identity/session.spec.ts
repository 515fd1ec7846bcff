import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { pathOf, vendorWithoutDialog } from '../support/demo-catalog.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toast.ts';
import { visit } from '../support/visit.ts';
import { accountButton, makeAccount, signedIn, userCookie } from './customer.ts';
import { codeSentTo } from './sms-inbox.ts';

const signIn = (page: Page) => page.getByRole('dialog', { name: 'Sign In' });

/** A token as the page reads it; its signature is nobody's. */
function forgedToken(exp: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part({ exp })}.${'x'.repeat(43)}`;
}

const forgedUser = (exp: number) => ({
  token: forgedToken(exp),
  country_code: 'NG',
  email: 'ada@example.com',
  id: 1,
  last_name: 'Obi',
  phone: '2348031234567',
  first_name: 'Ada',
  user_reference: 'ADA',
});

test('catalog.028 identity.050 a guest who likes a vendor signs in, is back and has liked it; later it is remembered and can be taken back', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const vendor = await vendorWithoutDialog(request);
  const phone = await makeAccount(context, { origin: baseURL });
  const likes: string[] = [];
  const heard = (path: string) => page.waitForResponse((answer) => answer.url().endsWith(path) && answer.ok());
  page.on('request', (call) => {
    const [, path] = /\/api\/customer\/vendor\/\d+(\/like\/[01])$/.exec(call.url()) ?? [];
    if (path) likes.push(`${path} ${call.headers()['authorization']?.slice(0, 7)}`);
  });
  await visit(page, pathOf(vendor));
  const like = page.getByRole('button', { name: `Like ${vendor.name}` });
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await like.click();
  await signIn(page).getByRole('textbox', { name: 'Phone number' }).fill(phone.typed);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Digit 1' })).toBeFocused();
  await page.keyboard.type(await codeSentTo(phone, 2));
  const liked = heard('/like/1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(pathOf(vendor));
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await liked;
  expect(likes).toEqual(['/like/1 Bearer ']);

  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  const takenBack = heard('/like/0');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await takenBack;
  expect(likes).toEqual(['/like/1 Bearer ', '/like/0 Bearer ']);
  const answered = page.waitForResponse((answer) => answer.url().includes(`/vendor/slug/${vendor.slug}`));
  await page.reload();
  expect(((await (await answered).json()) as { data: { liked_by_customer: boolean } }).data.liked_by_customer).toBe(
    false,
  );
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});

test('a like that is refused is put back, with the reason', async ({ page, context, request, baseURL }) => {
  const vendor = await vendorWithoutDialog(request);
  await signedIn(context, { origin: baseURL });
  await page.route('**/api/customer/vendor/*/like/1', (route) =>
    route.fulfill({
      status: 404,
      json: { status: 'failed', code: 'VENDOR_NOT_FOUND', message: 'We could not find that vendor.' },
    }),
  );
  await visit(page, pathOf(vendor));
  const like = page.getByRole('button', { name: `Like ${vendor.name}` });
  await expect(accountButton(page, 'Ada')).toBeVisible();
  await like.click();
  await expect(toast(page, 'error', 'We could not find that vendor.')).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});

test('a guest who closes sign-in instead has liked nothing, and the keyboard is back at the heart', async ({
  page,
  request,
}) => {
  const vendor = await vendorWithoutDialog(request);
  await visit(page, pathOf(vendor));
  const like = page.getByRole('button', { name: `Like ${vendor.name}` });
  await like.click();
  await expect(signIn(page)).toBeVisible();
  // Nothing has ended: a guest signs in, not again.
  await expect(signIn(page)).not.toContainText('again');
  await page.goBack();
  await expect(signIn(page)).toBeHidden();
  await expect(page).toHaveURL(pathOf(vendor));
  await expect(like).toBeFocused();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});

test('identity.024 signing out leaves no cookie of the session, no delivery fee and no customer, in this tab and in another', async ({
  page,
  context,
  baseURL,
}) => {
  const { user } = await signedIn(context, { origin: baseURL });
  await visit(page, '/store');
  await page.evaluate(() => window.localStorage.setItem('deliveryFee', '{"amount":50000}'));
  const other = await context.newPage();
  await visit(other, '/store');
  await accountButton(other, 'Ada').click();
  await expect(other.getByRole('dialog', { name: 'Your profile' })).toBeVisible();

  await accountButton(page, 'Ada').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(toast(page, 'success', 'You are signed out.')).toBeVisible();
  await expect(other.getByRole('dialog')).toBeHidden();
  await accountButton(other).click();
  await expect(signIn(other)).toBeVisible();
  const names = (await context.cookies()).map(({ name }) => name);
  // The browser stays known by the phone (decisions §3): that is no part of the session.
  expect(names.filter((name) => name !== 'place')).toEqual(['device']);
  expect(await page.evaluate(() => window.localStorage.getItem('deliveryFee'))).toBeNull();
  // The server has forgotten the session too.
  const me = await context.request.get(`/api/auth/me`, {
    headers: { authorization: `Bearer ${user.token}` },
  });
  expect(me.status()).toBe(401);
});

test('a sign-in in one tab shows in the other', async ({ page, context, baseURL }) => {
  const phone = await makeAccount(context, { origin: baseURL });
  await visit(page, '/store');
  const other = await context.newPage();
  await visit(other, '/store');
  await accountButton(page).click();
  await signIn(page).getByRole('textbox', { name: 'Phone number' }).fill(phone.typed);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Digit 1' })).toBeFocused();
  await page.keyboard.type(await codeSentTo(phone, 2));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await accountButton(other, 'Ada').click();
  await expect(other.getByRole('dialog', { name: 'Your profile' })).toContainText('Ada Obi');
});

const HOUR = 3600;

test('identity.033 a session that is over when something is asked is cleared, and sign-in opens', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const vendor = await vendorWithoutDialog(request);
  const user = forgedUser(Math.floor(Date.now() / 1000) - HOUR);
  await context.addCookies([{ name: 'user', value: encodeURIComponent(JSON.stringify(user)), url: baseURL ?? '' }]);
  const sent: string[] = [];
  page.on('request', (call) => call.url().includes('/api/') && sent.push(call.url()));
  await visit(page, pathOf(vendor));
  await expect(signIn(page)).toBeVisible();
  await expect(signIn(page)).toContainText('Please sign in again.');
  expect(await userCookie(context)).toBeUndefined();
  expect(sent.filter((url) => url.includes('/slug/') || url.includes('refresh'))).toEqual([]);
});

test('identity.034 identity.036 a token that the server does not know is refreshed once; that fails, and sign-in opens', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const vendor = await vendorWithoutDialog(request);
  const user = forgedUser(Math.floor(Date.now() / 1000) + HOUR);
  await context.addCookies([{ name: 'user', value: encodeURIComponent(JSON.stringify(user)), url: baseURL ?? '' }]);
  const refreshes: unknown[] = [];
  page.on('request', (call) => call.url().endsWith('/api/auth/refresh-token') && refreshes.push(call.postDataJSON()));
  await visit(page, pathOf(vendor));
  await expect(signIn(page)).toBeVisible();
  await expect(signIn(page)).toContainText('Please sign in again.');
  expect(refreshes).toEqual([{ token: user.token }]);
  expect(await userCookie(context)).toBeUndefined();
});
