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

test('catalog.028 identity.050 a guest who likes a vendor signs in and has liked it, and can undo it', async ({
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
  // Whoever closes sign-in has liked nothing, and is back at the heart.
  await like.click();
  await expect(signIn(page)).toBeVisible();
  // Nothing has ended: a guest signs in, not again.
  await expect(signIn(page)).not.toContainText('again');
  await page.goBack();
  await expect(signIn(page)).toBeHidden();
  await expect(page).toHaveURL(pathOf(vendor));
  await expect(like).toBeFocused();
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

  // One that is refused is put back, with the reason.
  await page.route('**/api/customer/vendor/*/like/1', (route) =>
    route.fulfill({
      status: 404,
      json: { status: 'failed', code: 'VENDOR_NOT_FOUND', message: 'We could not find that vendor.' },
    }),
  );
  await like.click();
  await expect(toast(page, 'error', 'We could not find that vendor.')).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});

/** The chosen place, and the session of behaviour events, which is the browser's: guests have one too. */
const NOT_OF_CUSTOMER = ['place', 'session_token', 'queue_url', 'queue_region', 'queue_credentials'];

test('identity.024 signing out clears the session’s cookies and the delivery fee, in every tab', async ({
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
  expect(names.filter((name) => !NOT_OF_CUSTOMER.includes(name))).toEqual([]);
  expect(await page.evaluate(() => window.localStorage.getItem('deliveryFee'))).toBeNull();
  // The server has forgotten the session too.
  const me = await context.request.get(`/api/auth/me`, {
    headers: { authorization: `Bearer ${user.token}` },
  });
  expect(me.status()).toBe(401);
});

const HOUR = 3600;

test('identity.034 identity.036 a token unknown to the server is refreshed once, then sign-in opens', async ({
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

test('identity.034 identity.035 two tabs whose token has expired go on with one refresh', async ({
  context,
  request,
  baseURL,
}) => {
  const vendor = await vendorWithoutDialog(request);
  const { user } = await signedIn(context, { origin: baseURL });
  const tabs = [await context.newPage(), await context.newPage()];
  const refreshes: number[] = [];
  for (const tab of tabs) {
    tab.on('response', (answer) => {
      if (answer.url().endsWith('/api/auth/refresh-token')) refreshes.push(answer.status());
    });
    await tab.route('**/like/*', (route) =>
      route.request().headers()['authorization'] === `Bearer ${user.token}`
        ? route.fulfill({
            status: 401,
            json: { status: 'failed', code: 'TOKEN_EXPIRED', message: 'Token expired' },
          })
        : route.continue(),
    );
    await visit(tab, pathOf(vendor));
    await expect(accountButton(tab, 'Ada')).toBeVisible();
  }
  const hearts = tabs.map((tab) => tab.getByRole('button', { name: `Like ${vendor.name}` }));
  const answers = tabs.map((tab) =>
    tab.waitForResponse((answer) => /\/like\/[01]$/.test(answer.url()) && answer.status() === 200),
  );
  await Promise.all(hearts.map((heart) => heart.click()));
  await Promise.all(answers);
  // What one tab says shows in the other, whose tap may so have taken it back.
  const shown = () => Promise.all(hearts.map((heart) => heart.getAttribute('aria-pressed')));
  await expect.poll(async () => new Set(await shown()).size).toBe(1);
  expect(refreshes).toEqual([200]);
  expect(await userCookie(context)).toEqual({ ...user, token: expect.not.stringContaining(user.token) });
});
