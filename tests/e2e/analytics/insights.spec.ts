import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { codeSentTo, newPhone, type Phone } from '../identity/sms-inbox.ts';
import { expectAccessible } from '../support/axe.ts';
import { askDatabase } from '../support/database.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/** Somebody of support, whom no other test signs in. */
async function newSupport(): Promise<Phone> {
  const phone = newPhone();
  await askDatabase(`insert into staff (role, name, phone) values ('support', 'Halima', $1)`, phone.digits);
  return phone;
}

async function signIn(page: Page, phone: Phone): Promise<void> {
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone.typed);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('textbox', { name: 'Digit 1' }).focus();
  await page.keyboard.type(await codeSentTo(phone));
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** As after more wrong guesses at staff's codes than is usual: an unknown browser brings a proof of work. */
const raiseWrongGuesses = () =>
  askDatabase(
    `insert into limit_count values ('code-unproven-wrong:staff:hour', 1000000, '2100-01-01')
     on conflict (key) do update set count = excluded.count, ends_at = excluded.ends_at`,
  );

const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The demo's support, with a second factor, as the console signs in. */
async function openAsDemoSupport(page: Page): Promise<void> {
  const { data } = await (await page.request.get('/api/ops/demo/staff')).json();
  const { id } = data.staff.find(({ role }: { role: string }) => role === 'support');
  const signedIn = await (await page.request.post('/api/ops/demo/login', { data: { staff_id: id } })).json();
  await page.evaluate((text) => window.sessionStorage.setItem('staff', text), JSON.stringify(signedIn.data));
  await visit(page, '/store/insights');
}

test('support signs in, by a proof of work and in the console, and downloads the figures', async ({
  page,
  context,
}) => {
  const phone = await newSupport();
  await visit(page, '/store/insights');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await raiseWrongGuesses();
  const answers: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/ops/login/validate-otp')) answers.push(answer.status());
  });
  await signIn(page, phone);
  await expect(page.getByRole('link', { name: 'Open the console' })).toHaveAttribute('href', '/console');
  await openAsDemoSupport(page);
  const funnel = block(page, 'From visit to paid order');
  await expect(funnel.getByRole('img', { name: /Visited: [1-9]/ })).toBeVisible();
  expect(answers).toEqual([428, 200]);
  // The customer's session has no part in it.
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('user');

  const orders = block(page, 'Orders and revenue by hour');
  await orders.getByRole('button', { name: 'Table' }).click();
  await expect(orders.getByRole('row').nth(1)).toContainText(/₦|GH₵/);
  await expectAccessible(page);
  const downloaded = page.waitForEvent('download');
  await orders.getByRole('button', { name: 'Download CSV' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(/^jara-orders-by-hour-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);
  const [titles, first] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(titles).toBe('\uFEFFHour,City,Orders,Revenue,Currency');
  expect(first).toMatch(/^\d\d:00,[\w ]+,\d+,\d+\.\d\d,(NGN|GHS)$/);
});
