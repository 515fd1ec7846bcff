import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { codeSentTo, type Phone } from '../identity/sms-inbox.ts';
import { expectAccessible } from '../support/axe.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/** Support in the demo. */
const HALIMA: Phone = { typed: '08100000001', digits: '2348100000001' };

async function signIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Phone number' }).fill(HALIMA.typed);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('textbox', { name: 'Digit 1' }).focus();
  await page.keyboard.type(await codeSentTo(HALIMA));
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('support signs in, looks at the figures of a range, and downloads them', async ({ page, context }) => {
  await visit(page, '/store/insights');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(page);
  await signIn(page);
  const funnel = block(page, 'From visit to paid order');
  await expect(funnel.getByRole('img', { name: /Visited: [1-9]/ })).toBeVisible();
  // The customer's session has no part in it.
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('user');
  await expectAccessible(page);

  await page.getByRole('button', { name: '30 days' }).click();
  await expect(page).toHaveURL(/\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
  const { searchParams } = new URL(page.url());
  await page.reload();
  await expect(page.getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true');

  const orders = block(page, 'Orders and revenue by hour');
  await orders.getByRole('button', { name: 'Table' }).click();
  await expect(orders.getByRole('row').nth(1)).toContainText(/₦|GH₵/);
  await expectAccessible(page);
  const downloaded = page.waitForEvent('download');
  await orders.getByRole('button', { name: 'Download CSV' }).click();
  const file = await downloaded;
  const [from, to] = [searchParams.get('from'), searchParams.get('to')];
  expect(file.suggestedFilename()).toBe(`jara-orders-by-hour-${from}-to-${to}.csv`);
  const [titles, first] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(titles).toBe('\uFEFFHour,City,Orders,Revenue,Currency');
  expect(first).toMatch(/^\d\d:00,[\w ]+,\d+,\d+\.\d\d,(NGN|GHS)$/);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeVisible();
});
