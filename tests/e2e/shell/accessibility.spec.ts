import type { APIRequestContext, ConsoleMessage, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectAccessible, LAYER } from '../support/axe.ts';
import { closedVendor, dishWithChoices, menuOf, pathOf, vendorWithoutDialog } from '../support/demo-catalog.ts';
import { test } from '../support/test.ts';
import { cardNames, visit } from '../support/visit.ts';

type View = {
  readonly name: string;
  readonly path: (request: APIRequestContext) => Promise<string> | string;
  /** Visible once the page is complete. */
  readonly mark: string;
  readonly tag?: '@desktop';
};

const VIEWS: readonly View[] = [
  { name: 'home', path: () => '/store', mark: '[data-part="list"] article', tag: '@desktop' },
  { name: 'an empty list', path: () => '/store?category=none', mark: 'text="No vendors match"' },
  { name: 'a search', path: () => '/store?q=jollof', mark: '[aria-label="Matching dishes"]' },
  {
    name: 'a vendor',
    path: async (request) => pathOf(await vendorWithoutDialog(request)),
    mark: 'main section',
    tag: '@desktop',
  },
  {
    name: 'the closed modal',
    path: async (request) => pathOf(await closedVendor(request)),
    mark: '[role="dialog"]:not([popover])',
  },
  { name: 'a missing page', path: () => '/store/no/such/page', mark: 'text="Go to the home page"' },
];

/** These tests run without images, and the browser warns of those that a page preloads. */
const isAboutPreload = (text: string) =>
  /^A preload for .*image loading is disabled|using link preload but not/.test(text);

/** Errors and warnings of the console: failures, and violations of the content security policy. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  const listen = (message: ConsoleMessage) => {
    const isFault = message.type() === 'error' || message.type() === 'warning';
    if (isFault && !isAboutPreload(message.text())) heard.push(message.text());
  };
  page.on('console', listen);
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
}

for (const { name, path, mark, tag } of VIEWS) {
  test(`shell.026 ${name} has a strict policy, an empty console and no fault that axe finds`, {
    tag: tag ?? [],
  }, async ({ page, request }) => {
    const heard = complaints(page);
    const answer = await visit(page, await path(request));
    await expect(page.locator(mark).first()).toBeVisible();
    const [scripts = ''] = /script-src [^;]+/.exec(answer.headers()['content-security-policy'] ?? '') ?? [];
    expect(scripts).toContain("'self'");
    expect(scripts).not.toContain('unsafe');
    await expectAccessible(page);
    // The browser reports the status of a page that does not exist.
    expect(heard.filter((text) => answer.status() !== 404 || !text.includes('404'))).toEqual([]);
  });
}

test('axe finds nothing wrong in the list of cities, a filter’s choices and the suggestions', async ({ page }) => {
  await visit(page, '/store');
  await page.getByRole('button', { name: 'Lagos, Lagos' }).click();
  await expect(page.getByRole('dialog', { name: 'Choose location' })).toBeVisible();
  await expectAccessible(page, '#locations');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ratings' }).click();
  await expect(page.getByRole('dialog', { name: 'Ratings' })).toBeVisible();
  await expectAccessible(page, '#choices-ratings');
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Search for food, shops and dishes' }).pressSequentially('rice');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await expectAccessible(page, 'header');
});

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

test('the keyboard alone opens and closes the cities, chooses a rating and brings more vendors', async ({ page }) => {
  await visit(page, '/store?tag=around_you');
  await tabTo(page, 'Lagos, Lagos');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Choose location' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Choose location' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Lagos, Lagos' })).toBeFocused();
  await tabTo(page, 'Ratings');
  await page.keyboard.press('Enter');
  await tabTo(page, '2.0+');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]rating=2\.0(&|$)/);
  await expect(page.getByRole('button', { name: 'Ratings: 2.0+' })).toBeFocused();
  // The old list may still go, and its focus with it.
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
  await tabTo(page, 'View more');
  await page.keyboard.press('Enter');
  await expect(cardNames(page)).toHaveCount(30);
});

test('the keyboard alone leads from home to a dish and back, with an empty console', async ({ page, request }) => {
  const heard = complaints(page);
  const vendor = await vendorWithoutDialog(request);
  await visit(page, `/store?tag=around_you&shown=300&type=${vendor.vendor_type}`);
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
