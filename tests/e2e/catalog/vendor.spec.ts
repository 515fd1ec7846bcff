import type { Vendor } from '@jara/contract';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { cartButton, cartSheet, chooseFirst } from '../cart/cart.ts';
import {
  categoriesOf,
  dishWithChoices,
  locations,
  menuOf,
  money,
  pathOf,
  vendorsIn,
  vendorWithoutDialog,
} from '../support/demo-catalog.ts';
import { isPageFetch } from '../support/page-fetch.ts';
import { test } from '../support/test.ts';
import { cardNames, visit, waitUntilAwake } from '../support/visit.ts';

const row = (page: Page, id: number) => page.locator(`article[data-dish="${id}"]`);

/** What a head has to say differs: 'Open', 'Opens Wed 10 AM', 'Order for later'. Paused ones are closed at any hour. */
const HEADS: Readonly<Record<string, (vendor: Vendor) => unknown>> = {
  open: ({ is_open }) => is_open,
  closed: ({ is_open, vendor_class, is_temporarily_unavailable }) =>
    (!is_open || is_temporarily_unavailable) && !vendor_class.includes('preorder'),
  'for later': ({ vendor_class }) => vendor_class.join() === 'preorder',
  discount: ({ discount_text }) => discount_text,
};

test('on a phone the first dish is in the upper half of the screen, and the tabs stay as the head goes', async ({
  page,
  request,
}) => {
  const cities = await locations(request);
  const vendors = (await Promise.all(cities.map(({ slug }) => vendorsIn(request, slug)))).flat();
  const longest = vendors.toSorted((one, other) => other.name.length - one.name.length);
  const paused = vendors.filter(({ is_temporarily_unavailable }) => is_temporarily_unavailable);
  const heads = Object.entries(HEADS).map(([kind, isOfKind]) => {
    const found = longest.find(isOfKind);
    if (!found) throw new Error(`The demo has no such vendor: ${kind}.`);
    return found;
  });
  expect(paused).not.toEqual([]);
  for (const vendor of [...heads, ...paused, await vendorWithoutDialog(request)]) {
    await page.goto(pathOf(vendor));
    const box = await page.locator('article[data-dish]').first().boundingBox();
    expect(box?.y, vendor.name).toBeLessThan(370);
  }
  await page.locator('article[data-dish]').nth(4).scrollIntoViewIfNeeded();
  await expect(page.locator('main h1')).not.toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Menu categories' })).toBeInViewport();
});

test('catalog.026 the menu is read by category, the marked one follows scroll and tap; it is searched', async ({
  page,
  request,
}) => {
  const vendor = await vendorWithoutDialog(request);
  const [menu, categories] = [await menuOf(request, vendor), await categoriesOf(request, vendor)];
  // The address of a dish that is not on the menu shows the menu.
  await visit(page, `${pathOf(vendor)}?dish=999999999`);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('[data-part="category"] h2')).toHaveText(categories.map(({ name }) => name));
  await expect(page.locator('[data-part="category"] li')).toHaveCount(menu.length);
  for (const { id, name, price, discount_price, currency } of menu.slice(0, 5)) {
    await expect(row(page, id)).toContainText(name);
    await expect(row(page, id)).toContainText(money(discount_price ?? price, currency));
  }

  // The search asks nothing of the network.
  const [dish] = menu;
  if (!dish) throw new Error('The menu is empty.');
  const asked: string[] = [];
  page.on('request', (one) => one.url().includes('/api/customer/') && asked.push(one.url()));
  const box = page.getByRole('searchbox', { name: 'Search this menu' });
  await box.fill(dish.name.toUpperCase());
  await expect(row(page, dish.id)).toBeVisible();
  await expect(page.getByText(/^\d+ found$/)).toBeVisible();
  const left = await page.locator('[data-part="category"] li:visible').count();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(menu.length);
  await box.fill('zzqxv');
  await expect(page.getByText('Nothing on this menu matches “zzqxv”.')).toBeVisible();
  await expect(page.locator('[data-part="category"] li:visible')).toHaveCount(0);
  await box.fill('');
  await expect(row(page, dish.id)).toBeVisible();
  expect(asked).toEqual([]);

  const rail = page.getByRole('navigation', { name: 'Menu categories' });
  await expect(rail.getByRole('link')).toHaveText(categories.map(({ name }) => name));
  await expect(rail.locator('[aria-current]')).toHaveText(categories[0]?.name ?? '');
  const [, , third] = categories;
  if (!third) throw new Error('The demo’s menu has fewer than three categories.');
  await page.locator(`#category-${third.id}`).evaluate((section) => section.scrollIntoView({ block: 'start' }));
  await expect(rail.locator('[aria-current]')).toHaveText(third.name);
  await expect(rail.locator('[aria-current]')).toBeInViewport();
  // A little up and down again: the one before comes into sight and goes.
  for (const share of [0.25, 0.1]) {
    await page.locator(`#category-${third.id}`).evaluate(async (section, top) => {
      window.scrollBy(0, section.getBoundingClientRect().top - window.innerHeight * top);
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }, share);
  }
  await expect(rail.locator('[aria-current]')).toHaveText(third.name);
  const [, second] = categories;
  await rail.getByRole('link', { name: second?.name ?? '', exact: true }).click();
  await expect(page.getByRole('heading', { name: second?.name ?? '', exact: true })).toBeInViewport();
  await expect(rail.locator('[aria-current]')).toHaveText(second?.name ?? '');
  // Back from elsewhere leads to the menu.
  await expect(page).toHaveURL(new RegExp(`#category-${second?.id}$`));
  await page.getByRole('banner').getByRole('link', { name: 'Jara' }).click();
  await expect(cardNames(page).first()).toBeVisible();
  await page.goBack();
  await expect(page.locator('main h1')).toHaveText(vendor.name);
  // A scroll before that would be undone.
  await waitUntilAwake(page);
  // On a high screen the last ones never reach the place where one reads.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 1600 });
  const last = categories.at(-1)?.name ?? '';
  // A page that is shown anew may still be brought to where it was left: somebody scrolls on.
  const markedAtTheEnd = async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    return rail.locator('[aria-current]').textContent();
  };
  await expect.poll(markedAtTheEnd).toBe(last);
  const beforeLast = categories.at(-2)?.name ?? '';
  await rail.getByRole('link', { name: beforeLast, exact: true }).click();
  await expect(rail.locator('[aria-current]')).toHaveText(beforeLast);
  await rail.getByRole('link', { name: last, exact: true }).click();
  await expect(rail.locator('[aria-current]')).toHaveText(last);
});

test('shell.003 a dish’s sheet opens by its address, and again however it was closed; two taps add once', async ({
  page,
  request,
}) => {
  const { vendor, dish } = await dishWithChoices(request);
  const [group] = dish.groups;
  const address = pathOf(vendor);
  const sheet = page.getByRole('dialog', { name: dish.name });
  const link = row(page, dish.id).getByRole('link');
  await visit(page, `${address}?dish=${dish.id}`);
  await expect(sheet).toContainText(dish.description);
  await expect(sheet).toContainText(money(dish.price, dish.currency));
  const choices = sheet.getByRole('group', { name: group?.name ?? '', exact: true });
  await expect(choices.getByRole('listitem')).toHaveCount(group?.items.length ?? 0);
  for (const { name } of group?.items ?? []) await expect(choices).toContainText(name);
  const asked: string[] = [];
  page.on('request', (one) => void (isPageFetch(one) && asked.push(one.url())));
  const closeByButton = () => sheet.getByRole('button', { name: 'Close' }).click();
  for (const close of [closeByButton, () => page.keyboard.press('Escape'), () => page.goBack()]) {
    await close();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(address);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
    await expect(page).toHaveURL(`${address}?dish=${dish.id}`);
  }
  await chooseFirst(sheet, dish);
  // Two taps in one moment.
  const tapTwice = (button: Locator) =>
    button.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
  await tapTwice(sheet.getByRole('button', { name: /^Add [₦G]/ }));
  await expect(sheet).toBeHidden();
  await expect(link).toBeFocused();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
  await link.click();
  await tapTwice(sheet.getByRole('button', { name: 'Close' }));
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(address);
  // The server was asked for no page.
  expect(asked).toEqual([]);

  await cartButton(page).click();
  await cartSheet(page).getByRole('button', { name: 'Clear orders' }).click();
  const question = page.getByRole('dialog', { name: 'Clear orders' });
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await page.goBack();
  await expect(cartSheet(page)).toBeHidden();
  await expect(page).toHaveURL(address);
  // All layers are closed: Back leaves the vendor.
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('catalog.003 catalog.006 addresses that lead nowhere say so, former ones redirect; a short q lists', async ({
  request,
}) => {
  // The demo renames every twelfth vendor; the former slug ends with the city.
  const renamed = (await vendorsIn(request)).find(({ id }) => id % 12 === 0);
  if (!renamed) throw new Error('The demo has no renamed vendor in Lagos.');
  const former = pathOf(renamed).replace(/[^/]+$/, `${renamed.slug}-${renamed.city_slug}`);
  const vendor = await vendorWithoutDialog(request);
  const addresses = [
    [former, pathOf(renamed)],
    [`/store/elsewhere/restaurants/${vendor.slug}`, pathOf(vendor)],
    [`/store/yaba/garages/${vendor.slug}`, pathOf(vendor)],
    [`/store/elsewhere/restaurants/${vendor.slug}?dish=7`, `${pathOf(vendor)}?dish=7`],
  ] as const;
  for (const [from, to] of addresses) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']], from).toEqual([308, to]);
  }
  const pages = [
    ['/store/yaba/restaurants/no-such-vendor', 404, 'There is nothing at this address'],
    ['/store?city=Atlantis', 404, 'We do not know a city called “atlantis”.'],
    ['/store?q=r', 200, 'aria-label="Delivery time"'],
    // The longest text is cut to what the box takes.
    [`/store?q=${'a'.repeat(3_000)}`, 200, 'Search for food'],
  ] as const;
  for (const [path, status, words] of pages) {
    const answer = await request.get(path);
    expect([answer.status(), (await answer.text()).includes(words)], path.slice(0, 60)).toEqual([status, true]);
  }
});
