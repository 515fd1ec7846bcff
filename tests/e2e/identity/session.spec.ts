import { expect } from '@playwright/test';
import { wordsKept } from '../support/browser-storage.ts';
import { pathOf, vendorWithoutDialog } from '../support/demo-catalog.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toast.ts';
import { visit } from '../support/visit.ts';
import { accountButton, signedIn, userCookie } from './customer.ts';

/** The chosen place, and the session of behaviour events, which is the browser's: guests have one too. */
const NOT_OF_CUSTOMER = ['place', 'session_token', 'queue_url', 'queue_region', 'queue_credentials'];

const WORDS = ['ada@example.com', 'Bola Ade', 'gate code 4471'];

test('identity.024 identity.034 two tabs refresh an expired token once, and are signed out together', async ({
  context,
  request,
  baseURL,
}) => {
  const vendor = await vendorWithoutDialog(request);
  const { user } = await signedIn(context, { origin: baseURL });
  const [page, other] = [await context.newPage(), await context.newPage()];
  const tabs = [page, other];
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
  const refreshed = await userCookie(context);
  expect(refreshed).toEqual({ ...user, token: expect.not.stringContaining(user.token) });

  // As left by an earlier page: neither of these has the code of the courier's form or of the addresses.
  await page.evaluate(() => window.localStorage.setItem('packageForm', '{"receiverName":"Bola Ade"}'));
  for (const tab of tabs) {
    await tab.evaluate(() => window.sessionStorage.setItem('address_draft', '{"typed":"gate code 4471"}'));
    expect(await wordsKept(tab, WORDS)).toEqual(WORDS);
  }
  for (const tab of tabs) {
    await accountButton(tab, 'Ada').click();
    await expect(tab.getByRole('dialog', { name: 'Your profile' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(toast(page, 'success', 'You are signed out.')).toBeVisible();
  await expect(other.getByRole('dialog')).toBeHidden();
  await accountButton(other).click();
  await expect(other.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.filter((name) => !NOT_OF_CUSTOMER.includes(name))).toEqual([]);
  for (const tab of tabs) await expect.poll(() => wordsKept(tab, WORDS), { intervals: [100] }).toEqual([]);
  // The server has forgotten the session too.
  const me = await context.request.get(`/api/auth/me`, {
    headers: { authorization: `Bearer ${refreshed?.token}` },
  });
  expect(me.status()).toBe(401);
});
