import type { DataOf, searchEndpoints } from '@jara/contract';
import { expect } from '@playwright/test';
import { allenAvenue, listView, openAddresses, saveAddresses, visitAsCustomer } from '../location/address-modal.ts';
import { pathOf, searchResults } from '../support/demo-catalog.ts';
import { test } from '../support/test.ts';
import { cardNames, inOneMinute, visit } from '../support/visit.ts';

const BOX = 'Search for food, shops and dishes';

test('catalog.005, catalog.036: a search shows what was found, open vendors first, with the dishes that matched', {
  tag: '@desktop',
}, async ({ page, request }) => {
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
});

test('a matched dish leads to its sheet', async ({ page, request }) => {
  const { results } = await searchResults(request, 'shawarma');
  const hit = results.find(({ vendor, dishes }) => dishes.length > 0 && vendor.vendor_class.includes('preorder'));
  const [dish] = hit?.dishes ?? [];
  if (!hit || !dish) throw new Error('No vendor that takes pre-orders has shawarma.');
  await visit(page, '/store?q=shawarma&shown=300');
  await page.locator(`a[href="${pathOf(hit.vendor)}?dish=${dish.id}"]`).click();
  await expect(page.getByRole('dialog', { name: dish.name })).toBeVisible();
});

for (const [typed, meant] of [
  ['jolof', 'jollof'],
  ['shawama', 'shawarma'],
] as const) {
  test(`catalog.035 a search for ${typed} finds ${meant} and says so`, async ({ page }) => {
    await visit(page, `/store?q=${typed}`);
    await expect(page.getByRole('status')).toContainText(`for “${typed}”, read as “${meant}”`);
    await expect(page.getByRole('list', { name: 'Matching dishes' }).first()).toContainText(new RegExp(meant, 'i'));
  });
}

test('catalog.035 accents and the order of words make no difference', async ({ page }) => {
  await visit(page, '/store?q=jollof+rice');
  const straight = await cardNames(page).allTextContents();
  expect(straight.length).toBeGreaterThan(0);
  await visit(page, '/store?q=ricé+jollóf');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“ricé jollóf” in Lagos');
  expect((await cardNames(page).allTextContents()).toSorted()).toEqual(straight.toSorted());
});

test('catalog.022, catalog.040: what is typed is suggested, by arrow keys and Enter; a guest’s search names the city', {
  tag: '@desktop',
}, async ({ page, request }) => {
  await visit(page, '/store');
  const box = page.getByRole('combobox', { name: BOX });
  const asked = page.waitForRequest(/\/api\/customer\/search\?/);
  await box.fill('suya');
  const query = new URL((await asked).url()).searchParams;
  expect(Object.fromEntries(query)).toEqual({ query: 'suya', city: 'lagos', limit: '5' });
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list).toBeVisible();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  // Who is open at this hour comes first, by name or by a dish.
  const { results } = await searchResults(request, 'suya');
  const names = results.map(({ vendor }) => vendor.name);
  const shown = await list.getByRole('option').locator('visible=true').allTextContents();
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((text) => !/suya/i.test(text) && !names.some((name) => text.includes(name)))).toEqual([]);
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

test('catalog.040 a customer’s searches carry their chosen address, and what is nearest comes first', async ({
  page,
  context,
  baseURL,
}) => {
  const customer = await visitAsCustomer(page, baseURL);
  const [address] = await saveAddresses(context, customer, [allenAvenue(1)]);
  await openAddresses(page);
  await listView(page).getByText('1 Allen Avenue', { exact: true }).click();
  await listView(page).getByRole('button', { name: 'Choose location' }).click();
  const asked = page.waitForRequest(/\/api\/customer\/search\?/);
  await page.getByRole('combobox', { name: BOX }).fill('rice');
  const query = new URL((await asked).url()).searchParams;
  expect(Object.fromEntries(query)).toEqual({ query: 'rice', address_id: String(address?.id), limit: '5' });
  await inOneMinute(async () => {
    const answer = await context.request.get(`/api/customer/search?query=rice&address_id=${address?.id}`, {
      headers: { authorization: `Bearer ${customer.user.token}` },
    });
    const { data } = (await answer.json()) as { data: DataOf<typeof searchEndpoints.search> };
    const names = (results: typeof data.results) => results.map(({ vendor }) => vendor.name);
    const everyone = await searchResults(context.request, 'rice');
    expect(names(data.results)).not.toEqual(names(everyone.results).slice(0, 15));
    await visit(page, '/store?q=rice');
    await expect(cardNames(page)).toHaveText(names(data.results));
  });
});

test('a suggestion is taken by a tap', async ({ page }) => {
  await visit(page, '/store');
  await page.getByRole('combobox', { name: BOX }).fill('pizza');
  const option = page.getByRole('option').first();
  await expect(option).toBeVisible();
  const href = (await option.getAttribute('href')) ?? '';
  await option.click();
  await expect(page).toHaveURL(href);
});

test('Escape closes the suggestions and keeps what was typed', async ({ page }) => {
  await visit(page, '/store');
  const box = page.getByRole('combobox', { name: BOX });
  await box.fill('rice');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toHaveValue('rice');
});

test('shell.005, shell.019: the browser’s calls say which app they are from, on the page’s own origin, without preflight', async ({
  page,
  baseURL,
}) => {
  const methods: string[] = [];
  const origins = new Set<string>();
  page.on('request', (one) => {
    origins.add(new URL(one.url()).origin);
    methods.push(one.method());
  });
  await visit(page, '/store');
  const asked = page.waitForRequest(/\/api\//);
  await page.getByRole('combobox', { name: BOX }).focus();
  await page.getByRole('combobox', { name: BOX }).pressSequentially('rice');
  const headers = await (await asked).allHeaders();
  expect(headers).toMatchObject({ 'x-app-name': 'storefront', 'x-app-os': 'web' });
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  expect(methods).not.toContain('OPTIONS');
  expect([...origins]).toEqual([baseURL]);
});

test('catalog.004 a search keeps what was chosen, and one that finds nothing says what to do', async ({ page }) => {
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
  await expect(page).toHaveURL('/store?city=lagos&tag=around_you');
  await expect(cardNames(page)).toHaveCount(15);
});

for (const q of ['', 'r', '!!', ' a ']) {
  test(`catalog.006, catalog.034: “${q}” is not searched for: the list stays, and nothing is asked`, async ({
    page,
  }) => {
    const searches: string[] = [];
    page.on('request', (one) => one.url().includes('/customer/search') && searches.push(one.url()));
    await visit(page, `/store?q=${encodeURIComponent(q)}`);
    await expect(page.getByRole('navigation', { name: 'Delivery time' })).toBeVisible();
    await expect(cardNames(page)).toHaveCount(15);
    const box = page.getByRole('combobox', { name: BOX });
    await box.focus();
    // The suggestions' code is there; what is typed from now on waits for a pause of theirs.
    await expect(page.locator('#search-suggestions')).toBeAttached();
    await page.clock.install();
    await box.fill('');
    await box.pressSequentially(q);
    await page.clock.runFor(1_000);
    // A text that passes the check is asked for; had the others been, they would have come before.
    const worthy = page.waitForRequest(/customer\/search\?/);
    await box.fill('rice');
    await page.clock.runFor(1_000);
    await worthy;
    expect(searches.map((url) => new URL(url).searchParams.get('query'))).toEqual(['rice']);
  });
}

test('a search of 3,000 characters is cut to what the box takes, and wildcards find nothing more', async ({ page }) => {
  expect((await page.goto(`/store?q=${'a'.repeat(3_000)}`))?.status()).toBe(200);
  await expect(cardNames(page)).toHaveCount(15);
  await visit(page, '/store?q=%25%25a_');
  await expect(page.locator('main h1')).toContainText('%%a_');
});
