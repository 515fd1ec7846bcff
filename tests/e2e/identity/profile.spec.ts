import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectAccessible, LAYER } from '../support/axe.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toast.ts';
import { visit } from '../support/visit.ts';
import { accountButton, signedIn, userCookie } from './customer.ts';
import { newPerson, requestHandover, sessionReference } from './partner.ts';
import { codeSentTo } from './sms-inbox.ts';

const complete = (page: Page) => page.getByRole('dialog', { name: 'Complete your profile' });
const profile = (page: Page) => page.getByRole('dialog', { name: 'Your profile' });

type Sent = { readonly method: string; readonly query: string; readonly body: unknown };

/** Calls that change the profile, as they leave the page. */
function profileCalls(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/auth/profile')) return;
    const path = pathname.slice('/api/auth/profile'.length);
    sent.push({ method: `${request.method()} ${path}`, query: search, body: request.postDataJSON() });
  });
  return sent;
}

test('identity.002 identity.010 identity.053 who comes from a partner without a name completes the profile', async ({
  page,
  context,
  request,
}) => {
  const person = newPerson();
  const sent = profileCalls(page);
  const validated = page.waitForResponse((answer) => answer.url().includes('/api/auth/session?'));
  const reference = await sessionReference(request, 'register', person);
  await visit(page, `/store?tag=around_you&session_reference=${reference}`);
  expect(new URL((await validated).url()).searchParams.get('session_reference')).toBe(reference);
  const dialog = complete(page);
  await expect(dialog).toBeVisible();
  await expectAccessible(page, LAYER);
  // The reference is spent; the rest of the address is what it was.
  await expect(page).toHaveURL('/store?tag=around_you');
  expect(await userCookie(context)).toMatchObject({ first_name: '', phone: person.phone });

  const fields = ['First name', 'Last name', 'Email'].map((name) => dialog.getByRole('textbox', { name }));
  await dialog.getByRole('button', { name: 'Save' }).click();
  const sentences = ['First name is required', 'Last name is required', 'Email is required'];
  for (const [index, field] of fields.entries()) {
    await expect(field).toHaveAccessibleDescription(sentences[index] ?? '');
  }
  for (const [index, value] of ['Efua', 'Boateng', 'efua@'].entries()) await fields[index]?.fill(value);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(fields[2] ?? dialog).toHaveAccessibleDescription(/valid email/);
  expect(sent).toEqual([]);
  await fields[2]?.fill('efua@example.com');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Please input code sent to number');
  // A reload, or a tab that the phone has dropped, comes back to the code.
  await page.reload();
  await expect(dialog).toContainText('Please input code sent to number');
  expect(sent).toEqual([
    { method: 'PUT ', query: '?user_role=customer', body: { first_name: 'Efua', last_name: 'Boateng' } },
    { method: 'PUT ', query: '?user_role=customer', body: { email: 'efua@example.com' } },
  ]);

  const otp = await codeSentTo({ typed: '', digits: person.phone });
  await expect(dialog.getByRole('textbox', { name: 'Digit 1' })).toBeFocused();
  await page.keyboard.type(otp);
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(toast(page, 'success', 'Your profile is up to date')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(sent.at(-1)).toEqual({
    method: 'PATCH /validate-otp',
    query: '',
    body: { otp, email: 'efua@example.com', role: 'customer' },
  });
  expect(await userCookie(context)).toMatchObject({
    first_name: 'Efua',
    last_name: 'Boateng',
    email: 'efua@example.com',
  });

  // Signed out, the way in begins with sign-in.
  await accountButton(page, 'Efua').click();
  await profile(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(profile(page)).toBeHidden();
  await accountButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
});

test('identity.054 identity.055 who comes from a partner again is signed in, and a reference works once', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  // Somebody else is signed in on this phone; they go.
  await signedIn(context, { origin: baseURL });
  const person = newPerson({ first_name: 'Ama', last_name: 'Owusu', email: 'ama@example.com' });
  await sessionReference(request, 'register', person);
  const reference = await sessionReference(request, 'verify', person);
  await visit(page, `/store?session_reference=${reference}`);
  await expect(page).toHaveURL('/store');
  await expect(page.getByRole('dialog')).toBeHidden();
  await accountButton(page, 'Ama').click();
  await expect(profile(page)).toContainText('Ama Owusu');
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await visit(page, `/store?session_reference=${reference}`);
  await expect(toast(page, 'error', 'This link was used already')).toBeVisible();
  // Refused for good, so that the next reload does not ask again.
  await expect(page).toHaveURL('/store');
});

test('identity.066 identity.067 a partner whose token is wrong gets the refusal', async ({ request }) => {
  for (const how of ['verify', 'register'] as const) {
    const answer = await requestHandover(request, how, newPerson(), { token: 'no.such.token' });
    expect([how, answer.status(), ((await answer.json()) as { code: string }).code]).toEqual([
      how,
      403,
      'THIRD_PARTY_REFUSED',
    ]);
  }
});

test('identity.012 identity.056 identity.062 the profile follows other phones, and its names are changed', async ({
  page,
  context,
  baseURL,
}) => {
  const { user } = await signedIn(context, { origin: baseURL });
  const changeOnAnotherPhone = (first_name: string) =>
    context.request.put(`/api/auth/profile?user_role=customer`, {
      headers: { authorization: `Bearer ${user.token}` },
      data: { first_name, last_name: 'Obi' },
    });
  const asked: string[] = [];
  page.on('request', (call) => call.url().includes('/api/auth/me') && asked.push(new URL(call.url()).search));
  const sent = profileCalls(page);
  await visit(page, '/store');
  // What the cookie does not know yet: to read it is to have been answered.
  await changeOnAnotherPhone('Adaora');
  await accountButton(page, 'Ada').click();
  await expect(profile(page)).toContainText('Adaora Obi');
  expect(asked).toEqual(['?currency=NGN']);
  await changeOnAnotherPhone('Adanna');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(profile(page)).toContainText('Adanna Obi');
  expect(asked).toHaveLength(2);
  expect(await userCookie(context)).toMatchObject({ first_name: 'Adanna' });
  await expectAccessible(page, LAYER);

  for (const fact of [`+${user.phone}`, 'ada@example.com', user.user_reference]) {
    await expect(profile(page)).toContainText(fact);
  }
  await profile(page).getByRole('button', { name: 'Edit profile' }).click();
  await expect(profile(page).getByRole('textbox', { name: 'First name' })).toBeFocused();
  await expectAccessible(page, LAYER);
  await profile(page).getByRole('textbox', { name: 'First name' }).fill(' Adaeze ');
  await profile(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('[data-toast="success"]')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(sent.map(({ body }) => body)).toEqual([
    { first_name: 'Adaeze', last_name: 'Obi' },
    { email: 'ada@example.com' },
  ]);
  expect(await userCookie(context)).toMatchObject({ first_name: 'Adaeze', token: user.token });
  await expect(accountButton(page, 'Adaeze')).toBeVisible();
});

test('identity.011 identity.020 identity.030 a new email waits for its code, also in a reopened profile', async ({
  page,
  context,
  baseURL,
}) => {
  const { phone } = await signedIn(context, { origin: baseURL });
  const sent = profileCalls(page);
  await page.clock.install();
  await visit(page, '/store');
  const email = profile(page).getByRole('textbox', { name: 'Email' });
  const firstBox = profile(page).getByRole('textbox', { name: 'Digit 1' });
  await accountButton(page, 'Ada').click();
  await profile(page).getByRole('button', { name: 'Edit profile' }).click();
  await email.fill('adaeze@example.com');
  await profile(page).getByRole('button', { name: 'Save' }).click();
  await expect(firstBox).toBeFocused();
  await profile(page).getByRole('button', { name: 'Close' }).click();
  await expect(profile(page)).toBeHidden();

  await accountButton(page, 'Ada').click();
  await expect(profile(page)).toContainText('adaeze@example.com');
  await expect(firstBox).toBeFocused();
  await profile(page).getByRole('button', { name: 'Change email' }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('adaeze@example.com');
  await profile(page).getByRole('button', { name: 'Enter it' }).click();
  await expect(firstBox).toBeFocused();
  const otp = await codeSentTo(phone);
  await page.keyboard.type(otp);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'success', 'Your profile is up to date')).toBeVisible();
  await expect(profile(page)).toBeHidden();
  const body = { otp, email: 'adaeze@example.com', role: 'customer' };
  expect(sent.at(-1)).toEqual({ method: 'PATCH /validate-otp', query: '', body });
  expect(await userCookie(context)).toMatchObject({ email: 'adaeze@example.com' });
  await accountButton(page, 'Ada').click();
  await expect(profile(page).getByRole('button', { name: 'Edit profile' })).toBeVisible();
});
