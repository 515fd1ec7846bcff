import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { complaints } from '../support/complaints.ts';
import { pathOf, searchResults } from '../support/demo-catalog.ts';
import { test } from '../support/test.ts';
import { cardNames, inOneMinute, visit } from '../support/visit.ts';

const BOX = 'Search for food, shops and dishes';

test('catalog.005 catalog.036 a search shows open vendors first with the dishes that match, which lead on', async ({
  page,
  request,
}) => {
  const heard = complaints(page);
  await visit(page, '/store');
  await page.getByRole('combobox', { name: BOX }).fill('jollof rice');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]q=jollof\+rice(&|$)/);
  await expect(page.getByRole('heading', { level: 1, name: '“jollof rice” in Lagos' })).toBeVisible();
  await inOneMinute(async () => {
    const { results, total } = await searchResults(request, 'jollof rice');
    const open = results.map(({ vendor }) => vendor.is_open);
    expect(open).toEqual(open.toSorted((a, b) => Number(b) - Number(a)));
    await page.reload();
    await expect(page.getByRole('status')).toHaveText(`${total} vendors for “jollof rice”`);
    await expect(cardNames(page)).toHaveText(results.slice(0, 15).map(({ vendor }) => vendor.name));
    const dishes = page.getByRole('list', { name: 'Matching dishes' }).first().getByRole('listitem');
    await expect(dishes.first()).toContainText(results[0]?.dishes[0]?.name ?? 'a dish');
    await expect(dishes.first()).toContainText('₦');
  });
  await expectAccessible(page);

  // A misspelt word is read as the one meant, and a matching dish opens in its sheet.
  const { results } = await searchResults(request, 'shawama');
  const hit = results.find(({ vendor, dishes }) => dishes.length > 0 && vendor.vendor_class.includes('preorder'));
  const [dish] = hit?.dishes ?? [];
  if (!hit || !dish) throw new Error('No vendor that takes pre-orders has shawarma.');
  await visit(page, '/store/search?q=shawama&shown=300');
  await expect(page.getByRole('combobox', { name: BOX })).toHaveValue('shawama');
  await expect(page.getByRole('status')).toContainText('for “shawama”, read as “shawarma”');
  await page.locator(`a[href="${pathOf(hit.vendor)}?dish=${dish.id}"]`).click();
  await expect(page.getByRole('dialog', { name: dish.name })).toBeVisible();
  expect(heard).toEqual([]);
});

test('catalog.022 shell.005 shell.019 suggestions come from the page’s origin; arrows and Enter take one', async ({
  page,
  request,
  baseURL,
}) => {
  const methods: string[] = [];
  const origins = new Set<string>();
  page.on('request', (one) => {
    origins.add(new URL(one.url()).origin);
    methods.push(one.method());
  });
  await visit(page, '/store');
  const box = page.getByRole('combobox', { name: BOX });
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await box.fill('rice');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toHaveValue('rice');

  const asked = page.waitForRequest(/\/api\/customer\/search\?query=suya/);
  await box.fill('suya');
  const call = await asked;
  expect(Object.fromEntries(new URL(call.url()).searchParams)).toEqual({ query: 'suya', city: 'lagos', limit: '5' });
  expect(await call.allHeaders()).toMatchObject({ 'x-app-name': 'storefront', 'x-app-os': 'web' });
  await expect(list).toBeVisible();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(methods).not.toContain('OPTIONS');
  expect([...origins]).toEqual([baseURL]);
  // Open vendors come first, by name or by a dish.
  const { results } = await searchResults(request, 'suya');
  const names = results.map(({ vendor }) => vendor.name);
  const look = async () => {
    const shown = await list.getByRole('option').locator('visible=true').allTextContents();
    const others = shown.filter((text) => !/suya/i.test(text) && !names.some((name) => text.includes(name)));
    return { isEmpty: shown.length === 0, others };
  };
  await expect.poll(look).toEqual({ isEmpty: false, others: [] });
  await page.keyboard.press('ArrowDown');
  const chosen = list.getByRole('option', { selected: true });
  await expect(chosen).toHaveCount(1);
  await expect(box).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
  const href = (await chosen.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
  await expect(page.locator('main h1')).toBeAttached();
  await expect(list).toBeHidden();
});

test('catalog.004 a search keeps the chosen filters, and one without results says what to do', async ({ page }) => {
  await visit(page, '/store?type=pharmacy&tag=under_60');
  await page.getByRole('combobox', { name: BOX }).fill('zzqxv');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]type=pharmacy&.*tag=under_60/);
  await expect(page.getByRole('heading', { name: 'Nothing found for “zzqxv”' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pharmacies' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('link', { name: 'Under 1 hour' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Search all vendors' }).click();
  await expect(page).toHaveURL('/store?city=lagos&q=zzqxv');
  await page.getByRole('link', { name: 'See all vendors' }).click();
  await expect(page).toHaveURL('/store?city=lagos&tag=all');
  await expect(cardNames(page)).toHaveCount(15);
});

test('catalog.006 catalog.034 a text too short to search for is not sent, and the list stays', async ({
  page,
  request,
}) => {
  const searches: string[] = [];
  page.on('request', (one) => one.url().includes('/customer/search') && searches.push(one.url()));
  // The longest text is cut to what the box takes.
  expect((await request.get(`/store?q=${'a'.repeat(3_000)}`)).status()).toBe(200);
  await visit(page, '/store?q=r');
  await expect(page.getByRole('navigation', { name: 'Delivery time' })).toBeVisible();
  await expect(cardNames(page)).toHaveCount(15);
  const box = page.getByRole('combobox', { name: BOX });
  await box.focus();
  // The code of the suggestions has loaded; from now on they wait for a pause in the typing.
  await expect(page.locator('#search-suggestions')).toBeAttached();
  await page.clock.install();
  for (const text of ['', 'r', '!!', ' a ']) {
    await box.fill('');
    await box.pressSequentially(text);
    await page.clock.runFor(1_000);
  }
  // This one is long enough. Had the others been sent, they would have come before it.
  const sent = page.waitForRequest(/customer\/search\?/);
  await box.fill('rice');
  await page.clock.runFor(1_000);
  await sent;
  expect(searches.map((url) => new URL(url).searchParams.get('query'))).toEqual(['rice']);
});

test('a dish is added from what a search finds, and recent searches are made again and cleared', async ({
  page,
  request,
}) => {
  /** Of a vendor that takes pre-orders, so that it can be ordered at any hour. */
  async function addable(text: string, hasOptions: boolean) {
    const { results } = await searchResults(request, text);
    const dish = results
      .filter(({ vendor }) => vendor.vendor_class.includes('preorder'))
      .flatMap(({ dishes }) => dishes)
      .find((each) => each.is_available && each.has_options === hasOptions);
    if (!dish) throw new Error(`No vendor that takes pre-orders has such ${text}.`);
    return dish;
  }
  const dish = await addable('water', false);
  const withOptions = await addable('waffle', true);
  await visit(page, '/store?q=water&shown=300');
  await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')).toHaveText('Search');
  await page.locator(`button[data-result-dish="${dish.id}"]`).click();
  await expect(page.getByText(`${dish.name} is in your cart`)).toBeVisible();

  // One with options asks for them here, and is then in its own vendor's cart.
  await visit(page, '/store?q=waffle&shown=300');
  await page.locator(`button[data-result-dish="${withOptions.id}"]`).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: /^Add ₦/ })).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/store?q=waffle&shown=300');

  const box = page.getByRole('combobox', { name: BOX });
  await visit(page, '/store');
  await box.focus();
  const recent = page.getByRole('region', { name: 'Recent searches' });
  await expect(recent.getByRole('link')).toHaveText(['waffle', 'water']);
  await recent.getByRole('button', { name: 'Remove “waffle”' }).click();
  await expect(recent.getByRole('link')).toHaveText(['water']);
  await recent.getByRole('link', { name: 'water' }).click();
  await expect(page).toHaveURL('/store?city=lagos&q=water');
  await visit(page, '/store/search');
  await expectAccessible(page);
  await recent.getByRole('button', { name: 'Clear all' }).click();
  await expect(recent).toBeHidden();
  await expect(box).toBeFocused();
});

test('an unknown city in the address is said to be unknown, with the cities that there are', async ({ page }) => {
  const answer = await visit(page, '/store?city=Atlantis');
  expect(answer.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We do not know a city called “atlantis”.');
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Accra/ })
    .click();
  await expect(page).toHaveURL('/store?city=accra');
  await expect(cardNames(page).first()).toBeVisible();
});
