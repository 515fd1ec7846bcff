import type { Vendor } from '@jara/contract';
import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { complaints } from '../support/complaints.ts';
import { locations, money, takesOrders, vendorsIn, vendorsWithoutDialog } from '../support/demo-catalog.ts';
import { test } from '../support/test.ts';
import { cardNames, inOneMinute, visit } from '../support/visit.ts';

const names = (vendors: readonly Vendor[]) => vendors.map(({ name }) => name);
/** Vendors that take pre-orders only promise no minutes. */
const isQuick = ({ vendor_class, delivery_minutes }: Vendor) =>
  vendor_class.includes('instant') && delivery_minutes < 35;

/** Spec §4: open ones first, by rank within open and within closed. */
const inOrder = (vendors: readonly Vendor[]) =>
  vendors.toSorted((a, b) => Number(b.is_open) - Number(a.is_open) || a.rank - b.rank);

/** The same address shows the same list: by Back, and to somebody else, as after a reload. */
async function expectToLast(page: Page, browser: Browser, shown: readonly string[]): Promise<void> {
  const chosen = page.url();
  await expect(cardNames(page)).toHaveText([...shown]);
  await page.getByRole('link', { name: 'Jara, home' }).click();
  await expect(page).toHaveURL('/store');
  await page.goBack();
  await expect(page).toHaveURL(chosen);
  await expect(cardNames(page)).toHaveText([...shown]);
  const friend = await browser.newContext();
  const theirs = await friend.newPage();
  await theirs.goto(chosen);
  await expect(cardNames(theirs)).toHaveText([...shown]);
  await friend.close();
}

test('shell.018 catalog.004 catalog.031 quick vendors come first; a time, a type, a category are chosen', async ({
  page,
  request,
}) => {
  const tags = page.getByRole('navigation', { name: 'Delivery time' }).getByRole('link');
  const types = page.getByRole('navigation', { name: 'Vendor types' }).getByRole('link');
  await inOneMinute(async () => {
    const vendors = inOrder(await vendorsIn(request));
    const answer = await visit(page, '/store');
    expect(answer.status()).toBe(200);
    const quick = vendors.filter(isQuick).slice(0, 15);
    await expect(cardNames(page)).toHaveText(names(quick));
    // In the server's HTML, not only in what the code made of it.
    const html = await answer.text();
    for (const { slug } of quick) expect(html).toContain(`/${slug}"`);
    await expect(page.getByRole('dialog')).toBeHidden();
    // On a phone of 360 × 740 most of the first picture is in the upper half.
    const picture = await page.getByRole('article').first().locator('img').boundingBox();
    expect((picture?.y ?? 0) + (picture?.height ?? 0) * 0.6).toBeLessThan(370);
    await expect(tags).toHaveText(['Under 35 mins', 'Under 1 hour', 'Restaurants Around You']);
    await expect(tags.nth(0)).toHaveAttribute('aria-current', 'true');
    await tags.nth(2).click();
    await expect(page).toHaveURL(/[?&]tag=around_you(&|$)/);
    await expect(tags.nth(2)).toHaveAttribute('aria-current', 'true');
    const restaurants = vendors.filter(({ vendor_type }) => vendor_type === 'restaurant');
    await expect(cardNames(page)).toHaveText(names(restaurants).slice(0, 15));
    await expect(types).toHaveText(['All', 'Restaurants', 'Supermarkets', 'Pharmacies', 'Local markets']);
    await types.nth(4).click();
    const markets = vendors.filter(({ vendor_type }) => vendor_type === 'local-market');
    await expect(cardNames(page)).toHaveText(names(markets).slice(0, 15));
    const category = markets[0]?.categories[0];
    if (!category) throw new Error('The demo has no market with a category.');
    await page.getByRole('button', { name: 'Filters' }).click();
    const categories = page.getByRole('navigation', { name: 'Categories' });
    await categories.getByRole('link', { name: category.name, exact: true }).click();
    await expect(page).toHaveURL(`/store?city=lagos&tag=around_you&type=local-market&category=${category.slug}`);
    const shown = names(markets.filter(({ categories: all }) => all.some(({ slug }) => slug === category.slug)));
    await expect(cardNames(page)).toHaveText(shown);
  });
});

test('catalog.010 filters narrow the list, and Back and a friend show the same', async ({ page, browser, request }) => {
  const filters = page.getByRole('navigation', { name: 'Filters' });
  const discounts = filters.getByRole('link', { name: 'Discounts', exact: true });
  await inOneMinute(async () => {
    const reduced = inOrder(await vendorsIn(request)).filter(({ discount_text }) => discount_text !== null);
    await visit(page, '/store?tag=all');
    await discounts.click();
    await expect(page).toHaveURL('/store?city=lagos&tag=all&discounts=1');
    await expect(discounts).toHaveAttribute('aria-current', 'true');
    await expect(cardNames(page)).toHaveText(names(reduced).slice(0, 15));
    const vendor = reduced.find((one) => one.average_rating && one.vendor_class.includes('instant'));
    if (!vendor) throw new Error('The demo has no vendor with a discount and a rating.');
    const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: vendor.name, exact: true }) });
    const { average_rating, delivery_price, delivery_minutes, location } = vendor;
    await expect(card).toContainText(`Rated ${average_rating?.toFixed(1)} out of 5`);
    const minutes = takesOrders(vendor) ? ` · ${delivery_minutes} mins` : '';
    await expect(card).toContainText(`${money(delivery_price, 'NGN')} delivery${minutes} · ${location}`);
    await expect(card).toContainText(vendor.discount_text ?? '');

    await page.getByRole('button', { name: 'Filters 1 chosen' }).click();
    const choices = page.getByRole('navigation', { name: 'Ratings' }).getByRole('link');
    await expect(choices).toHaveText(['Any rating', '4.5+', '4.0+', '3.5+', '2.0+']);
    await choices.filter({ hasText: '3.5+' }).click();
    await expect(page).toHaveURL('/store?city=lagos&tag=all&discounts=1&rating=3.5');
    const rated = reduced.filter((one) => (one.average_rating ?? 0) >= 3.5);
    const best = rated.toSorted((a, b) => (b.average_rating ?? 0) - (a.average_rating ?? 0));
    expect(best).not.toEqual([]);
    // The panel stays for the next choice, and says how many there are.
    await page.getByRole('button', { name: `Show ${best.length} vendors` }).click();
    await expect(page.getByRole('button', { name: 'Filters 2 chosen' })).toBeVisible();
    await expectToLast(page, browser, names(best).slice(0, 15));
    await discounts.click();
    await expect(page).toHaveURL('/store?city=lagos&tag=all&rating=3.5');
  });
});

test('a tapped filter looks chosen at once; of two taps before an answer the last counts', async ({ page }) => {
  await visit(page, '/store?tag=all');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/_rsc=/, (route) => released.then(() => route.continue()));
  const filter = (name: string) => page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name });
  const colour = (name: string) => filter(name).evaluate((chip) => getComputedStyle(chip).backgroundColor);
  const plain = await colour('Discounts');
  await filter('Open now').click();
  await expect.poll(() => colour('Open now')).not.toBe(plain);
  await filter('Discounts').click();
  await expect.poll(() => colour('Discounts')).not.toBe(plain);
  release();
  await expect(page).toHaveURL('/store?city=lagos&tag=all&discounts=1');
  await expect(filter('Discounts')).toHaveAttribute('aria-current', 'true');
  await expect(filter('Open now')).not.toHaveAttribute('aria-current');
  await expect.poll(() => colour('Open now')).toBe(plain);
});

test('catalog.029 identity.001 View more brings 15 more; Back from a vendor leads to the same place', async ({
  page,
  request,
}) => {
  const withoutDialog = new Set(names(await vendorsWithoutDialog(request)));
  await inOneMinute(async () => {
    const vendors = names(inOrder(await vendorsIn(request)));
    expect(vendors.length).toBeGreaterThan(30);
    expect(vendors.length).toBeLessThanOrEqual(45);
    await visit(page, '/store?tag=all');
    await expect(cardNames(page)).toHaveText(vendors.slice(0, 15));
    await page.getByRole('link', { name: 'View more' }).click();
    await expect(cardNames(page)).toHaveText(vendors.slice(0, 30));
    await page.getByRole('link', { name: 'View more' }).click();
    await expect(cardNames(page)).toHaveText(vendors.slice(0, 45));
    // The link is gone, and the focus is on the count that took its place.
    await expect(page.getByText(`${vendors.length} of ${vendors.length} vendors`)).toBeFocused();
    await expect(page.getByRole('link', { name: 'View more' })).toBeHidden();
  });

  // Back would close a dialog first.
  const nth = (await cardNames(page).allTextContents()).findLastIndex((name) => withoutDialog.has(name));
  expect(nth).toBeGreaterThan(8);
  const card = cardNames(page).nth(nth);
  await card.scrollIntoViewIfNeeded();
  const top = () => card.evaluate((heading) => heading.getBoundingClientRect().top);
  const name = (await card.textContent()) ?? '';
  // Cards near the screen are laid out late, so the place is read at the tap.
  await card.evaluate((heading) => {
    const look = () => {
      document.body.dataset['leftAt'] = String(heading.getBoundingClientRect().top);
    };
    addEventListener('click', look, { capture: true, once: true });
  });
  await card.click();
  await expect(page.locator('main h1')).toHaveText(name);
  const before = Number(await page.locator('body').getAttribute('data-left-at'));
  await page.goBack();
  await expect(card).toHaveText(name);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
});

test('location.006 shell.009 catalog.038 a guest chooses a city, in Ghana sees cedis, and next time too', async ({
  page,
  context,
  request,
}) => {
  const places = await locations(request);
  await visit(page, '/store');
  await page.getByRole('button', { name: 'Lagos, Lagos' }).click();
  const entries = page.locator('#locations').getByRole('link');
  const byCountry = ['NG', 'GH'].flatMap((country) => places.filter(({ country_code }) => country_code === country));
  await expect(entries).toHaveText(byCountry.map(({ display_name, state }) => `${display_name}, ${state}`));
  await expect(page.getByText(/₦\d.* delivery/).first()).toBeVisible();
  await entries.filter({ hasText: /^Accra,/ }).click();
  await expect(page).toHaveURL('/store?city=accra');
  await expect(page.locator('#locations')).toBeHidden();
  await expect(page.getByText(/GH₵\d.* delivery/).first()).toBeVisible();
  await expect(page.locator('main')).not.toContainText('₦');
  const stored = (key: string) => page.evaluate((name) => globalThis.localStorage.getItem(name), key);
  await expect.poll(() => stored('currency')).toBe('GHS');
  expect(JSON.parse((await stored('location')) ?? '')).toEqual(places.find(({ slug }) => slug === 'accra'));
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'place')?.value).toBe('accra');

  await page.close();
  const next = await context.newPage();
  await inOneMinute(async () => {
    await next.goto('/store');
    const quick = inOrder((await vendorsIn(request, 'accra')).filter(isQuick));
    await expect(cardNames(next)).toHaveText(names(quick).slice(0, 15));
  });
  // The next address names the city, for whoever it is sent to.
  await next.getByRole('link', { name: 'Under 1 hour' }).click();
  await expect(next).toHaveURL(/[?&]tag=under_60(&|$)/);
  expect(new URL(next.url()).searchParams.get('city')).toBe('accra');
});

test('a list without matches says so, and Clear filters leads to all vendors', async ({ page }) => {
  const heard = complaints(page);
  await visit(page, '/store?category=no-such-category&discounts=1');
  await expect(page.getByRole('heading', { name: 'No vendors match' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/[?&]tag=all(&|$)/);
  await expect(cardNames(page)).toHaveCount(15);
  expect(heard).toEqual([]);
});
