import type { Vendor } from '@jara/contract';
import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { config, locations, money, takesOrders, vendorsIn, vendorsWithoutDialog } from '../support/demo-catalog.ts';
import { test } from '../support/test.ts';
import { cardNames, inOneMinute, visit } from '../support/visit.ts';

const names = (vendors: readonly Vendor[]) => vendors.map(({ name }) => name);
/** Whoever takes pre-orders only promises no minutes. */
const arrivesUnder = (minutes: number) => (vendor: Vendor) =>
  vendor.vendor_class.includes('instant') && vendor.delivery_minutes < minutes;
const isQuick = arrivesUnder(35);

/** Spec §4: open ones first, by rank within open and within closed. */
const inOrder = (vendors: readonly Vendor[]) =>
  vendors.toSorted((a, b) => Number(b.is_open) - Number(a.is_open) || a.rank - b.rank);

/** The address shows what it showed to the one who chose: after a reload, by Back, and to somebody else. */
async function expectToLast(page: Page, browser: Browser, shown: readonly string[]): Promise<void> {
  const chosen = page.url();
  await page.reload();
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

test('shell.018, identity.001, catalog.015, catalog.030: /store lists the quick vendors, open ones first, to anyone', {
  tag: '@desktop',
}, async ({ page, request }) => {
  await inOneMinute(async () => {
    const quick = inOrder((await vendorsIn(request)).filter(isQuick));
    const answer = await page.goto('/store');
    expect(answer?.status()).toBe(200);
    await expect(cardNames(page)).toHaveText(names(quick).slice(0, 15));
    // In what the server sent, not only in what code made of it.
    const html = (await answer?.text()) ?? '';
    for (const { slug } of quick.slice(0, 15)) expect(html).toContain(`/${slug}"`);
  });
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a card shows rating, fee, time, place and discount', async ({ page, request }) => {
  const vendors = await vendorsIn(request);
  const vendor = vendors.find(
    (one) => one.discount_text && one.average_rating && one.delivery_price && one.vendor_class.includes('instant'),
  );
  if (!vendor) throw new Error('The demo has no vendor with a discount, a rating and a fee.');
  await visit(page, '/store?tag=around_you&discounts=1');
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: vendor.name, exact: true }) });
  await expect(card).toContainText(`Rated ${vendor.average_rating?.toFixed(1)} out of 5`);
  await expect(card).toContainText(
    `${money(vendor.delivery_price, 'NGN')} delivery · ${vendor.delivery_minutes} mins · ${vendor.location}`,
  );
  await expect(card).toContainText(vendor.discount_text ?? '');
});

test('catalog.031, catalog.004: three lists by delivery time, each in the address', async ({
  page,
  browser,
  request,
}) => {
  await visit(page, '/store');
  const tags = page.getByRole('navigation', { name: 'Delivery time' }).getByRole('link');
  await expect(tags).toHaveText(['Under 35 mins', 'Under 1 hour', 'Restaurants Around You']);
  await expect(tags.nth(0)).toHaveAttribute('aria-current', 'true');
  await inOneMinute(async () => {
    const vendors = inOrder(await vendorsIn(request));
    await visit(page, '/store');
    await tags.nth(1).click();
    await expect(page).toHaveURL(/[?&]tag=under_60(&|$)/);
    await expect(cardNames(page)).toHaveText(names(vendors.filter(arrivesUnder(60))).slice(0, 15));
    await tags.nth(2).click();
    await expect(page).toHaveURL(/[?&]tag=around_you(&|$)/);
    await expect(tags.nth(2)).toHaveAttribute('aria-current', 'true');
    const shown = names(vendors).slice(0, 15);
    await expect(cardNames(page)).toHaveText(shown);
    await expectToLast(page, browser, shown);
  });
});

test('catalog.001, catalog.004: types, and within one of them categories', async ({ page, browser, request }) => {
  await visit(page, '/store?tag=around_you');
  const types = page.getByRole('navigation', { name: 'Vendor types' }).getByRole('link');
  await expect(types).toHaveText(['All', 'Restaurants', 'Supermarkets', 'Pharmacies', 'Local markets']);
  await inOneMinute(async () => {
    const vendors = inOrder(await vendorsIn(request));
    await visit(page, '/store?tag=around_you');
    for (const [index, type] of (['restaurant', 'supermarket', 'pharmacy', 'local-market'] as const).entries()) {
      await types.nth(index + 1).click();
      await expect(page).toHaveURL(new RegExp(`[?&]type=${type}(&|$)`));
      const ofType = vendors.filter(({ vendor_type }) => vendor_type === type);
      await expect(cardNames(page)).toHaveText(names(ofType).slice(0, 15));
    }
    const markets = vendors.filter(({ vendor_type }) => vendor_type === 'local-market');
    const category = markets[0]?.categories[0];
    if (!category) throw new Error('The demo has no market with a category.');
    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: category.name, exact: true })
      .click();
    await expect(page).toHaveURL(new RegExp(`[?&]category=${category.slug}(&|$)`));
    const shown = names(markets.filter(({ categories }) => categories.some(({ slug }) => slug === category.slug)));
    await expect(cardNames(page)).toHaveText(shown);
    await expectToLast(page, browser, shown);
  });
});

const FILTERS = [
  { rule: 'catalog.018', label: 'Chowpass', param: 'chowpass=1', keeps: (one: Vendor) => one.is_chowpass_vendor },
  { rule: 'catalog.016', label: 'Open now', param: 'open_now=1', keeps: takesOrders },
  { rule: 'catalog.017', label: 'Discounts', param: 'discounts=1', keeps: (one: Vendor) => one.discount_text !== null },
] as const;

for (const { rule, label, param, keeps } of FILTERS) {
  test(`catalog.009, ${rule}: ${label} narrows the list, stays in the address and is let go`, async ({
    page,
    browser,
    request,
  }) => {
    expect((await config(request)).chowpass_enabled).toBe(true);
    await inOneMinute(async () => {
      const all = inOrder(await vendorsIn(request));
      await visit(page, '/store?tag=around_you');
      const shown = names(all.filter(keeps)).slice(0, 15);
      expect(shown.length).toBeGreaterThan(0);
      const filter = page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: label, exact: true });
      await filter.click();
      await expect(page).toHaveURL(`/store?city=lagos&tag=around_you&${param}`);
      await expect(filter).toHaveAttribute('aria-current', 'true');
      await expect(cardNames(page)).toHaveText(shown);
      await expectToLast(page, browser, shown);
      await filter.click();
      await expect(page).toHaveURL('/store?city=lagos&tag=around_you');
      await expect(cardNames(page)).toHaveText(names(all).slice(0, 15));
    });
  });
}

test('a tapped filter looks chosen at once; of two taps before an answer the last counts, and only that one stays', async ({
  page,
}) => {
  await visit(page, '/store?tag=around_you');
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
  await expect(page).toHaveURL('/store?city=lagos&tag=around_you&discounts=1');
  await expect(filter('Discounts')).toHaveAttribute('aria-current', 'true');
  await expect(filter('Open now')).not.toHaveAttribute('aria-current');
  await expect.poll(() => colour('Open now')).toBe(plain);
});

test('catalog.010, catalog.019: Ratings offers four choices and puts the best first', async ({
  page,
  browser,
  request,
}) => {
  await visit(page, '/store?tag=around_you');
  await page.getByRole('button', { name: 'Ratings', exact: true }).click();
  const choices = page.locator('#choices-ratings').getByRole('link');
  await expect(choices).toHaveText(['Any rating', '4.5+', '4.0+', '3.5+', '2.0+']);
  await choices.filter({ hasText: '4.5+' }).click();
  await expect(page).toHaveURL(/[?&]rating=4\.5(&|$)/);
  await expect(page.getByRole('button', { name: 'Ratings: 4.5+' })).toBeVisible();
  const chosen = page.url();
  await inOneMinute(async () => {
    const rated = inOrder(await vendorsIn(request)).filter(({ average_rating }) => (average_rating ?? 0) >= 4.5);
    const best = rated.toSorted((a, b) => (b.average_rating ?? 0) - (a.average_rating ?? 0));
    const shown = names(best).slice(0, 15);
    await page.goto(chosen);
    await expect(cardNames(page)).toHaveText(shown);
    await expectToLast(page, browser, shown);
  });
});

const FEES = [
  { city: 'lagos', words: ['₦0 – ₦500', '₦500 – ₦1,000', '₦1,000 – ₦2,000', '₦2,000+'], second: [500, 1000] },
  { city: 'accra', words: ['GH₵0 – GH₵10', 'GH₵10 – GH₵20', 'GH₵20 – GH₵40', 'GH₵40+'], second: [10, 20] },
] as const;

for (const { city, words, second } of FEES) {
  test(`catalog.037, catalog.020: Delivery fee offers the ranges of ${city}, cheapest first`, async ({
    page,
    browser,
    request,
  }) => {
    const [minimum, maximum] = second;
    await visit(page, `/store?city=${city}&tag=around_you`);
    await page.getByRole('button', { name: 'Delivery fee', exact: true }).click();
    const choices = page.locator('#choices-delivery-fee').getByRole('link');
    await expect(choices).toHaveText(['Any fee', ...words]);
    await choices.nth(2).click();
    await expect(page).toHaveURL(new RegExp(`[?&]fee=${minimum}-${maximum}(&|$)`));
    await expect(page.getByRole('button', { name: `Delivery fee: ${words[1]}` })).toBeVisible();
    const chosen = page.url();
    await inOneMinute(async () => {
      const within = inOrder(await vendorsIn(request, city)).filter(
        ({ delivery_price }) => delivery_price >= minimum * 100 && delivery_price < maximum * 100,
      );
      const shown = names(within.toSorted((a, b) => a.delivery_price - b.delivery_price)).slice(0, 15);
      expect(shown.length).toBeGreaterThan(0);
      await page.goto(chosen);
      await expect(cardNames(page)).toHaveText(shown);
      await expectToLast(page, browser, shown);
    });
  });
}

test('catalog.029 15 vendors show first and 15 more with each View more', async ({ page, browser, request }) => {
  await inOneMinute(async () => {
    const vendors = names(inOrder(await vendorsIn(request)));
    expect(vendors.length).toBeGreaterThan(30);
    expect(vendors.length).toBeLessThanOrEqual(45);
    await visit(page, '/store?tag=around_you');
    await expect(cardNames(page)).toHaveText(vendors.slice(0, 15));
    await page.getByRole('link', { name: 'View more' }).click();
    await expect(cardNames(page)).toHaveText(vendors.slice(0, 30));
    await page.getByRole('link', { name: 'View more' }).click();
    await expect(cardNames(page)).toHaveText(vendors.slice(0, 45));
    // Nothing is left to view, and whoever tapped is told so where they were.
    await expect(page.getByText(`${vendors.length} of ${vendors.length} vendors`)).toBeFocused();
    await expectToLast(page, browser, vendors.slice(0, 45));
  });
});

test('Back leads to the place in the list that a vendor was opened from', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const calm = new Set(names(await vendorsWithoutDialog(request)));
  await visit(page, '/store?tag=around_you&shown=300');
  // One whose page opens with no dialog, which Back would close first.
  const nth = (await cardNames(page).allTextContents()).findLastIndex((name) => calm.has(name));
  expect(nth).toBeGreaterThan(8);
  const card = cardNames(page).nth(nth);
  await card.scrollIntoViewIfNeeded();
  const top = () => card.evaluate((heading) => heading.getBoundingClientRect().top);
  const name = (await card.textContent()) ?? '';
  // What is near is drawn by and by: the moment of the tap is what counts.
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

test('a list that is shown whole offers no more', async ({ page, request }) => {
  const all = await vendorsIn(request);
  await visit(page, '/store?tag=around_you&shown=300');
  await expect(cardNames(page)).toHaveCount(all.length);
  await expect(page.getByRole('link', { name: 'View more' })).toBeHidden();
});

test('location.006, location.017, location.032, shell.009: a guest chooses a place of the picker, and in Ghana has cedis', {
  tag: '@desktop',
}, async ({ page, request }) => {
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
});

test('catalog.038 without a choice the place is Lagos, and on the next visit the last one', async ({
  page,
  context,
  request,
}) => {
  await visit(page, '/store');
  await expect(page.getByRole('button', { name: 'Lagos, Lagos' })).toBeVisible();
  await page.getByRole('button', { name: 'Lagos, Lagos' }).click();
  await page.locator('#locations').getByRole('link', { name: 'Kumasi' }).click();
  await expect(page).toHaveURL('/store?city=kumasi');
  await expect(page.getByRole('button', { name: /^Kumasi/ })).toBeVisible();
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'place')?.value).toBe('kumasi');
  await page.close();
  const next = await context.newPage();
  await inOneMinute(async () => {
    await next.goto('/store');
    const quick = inOrder((await vendorsIn(request, 'kumasi')).filter(isQuick));
    await expect(cardNames(next)).toHaveText(names(quick).slice(0, 15));
  });
  // What is chosen there says where, for those to whom it is sent.
  await next.getByRole('link', { name: 'Under 1 hour' }).click();
  await expect(next).toHaveURL(/[?&]tag=under_60(&|$)/);
  expect(new URL(next.url()).searchParams.get('city')).toBe('kumasi');
});

test('choices that no vendor fits say so and show the way out', async ({ page, request }) => {
  await visit(page, '/store?category=no-such-category&discounts=1');
  await expect(page.getByRole('heading', { name: 'No vendors match' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/[?&]tag=around_you(&|$)/);
  await inOneMinute(async () => {
    const vendors = inOrder(await vendorsIn(request));
    await page.reload();
    await expect(cardNames(page)).toHaveText(names(vendors).slice(0, 15));
  });
});

test('an address that makes no sense is as good as none', async ({ page }) => {
  const answer = await page.goto('/store?tag=soon&type=garage&rating=9&fee=cheap&shown=9999999&city=atlantis');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Lagos, Lagos' })).toBeVisible();
  await expect(cardNames(page)).toHaveCount(15);
});
