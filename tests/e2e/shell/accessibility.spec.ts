import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { complaints } from '../support/complaints.ts';
import { pathOf, vendorWithoutDialog } from '../support/demo-catalog.ts';
import { tabTo } from '../support/tab-to.ts';
import { test } from '../support/test.ts';
import { cardNames, visit } from '../support/visit.ts';

// Those whose layout differs on a desktop. The others are looked at where a journey meets them.
test('shell.026 home and a vendor have a strict policy, an empty console and no fault that axe finds', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const heard = complaints(page);
  const views = [
    { path: '/store', mark: '[data-part="list"] article' },
    { path: pathOf(await vendorWithoutDialog(request)), mark: 'main section' },
  ];
  for (const { path, mark } of views) {
    const answer = await visit(page, path);
    await expect(page.locator(mark).first()).toBeVisible();
    const [scripts = ''] = /script-src [^;]+/.exec(answer.headers()['content-security-policy'] ?? '') ?? [];
    expect(scripts).toContain("'self'");
    expect(scripts).not.toContain('unsafe');
    await expectAccessible(page);
  }
  expect(heard).toEqual([]);
});

test('the keyboard alone skips to the list, opens the cities, chooses a rating and brings more vendors', async ({
  page,
}) => {
  await visit(page, '/store?tag=all');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const city = page.getByRole('button', { name: 'Lagos, Lagos' });
  await tabTo(city);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Choose location' })).toBeVisible();
  await expectAccessible(page, '#locations');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Choose location' })).toBeHidden();
  await expect(city).toBeFocused();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Filters' }));
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await expect(panel).toBeVisible();
  await expectAccessible(page, '#filters');
  const rating = panel.getByRole('link', { name: '2.0+' });
  await tabTo(rating);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]rating=2\.0(&|$)/);
  // The panel stays for the next choice.
  await expect(rating).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filters 1 chosen' })).toBeFocused();
  // The old list may still go, and its focus with it.
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
  await tabTo(page.getByRole('link', { name: 'View more' }));
  await page.keyboard.press('Enter');
  await expect(cardNames(page)).toHaveCount(30);
});
