import type { APIRequestContext, ConsoleMessage, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { violationsOn } from '../support/axe.ts';
import { closedVendor, dishWithChoices, menuOf, pathOf, vendorWithoutDialog } from '../support/demo-catalog.ts';
import { cardNames, expectNoSidewaysScroll, visit, waitForHydration } from '../support/visit.ts';

type View = {
  readonly name: string;
  readonly path: (request: APIRequestContext) => Promise<string> | string;
  /** What stands on the page when it is whole. */
  readonly mark: string;
};

const VIEWS: readonly View[] = [
  { name: 'home', path: () => '/store', mark: '[data-part="list"] article' },
  { name: 'an empty list', path: () => '/store?category=none', mark: 'text="No vendors match"' },
  { name: 'search', path: () => '/store?q=jollof', mark: '[aria-label="Matching dishes"]' },
  { name: 'nothing found', path: () => '/store?q=zzqxv', mark: 'text="See all vendors"' },
  { name: 'a vendor', path: async (request) => pathOf(await vendorWithoutDialog(request)), mark: 'main section' },
  {
    name: 'a dish’s sheet',
    path: async (request) => {
      const { vendor, dish } = await dishWithChoices(request);
      return `${pathOf(vendor)}?dish=${dish.id}`;
    },
    mark: '[role="dialog"] fieldset',
  },
  {
    name: 'the closed modal',
    path: async (request) => pathOf(await closedVendor(request)),
    mark: '[role="dialog"]:not([popover])',
  },
  { name: 'nothing at an address', path: () => '/store/no/such/page', mark: 'text="Go to the home page"' },
];

async function show(page: Page, { path, mark }: View, request: APIRequestContext): Promise<void> {
  await page.goto(await path(request));
  await waitForHydration(page);
  await expect(page.locator(mark).first()).toBeVisible();
}

/** What the browser complains of: errors, and refusals of the page's own policy. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  const listen = (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text());
  };
  page.on('console', listen);
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
}

test.describe('every view', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const view of VIEWS) {
    test(`shell.026 ${view.name}: a strict policy, no wider than the screen, and nothing for the browser or axe to find, in light and in dark`, {
      tag: '@desktop',
    }, async ({ page, request }) => {
      const heard = complaints(page);
      const document = page.waitForResponse((answer) => answer.request().isNavigationRequest());
      await show(page, view, request);
      const answer = await document;
      const [scripts = ''] = /script-src [^;]+/.exec(answer.headers()['content-security-policy'] ?? '') ?? [];
      expect(scripts).toContain("'self'");
      expect(scripts).not.toContain('unsafe');
      await expectNoSidewaysScroll(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violationsOn(page), colorScheme).toEqual([]);
      }
      // A page that does not exist is itself an answer that the browser reports.
      expect(heard.filter((text) => answer.status() !== 404 || !text.includes('404'))).toEqual([]);
    });
  }
});

/** Presses Tab until the focus is on what is called so. */
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

test('the keyboard alone opens and closes the places, chooses a rating, brings more and leaves the closed modal', async ({
  page,
  request,
}) => {
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
  // Until the new list is there, what was focused in the old one may go.
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
  await tabTo(page, 'View more');
  await page.keyboard.press('Enter');
  await expect(cardNames(page)).toHaveCount(30);
  await visit(page, pathOf(await closedVendor(request)));
  const modal = page.getByRole('dialog', { name: 'Restaurant is closed!' });
  await expect(modal).toBeVisible();
  await tabTo(page, 'Close');
  await page.keyboard.press('Enter');
  await expect(modal).toBeHidden();
});

test('the keyboard alone leads from home to a dish and back', { tag: '@desktop' }, async ({ page, request }) => {
  const vendor = await vendorWithoutDialog(request);
  await visit(page, `/store?tag=around_you&shown=300&type=${vendor.vendor_type}`);
  await tabTo(page, 'Skip to content');
  await page.keyboard.press('Enter');
  await tabTo(page, vendor.name);
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
});

test('going from page to page without loading anew causes no complaint', async ({ page, request }) => {
  const heard = complaints(page);
  const vendor = await vendorWithoutDialog(request);
  await visit(page, `/store?tag=around_you&shown=300&type=${vendor.vendor_type}`);
  await page.getByRole('link', { name: vendor.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: vendor.name })).toBeVisible();
  await page.goBack();
  await expect(cardNames(page).first()).toBeVisible();
  await page.getByRole('link', { name: 'Under 1 hour' }).click();
  await expect(page).toHaveURL(/tag=under_60/);
  expect(heard).toEqual([]);
});
