import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectAccessible, LAYER } from '../support/axe.ts';
import { complaints } from '../support/complaints.ts';
import { dishWithChoices, menuOf, pathOf, vendorWithoutDialog } from '../support/demo-catalog.ts';
import { test } from '../support/test.ts';
import { cardNames, visit } from '../support/visit.ts';

type View = {
  readonly name: string;
  readonly path: (request: APIRequestContext) => Promise<string> | string;
  /** Visible once the page is complete. */
  readonly mark: string;
};

// Those whose layout differs on a desktop. The others are looked at where a journey meets them.
const VIEWS: readonly View[] = [
  { name: 'home', path: () => '/store', mark: '[data-part="list"] article' },
  { name: 'a vendor', path: async (request) => pathOf(await vendorWithoutDialog(request)), mark: 'main section' },
];

for (const { name, path, mark } of VIEWS) {
  test(`shell.026 ${name} has a strict policy, an empty console and no fault that axe finds`, {
    tag: '@desktop',
  }, async ({ page, request }) => {
    const heard = complaints(page);
    const answer = await visit(page, await path(request));
    await expect(page.locator(mark).first()).toBeVisible();
    const [scripts = ''] = /script-src [^;]+/.exec(answer.headers()['content-security-policy'] ?? '') ?? [];
    expect(scripts).toContain("'self'");
    expect(scripts).not.toContain('unsafe');
    await expectAccessible(page);
    expect(heard).toEqual([]);
  });
}

/** Presses Tab until the focus is on what has this name. */
async function tabTo(page: Page, what: string): Promise<void> {
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim(),
    );
    if (at === what) return;
  }
  throw new Error(`Tab never came to “${what}”.`);
}

test('the keyboard alone opens the cities, chooses a rating, brings more vendors and suggestions', async ({ page }) => {
  await visit(page, '/store?tag=all');
  await tabTo(page, 'Lagos, Lagos');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Choose location' })).toBeVisible();
  await expectAccessible(page, '#locations');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Choose location' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Lagos, Lagos' })).toBeFocused();
  await tabTo(page, 'Filters');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await expect(panel).toBeVisible();
  await expectAccessible(page, '#filters');
  await tabTo(page, '2.0+');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]rating=2\.0(&|$)/);
  // The panel stays for the next choice.
  await expect(panel.getByRole('link', { name: '2.0+' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filters 1 chosen' })).toBeFocused();
  // The old list may still go, and its focus with it.
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
  await tabTo(page, 'View more');
  await page.keyboard.press('Enter');
  await expect(cardNames(page)).toHaveCount(30);
  await page.getByRole('combobox', { name: 'Search for food, shops and dishes' }).pressSequentially('rice');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await expectAccessible(page, 'header');
});

test('the keyboard alone leads from home to a dish and back, with an empty console', async ({ page, request }) => {
  const heard = complaints(page);
  const vendor = await vendorWithoutDialog(request);
  await visit(page, `/store?tag=all&shown=300&type=${vendor.vendor_type}`);
  await tabTo(page, 'Skip to content');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.getByRole('link', { name: vendor.name, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: vendor.name })).toBeVisible();
  const [dish] = await menuOf(request, vendor);
  await tabTo(page, dish?.name ?? '');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: dish?.name ?? '' });
  await expect(sheet).toBeVisible();
  await expect.poll(() => sheet.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('link', { name: dish?.name ?? '', exact: true })).toBeFocused();
  await page.goBack();
  await expect(cardNames(page).first()).toBeVisible();
  expect(heard).toEqual([]);
});

test('a dish’s sheet has no fault that axe finds, and at a zoom of 200 % all of it can be reached', async ({
  page,
  request,
}) => {
  // A window of 1440 × 900 at 200 %.
  await page.setViewportSize({ width: 720, height: 450 });
  const { vendor, dish } = await dishWithChoices(request);
  await visit(page, `${pathOf(vendor)}?dish=${dish.id}`);
  const sheet = page.getByRole('dialog', { name: dish.name });
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, LAYER);
  const last = sheet.getByRole('listitem').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});
