import type { Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectAccessible, LAYER } from '../support/axe.ts';
import { intercept } from '../support/intercept.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toast.ts';
import { visit } from '../support/visit.ts';
import { accountButton, makeAccount, userCookie } from './customer.ts';
import { codeSentTo, newPhone, otherThan, type Phone } from './sms-inbox.ts';

const signIn = (page: Page) => page.getByRole('dialog', { name: 'Sign In' });
const signUp = (page: Page) => page.getByRole('dialog', { name: 'Sign Up' });
const verify = (page: Page) => page.getByRole('dialog', { name: 'Verify Phone Number' });
const boxes = (page: Page) => verify(page).getByRole('textbox', { name: /^Digit \d$/ });
const codeInBoxes = (page: Page) =>
  boxes(page).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value).join('|'));

async function openSignIn(page: Page): Promise<void> {
  await visit(page, '/store');
  await accountButton(page).click();
  await expect(signIn(page)).toBeVisible();
}

async function typePhone(page: Page, { typed }: Phone): Promise<void> {
  await page.getByRole('textbox', { name: 'Phone number' }).fill(typed);
}

async function askForCode(page: Page, phone: Phone): Promise<void> {
  await typePhone(page, phone);
  await signIn(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(verify(page)).toBeVisible();
}

async function typeCode(page: Page, code: string): Promise<void> {
  await boxes(page).first().focus();
  await page.keyboard.type(code);
}

/** Bodies of the calls to a path, as they leave the page. */
function sentTo(page: Page, path: string): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request: Request) => {
    if (new URL(request.url()).pathname === `/api${path}`) bodies.push(request.postDataJSON());
  });
  return bodies;
}

const origin = (page: Page) => new URL(page.url()).origin;

test('identity.005 identity.007 identity.022 a new customer signs up, and signs in with the next code', async ({
  page,
  context,
}) => {
  const phone = newPhone();
  const registered = sentTo(page, '/customer/register');
  const finished = sentTo(page, '/customer/register/validate-otp');
  await openSignIn(page);
  await signIn(page).getByRole('button', { name: 'Sign Up' }).click();
  await expect(signUp(page).getByRole('textbox', { name: 'First name' })).toBeFocused();
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Obi');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await expect(page.getByRole('textbox', { name: 'Referral code (optional)' })).toBeVisible();
  const country = signUp(page).getByRole('combobox', { name: 'Country' });
  await expect(country).toHaveValue('NG');
  await expect(country.locator('option:checked')).toHaveText('Nigeria (+234)');
  await typePhone(page, phone);
  // A look at the other way in loses nothing of what was typed.
  await signUp(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(signIn(page).getByRole('textbox', { name: 'Phone number' })).toHaveValue(phone.typed);
  await signIn(page).getByRole('button', { name: 'Sign Up' }).click();
  await expect(signUp(page).getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
  await signUp(page).getByRole('button', { name: 'Next' }).click();
  await expect(verify(page)).toBeVisible();
  expect(registered).toEqual([
    {
      first_name: 'Ada',
      last_name: 'Obi',
      email: 'ada@example.com',
      phone: phone.typed,
      country_code: 'NG',
      role: 'customer',
    },
  ]);

  const first = await codeSentTo(phone);
  await typeCode(page, first);
  await verify(page).getByRole('button', { name: 'Finish Sign Up' }).click();
  await expect(toast(page, 'success', 'Your account is ready')).toBeVisible();
  expect(finished).toEqual([{ otp: first, phone: phone.typed, country_code: 'NG' }]);
  await expect(signIn(page)).toBeVisible();
  expect(await userCookie(context)).toBeUndefined();

  // The number is still there, and its next code signs in.
  await expect(signIn(page).getByRole('textbox', { name: 'Phone number' })).toHaveValue(phone.typed);
  await signIn(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(verify(page)).toBeVisible();
  await typeCode(page, await codeSentTo(phone, 2));
  await verify(page).getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(accountButton(page, 'Ada')).toBeVisible();
  expect(await userCookie(context)).toMatchObject({ first_name: 'Ada', phone: phone.digits });
});

test('identity.003 identity.004 identity.006 a customer signs in with the code of a text', async ({
  page,
  context,
}) => {
  const asked = sentTo(page, '/auth/login');
  const given = sentTo(page, '/auth/login/validate-otp');
  await openSignIn(page);
  const phone = await makeAccount(context, { origin: origin(page) });
  const dialog = signIn(page);
  await expect(dialog.getByPlaceholder('08012345678', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Country' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Sign Up' })).toBeVisible();
  await askForCode(page, phone);
  expect(asked).toEqual([{ role: 'customer', country_code: 'NG', phone: phone.typed }]);
  await expect(verify(page)).toContainText('Please input code sent to number');
  await expect(boxes(page)).toHaveCount(4);
  // A reload, or a tab that the phone has dropped, comes back to the code with the time that is left.
  await page.reload();
  await expect(verify(page)).toContainText(phone.digits);
  await expect(verify(page).getByRole('button', { name: /^Resend in [1-5]?\d s$/ })).toBeVisible();
  const code = await codeSentTo(phone, 2);
  // In the demo a link leads to it.
  const opened = context.waitForEvent('page');
  await verify(page).getByRole('link', { name: 'Read your code in the demo inbox' }).click();
  const inbox = await opened;
  await expect(inbox.locator('.code').first()).toHaveText(code);
  await inbox.close();
  await typeCode(page, code);
  await verify(page).getByRole('button', { name: 'Verify' }).click();
  await expect(toast(page, 'success', 'Welcome back, Ada')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(given).toEqual([{ otp: code, phone: phone.typed, role: 'customer' }]);
  expect(await page.evaluate(() => localStorage.getItem('pending_code'))).toBeNull();
  expect(await userCookie(context)).toEqual({
    token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    country_code: 'NG',
    email: 'ada@example.com',
    id: expect.any(Number),
    last_name: 'Obi',
    phone: phone.digits,
    first_name: 'Ada',
    user_reference: expect.stringMatching(/^[2-9A-Z]{10}$/),
  });
  // The cookie that refreshes is out of the page's reach, and the user's is within it.
  const readable = await page.evaluate(() => document.cookie);
  expect(readable).toContain('user=');
  expect(readable).not.toContain('refresh');
});

test('identity.064 offline and a wrong code are told by the boxes; the right one still signs in', async ({
  page,
  context,
}) => {
  await openSignIn(page);
  const phone = await makeAccount(context, { origin: origin(page) });
  await typePhone(page, phone);
  await context.setOffline(true);
  await signIn(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(signIn(page).getByRole('alert')).toHaveText('Unable to validate phone number');
  await context.setOffline(false);
  await askForCode(page, phone);
  const code = await codeSentTo(phone, 2);
  const alert = verify(page).getByRole('alert');
  await context.setOffline(true);
  await typeCode(page, otherThan(code));
  await verify(page).getByRole('button', { name: 'Verify' }).click();
  await expect(alert).toHaveText('You are offline. Please try again when the network is back.');
  await context.setOffline(false);
  await verify(page).getByRole('button', { name: 'Verify' }).click();
  await expect(alert).toHaveText('That code is not right. Please check it and try again.');
  for (const box of await boxes(page).all()) {
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveAccessibleDescription('That code is not right. Please check it and try again.');
  }
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await expectAccessible(page, LAYER);
  // The keyboard is back at the first box, and typing takes the place of what is there.
  await page.keyboard.type(code);
  await expect(alert).toBeHidden();
  await expect(boxes(page).first()).toHaveAttribute('aria-invalid', 'false');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(accountButton(page, 'Ada')).toBeVisible();
});

test('identity.008 identity.031 identity.064 another code can be had each minute, and the boxes take it', async ({
  page,
}) => {
  const phone = newPhone();
  await page.clock.install();
  await openSignIn(page);
  const answers: (() => void)[] = [];
  await page.route('**/api/auth/resend-otp', async (route) => {
    await new Promise<void>((answer) => answers.push(answer));
    await route.fulfill({
      json: { status: 'success', message: 'Sent', data: { resend_after_seconds: 60 } },
    });
  });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await askForCode(page, phone);
  const resend = verify(page).getByRole('button', { name: /^Resend|Sending/ });
  await expect(resend).toHaveText('Resend in 60 s');
  await expect(resend).toBeDisabled();
  await page.clock.runFor(59_000);
  await expect(resend).toHaveText('Resend in 1 s');
  await expect(resend).toBeDisabled();
  await page.clock.runFor(1_000);
  await expect(resend).toHaveText('Resend');
  await expect(resend).toBeEnabled();
  await resend.click();
  await page.clock.runFor(50);
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  // A second tap while the first is under way asks for nothing.
  await resend.click({ force: true });
  await expect.poll(() => answers.length).toBe(1);
  for (const answer of answers) answer();
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(resend).toHaveText('Resend in 60 s', { timeout: 100 });
  }).toPass();
  await expect(resend).toBeDisabled();
  await page.clock.resume();

  // A dead code leaves empty boxes, and leads to Resend once that can be used.
  await page.route('**/api/auth/login/validate-otp', (route) =>
    route.fulfill({ status: 400, json: { status: 'failed', code: 'OTP_DEAD', message: 'That code is dead.' } }),
  );
  await page.route('**/api/auth/resend-otp', (route) =>
    route.fulfill({ json: { status: 'success', message: 'Another is sent.', data: { resend_after_seconds: 60 } } }),
  );
  const button = verify(page).getByRole('button', { name: 'Verify' });
  const refuse = async () => {
    await typeCode(page, '1234');
    await button.click();
    await expect(verify(page).getByRole('alert')).toHaveText('That code is dead.');
    await expect.poll(() => codeInBoxes(page)).toBe('|||');
    await expect(button).toBeDisabled();
  };
  await refuse();
  await expect(boxes(page).first()).toBeFocused();
  await page.clock.runFor(61_000);
  await refuse();
  await expect(resend).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'success', 'Another is sent.')).toBeVisible();
  await expect(verify(page).getByRole('alert')).toBeHidden();
  await expect(boxes(page).first()).toHaveAttribute('aria-invalid', 'false');
  await expect(boxes(page).first()).toBeFocused();

  // Single digits, a paste and a filled-in code.
  await page.keyboard.type('1');
  await expect(boxes(page).nth(1)).toBeFocused();
  await page.keyboard.type('x2');
  expect(await codeInBoxes(page)).toBe('1|2||');
  await expect(boxes(page).nth(2)).toBeFocused();
  await expect(button).toBeDisabled();
  await page.keyboard.type('34');
  await expect(button).toBeEnabled();
  await page.keyboard.press('Backspace');
  await expect(button).toBeDisabled();
  await page.keyboard.press('Backspace');
  expect(await codeInBoxes(page)).toBe('1|2||');
  await expect(boxes(page).nth(2)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(boxes(page).first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(boxes(page).nth(1)).toBeFocused();

  const paste = (box: number, text: string) =>
    boxes(page)
      .nth(box)
      .evaluate((element, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', pasted);
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, text);
  for (const notDigits of ['no code', '78 9', '789\n']) {
    await paste(1, notDigits);
    expect(await codeInBoxes(page)).toBe('1|2||');
  }
  await paste(1, '789');
  await expect.poll(() => codeInBoxes(page)).toBe('1|7|8|9');
  await expect(button).toBeEnabled();
  // As a browser's own filling-in does it: the whole code into the one field that asked for it.
  await expect(boxes(page).first()).toHaveAttribute('autocomplete', 'one-time-code');
  await boxes(page).first().fill('4826');
  await expect.poll(() => codeInBoxes(page)).toBe('4|8|2|6');
});

test('identity.040 identity.063 identity.065 a refused phone is told on its field, others in toasts', async ({
  page,
}) => {
  await page.clock.install();
  const asked = sentTo(page, '/auth/login');
  const checked = sentTo(page, '/auth/phone/validate');
  await openSignIn(page);
  const field = signIn(page).getByRole('textbox', { name: 'Phone number' });
  const submit = signIn(page).getByRole('button', { name: 'Sign In' });
  await expectAccessible(page, LAYER);
  const refusedWith = async (typed: string, sentence: string) => {
    await field.fill(typed);
    await submit.click();
    await expect(signIn(page).getByRole('alert')).toHaveText(sentence);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
  };
  await refusedWith('', 'Phone number is required');
  await refusedWith('0803 123 456x', 'Invalid phone number');
  expect(checked).toEqual([]);
  // Digits enough, and no such number.
  await refusedWith(' 0123 '.replace(' ', '  '), 'Invalid phone number');
  expect(checked).toEqual([{ phone: '0123', country_code: 'NG' }]);
  const connect = await intercept(page, '**/api/auth/phone/validate', (route) => route.abort());
  await refusedWith(newPhone().typed, 'Unable to validate phone number');
  await connect();
  expect(asked).toEqual([]);

  // A pasted number is tidied in the field, and so is one filled in by the browser, which names no input type.
  const phone = newPhone();
  for (const event of ['paste', 'autofill'] as const) {
    await field.fill('');
    await field.evaluate(
      (input, [how, text = '']) => {
        (input as HTMLInputElement).setRangeText(text);
        const paste = new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' });
        input.dispatchEvent(how === 'paste' ? paste : new Event('input', { bubbles: true }));
      },
      [event, `+234 ${phone.typed.slice(1)}`],
    );
    await expect(field).toHaveValue(phone.typed);
  }
  // The first is sent; the server refuses a second one within the same minute.
  await field.fill(`  ${phone.typed} `);
  await submit.click();
  await expect(verify(page)).toBeVisible();
  expect(asked).toEqual([{ role: 'customer', country_code: 'NG', phone: phone.typed }]);
  await verify(page).getByRole('button', { name: 'Sign Up' }).click();
  await signUp(page).getByRole('button', { name: 'Sign In' }).click();
  await submit.click();
  await expect(signIn(page).getByRole('alert')).toContainText('Too many tries.');
  await expect(page.locator('[data-toast]')).toHaveCount(0);

  await signIn(page).getByRole('button', { name: 'Sign Up' }).click();
  await signUp(page).getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Email is required');
  await expectAccessible(page, LAYER);
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Obi');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Referral code (optional)' }).fill('NOBODY');
  await typePhone(page, newPhone());
  await signUp(page).getByRole('button', { name: 'Next' }).click();
  await expect(toast(page, 'error', 'We do not know that referral code')).toBeVisible();
  await signUp(page).getByRole('button', { name: 'Sign In' }).click();
  await askForCode(page, newPhone());
  await page.clock.runFor(61_000);
  // A code was sent a moment ago by the server's clock.
  await verify(page).getByRole('button', { name: 'Resend' }).click();
  await expect(toast(page, 'error', 'Too many tries. A code was just sent')).toBeVisible();
  await expect(verify(page).getByRole('button', { name: 'Resend' })).toHaveText('Resend');
});
