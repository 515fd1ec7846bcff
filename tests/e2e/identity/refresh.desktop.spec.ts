import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { pathOf, vendorWithoutDialog } from '../support/demo-catalog.ts';
import { type Services, startServices } from '../support/services.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { signedIn, userCookie } from './customer.ts';

// A stack of its own whose tokens are stale after fifteen seconds instead of fifteen minutes.
const FRESH_SECONDS = 15;

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let services: Services;
let request: APIRequestContext;
test.beforeAll(async ({ playwright }) => {
  services = await startServices({ api: { TOKEN_FRESH_SECONDS: String(FRESH_SECONDS) } });
  request = await playwright.request.newContext({ baseURL: services.origin });
  const isReady = async () => (await request.get('/store')).status();
  await expect.poll(() => isReady().catch(() => 0), { timeout: 60_000 }).toBe(200);
  // Its first page takes the longest: not of the fifteen seconds.
  await request.get(pathOf(await vendorWithoutDialog(request)));
});
test.afterAll(async () => {
  await request.dispose();
  await services.end();
});

/** Until the server calls the customer's token too old. */
async function untilStale(context: BrowserContext): Promise<void> {
  const message = async () => {
    // Read anew each time: the page may have fetched a fresh one at the last moment.
    const token = (await userCookie(context))?.token;
    const answer = await request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { message: string }).message;
  };
  await expect.poll(message, { timeout: 60_000 }).toBe('Token expired');
}

test('identity.034 identity.035 two tabs whose token has become stale go on with one refresh', async ({ context }) => {
  const vendor = await vendorWithoutDialog(request);
  const { user } = await signedIn(context, services);
  const tabs = [await context.newPage(), await context.newPage()];
  const refreshes: (number | undefined)[] = [];
  for (const tab of tabs) {
    tab.on('response', (answer) => {
      if (answer.url().endsWith('/api/auth/refresh-token')) refreshes.push(answer.status());
    });
    // What the page asks by itself is answered before the waiting begins.
    const asked = tab.waitForResponse((answer) => answer.url().endsWith(`/slug/${vendor.slug}`) && answer.ok());
    await visit(tab, `${services.origin}${pathOf(vendor)}`);
    await asked;
  }
  await untilStale(context);
  refreshes.length = 0;

  const hearts = tabs.map((tab) => tab.getByRole('button', { name: `Like ${vendor.name}` }));
  const answers = tabs.map((tab) =>
    tab.waitForResponse((answer) => answer.url().endsWith('/like/1') && answer.status() === 200),
  );
  await Promise.all(hearts.map((heart) => heart.click()));
  await Promise.all(answers);
  for (const heart of hearts) await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(refreshes).toEqual([200]);
  const kept = await userCookie(context);
  expect(kept).toEqual({ ...user, token: expect.not.stringContaining(user.token) });
  for (const tab of tabs) await expect(tab.getByRole('dialog')).toBeHidden();
});

test('identity.036 with the refresh cookie gone the session ends, and sign-in opens', async ({ context, page }) => {
  const vendor = await vendorWithoutDialog(request);
  await signedIn(context, services);
  await context.clearCookies({ name: 'refresh' });
  const asked = page.waitForResponse((answer) => answer.url().endsWith(`/slug/${vendor.slug}`) && answer.ok());
  await visit(page, `${services.origin}${pathOf(vendor)}`);
  await asked;
  await untilStale(context);
  await page.getByRole('button', { name: `Like ${vendor.name}` }).click();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  expect(await userCookie(context)).toBeUndefined();
});
