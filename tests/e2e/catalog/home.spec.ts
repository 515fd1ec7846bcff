import type { Vendor } from '@jara/contract';
import { expect } from '@playwright/test';
import { locations, money, takesOrders, vendorsIn, vendorsWithoutDialog } from '../support/demo-catalog.ts';
import { test } from '../support/test.ts';
import { cardNames, inOneMinute, visit } from '../support/visit.ts';

const names = (vendors: readonly Vendor[]) => vendors.map(({ name }) => name);
/** Vendors that take no order now promise no minutes, and those that take pre-orders only never do. */
const isQuick = (vendor: Vendor) =>
  takesOrders(vendor) && vendor.vendor_class.includes('instant') && vendor.delivery_minutes < 35;

/** Spec §4: open ones first, by rank within open and within closed. */
const inOrder = (vendors: readonly Vendor[]) =>
  vendors.toSorted((a, b) => Number(b.is_open) - Number(a.is_open) || a.rank - b.rank);

test('shell.018 catalog.004 catalog.031 quick vendors come first; time, type and category narrow the list', async ({
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
    const [first] = quick;
    if (!first) throw new Error('Nobody in Lagos is quick.');
    const { delivery_price, delivery_minutes, location } = first;
    await expect(page.getByRole('article').first()).toContainText(
      `Delivery from ${money(delivery_price, 'NGN')} · ${delivery_minutes}+ mins · ${location}`,
    );
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
    const ofCategory = markets.filter(({ categories: all }) => all.some(({ slug }) => slug === category.slug));
    await expect(cardNames(page)).toHaveText(names(ofCategory));
    // The panel stays for the next choice, and says how many there are.
    await page.getByRole('button', { name: /^Show \d+ vendors?$/ }).click();
    await page.goBack();
    await expect(page).toHaveURL('/store?city=lagos&tag=around_you&type=local-market');
    await expect(cardNames(page)).toHaveText(names(markets).slice(0, 15));
  });
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
  await expect(page.getByText(/Delivery from ₦\d/).first()).toBeVisible();
  await entries.filter({ hasText: /^Accra,/ }).click();
  await expect(page).toHaveURL('/store?city=accra');
  await expect(page.locator('#locations')).toBeHidden();
  await expect(page.getByText(/Delivery from GH₵\d/).first()).toBeVisible();
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
