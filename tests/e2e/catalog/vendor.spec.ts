import type { Vendor } from '@jara/contract';
import { weekday } from '@jara/contract';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { addPlain, cartButton, cartSheet, chooseFirst, vendorWithMenu } from '../cart/cart.ts';
import { expectAccessible } from '../support/axe.ts';
import { complaints } from '../support/complaints.ts';
import {
  categoriesOf,
  closedVendor,
  dishWithChoices,
  locations,
  menuOf,
  money,
  pathOf,
  takesOrders,
  vendorsIn,
  vendorWithoutDialog,
} from '../support/demo-catalog.ts';
import { test } from '../support/test.ts';
import { cardNames, inOneMinute, visit } from '../support/visit.ts';

const row = (page: Page, id: number) => page.locator(`article[data-dish="${id}"]`);

const clock = (time: number) =>
  `${Math.floor(time / 100) % 12 || 12}${time % 100 ? `:${String(time % 100).padStart(2, '0')}` : ''} ${time < 1200 ? 'AM' : 'PM'}`;

/** Today's hours, the day being that of the vendor's zone. */
function hoursByOwnClock({ available_hours: hours, time_zone }: Vendor): string {
  const today = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: time_zone }).format(new Date());
  const span = hours[weekday.parse(today.toLowerCase())] ?? hours.default;
  if (!span) return 'Closed today';
  const { opening, closing } = span;
  if (opening === closing || (opening === 0 && closing === 2359)) return 'Open 24 hours';
  return `${clock(opening)} – ${clock(closing)}`;
}

test.describe('with a browser in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo', locale: 'ja-JP' });

  test('catalog.032 a vendor’s header shows its facts, with the hours of its own clock', async ({ page, request }) => {
    const isWanted = (one: Vendor) =>
      one.discount_text &&
      one.average_rating &&
      one.delivery_price &&
      one.is_chowpass_vendor &&
      one.categories.length > 0;
    const wanted = (await vendorsIn(request)).find(isWanted);
    if (!wanted) throw new Error('The demo has no Chowpass vendor with a discount.');
    const header = page.locator('main header');
    const fact = (name: string) => header.locator('dl > div').filter({ hasText: name }).locator('dd');
    await inOneMinute(async () => {
      const vendor = (await vendorsIn(request)).find(({ id }) => id === wanted.id) ?? wanted;
      await page.goto(pathOf(vendor));
      await expect(header.locator('h1')).toHaveText(vendor.name);
      await expect(header).toContainText(`Rated ${vendor.average_rating?.toFixed(1)} out of 5`);
      await expect(header).toContainText(vendor.discount_text ?? '');
      await expect(header).toContainText(`${vendor.location}, ${vendor.city}`);
      await expect(header.getByText('Chowpass', { exact: true })).toBeVisible();
      // By its markup: behind the modal of a closed vendor nothing has a role.
      await expect(header.locator('ul[aria-label="Categories"] a')).toHaveText(
        vendor.categories.map(({ name }) => name),
      );
      await expect(fact('Delivery')).toHaveText(money(vendor.delivery_price, vendor.currency));
      await expect(fact('Today')).toHaveText(hoursByOwnClock(vendor));
      await expect(fact('Arrives in')).toHaveText(
        takesOrders(vendor) && vendor.vendor_class.includes('instant') ? [`${vendor.delivery_minutes} mins`] : [],
      );
    });
  });
});

/** Open, closed, paused, for pre-orders alone: what a head has to say differs. Paused ones are so at any hour. */
function oneOfEachHead(vendors: readonly Vendor[]): Vendor[] {
  const longest = vendors.toSorted((one, other) => other.name.length - one.name.length);
  const wanted: ((vendor: Vendor) => unknown)[] = [
    takesOrders,
    (vendor) => !vendor.is_open,
    ({ vendor_class }) => vendor_class.join() === 'preorder',
    ({ discount_text }) => discount_text,
  ];
  const found = wanted.flatMap((isWanted) => longest.find(isWanted) ?? []);
  return [...found, ...vendors.filter(({ is_temporarily_unavailable }) => is_temporarily_unavailable)];
}

test('on a phone the first dish is in the upper half of the screen, and the tabs stay as the head goes', async ({
  page,
  request,
}) => {
  const cities = await locations(request);
  const vendors = (await Promise.all(cities.map(({ slug }) => vendorsIn(request, slug)))).flat();
  const heads = oneOfEachHead(vendors);
  expect(heads.length).toBeGreaterThan(4);
  for (const vendor of [...heads, await vendorWithoutDialog(request)]) {
    await page.goto(pathOf(vendor));
    const box = await page.locator('article[data-dish]').first().boundingBox();
    expect(box?.y, vendor.name).toBeLessThan(370);
  }
  await page.locator('article[data-dish]').nth(4).scrollIntoViewIfNeeded();
  await expect(page.locator('main h1')).not.toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Menu categories' })).toBeInViewport();
});

test('catalog.026 the menu is read by category, the marked one follows scroll and tap; it is searched', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const vendor = await vendorWithoutDialog(request);
  const [menu, categories] = [await menuOf(request, vendor), await categoriesOf(request, vendor)];
  await visit(page, pathOf(vendor));
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
  // On a high screen the last ones never reach the place where one reads.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 1600 });
  const last = categories.at(-1)?.name ?? '';
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(rail.locator('[aria-current]')).toHaveText(last);
  const beforeLast = categories.at(-2)?.name ?? '';
  await rail.getByRole('link', { name: beforeLast, exact: true }).click();
  await expect(rail.locator('[aria-current]')).toHaveText(beforeLast);
  await rail.getByRole('link', { name: last, exact: true }).click();
  await expect(rail.locator('[aria-current]')).toHaveText(last);
});

test('Back leads to the menu after a tap on a category, and closes one layer at a time', async ({ page, request }) => {
  const at = await vendorWithMenu(request);
  const { vendor } = at;
  const [, second] = await categoriesOf(request, vendor);
  await addPlain(page, at);
  const rail = page.getByRole('navigation', { name: 'Menu categories' });
  await rail.getByRole('link', { name: second?.name ?? '', exact: true }).click();
  await expect(page).toHaveURL(`${pathOf(vendor)}#category-${second?.id}`);
  await page.getByRole('banner').getByRole('link', { name: 'Jara' }).click();
  await expect(cardNames(page).first()).toBeVisible();
  await page.goBack();
  await expect(page.locator('main h1')).toHaveText(vendor.name);

  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await cartButton(page).click();
  await cartSheet(page).getByRole('button', { name: 'Clear orders' }).click();
  const question = page.getByRole('dialog', { name: 'Clear orders' });
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(cartSheet(page)).toBeVisible();
  await page.goBack();
  await expect(cartSheet(page)).toBeHidden();
  await expect(page.locator('body[data-same-page]')).toBeVisible();
});

test('shell.003 catalog.027 a dish opens in a sheet; Back closes it and gives the focus back', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const { vendor, dish } = await dishWithChoices(request);
  const [group] = dish.groups;
  await visit(page, pathOf(vendor));
  const link = row(page, dish.id).getByRole('link');
  await link.focus();
  const asked = page.waitForResponse(new RegExp(`/api/customer/vendor/${vendor.id}/menu/${dish.id}$`));
  await page.keyboard.press('Enter');
  expect((await asked).status()).toBe(200);
  const sheet = page.getByRole('dialog', { name: dish.name });
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText(dish.description);
  await expect(sheet).toContainText(money(dish.price, dish.currency));
  const choices = sheet.getByRole('group', { name: group?.name ?? '', exact: true });
  await expect(choices.getByRole('listitem')).toHaveCount(group?.items.length ?? 0);
  for (const { name } of group?.items ?? []) await expect(choices).toContainText(name);
  await expect(page).toHaveURL(`${pathOf(vendor)}?dish=${dish.id}`);
  expect(new URL(page.url()).pathname).toBe(pathOf(vendor));
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(pathOf(vendor));
  await expect(link).toBeFocused();
});

test('a sheet outlives a reload, opens again however it was closed, and then Back leaves the vendor', async ({
  page,
  request,
}) => {
  const { vendor, dish } = await dishWithChoices(request);
  await visit(page, '/store');
  // The address of a dish that is not on the menu shows the menu.
  await visit(page, `${pathOf(vendor)}?dish=999999999`);
  await expect(page.getByRole('heading', { level: 1, name: vendor.name })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await visit(page, pathOf(vendor));
  const sheet = page.getByRole('dialog', { name: dish.name });
  await row(page, dish.id).getByRole('link').click();
  await expect(sheet).toBeVisible();
  await page.reload();
  await expect(sheet).toContainText(dish.groups[0]?.name ?? '');
  const closeByButton = () => sheet.getByRole('button', { name: 'Close' }).click();
  for (const close of [closeByButton, () => page.goBack(), () => page.keyboard.press('Escape')]) {
    await close();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(pathOf(vendor));
    await row(page, dish.id).getByRole('link').click();
    await expect(sheet).toBeVisible();
  }
  await closeByButton();
  await expect(page).toHaveURL(pathOf(vendor));
  await page.goBack();
  await expect(page).not.toHaveURL(pathOf(vendor));
});

test('a sheet opened by its address closes without asking the server; two taps add its dish once', async ({
  page,
  request,
}) => {
  const { vendor, dish } = await dishWithChoices(request);
  await visit(page, `${pathOf(vendor)}?dish=${dish.id}`);
  const sheet = page.getByRole('dialog', { name: dish.name });
  await chooseFirst(sheet, dish);
  const asked: string[] = [];
  page.on('request', (one) => one.url().includes('_rsc') && asked.push(one.url()));
  // Two taps in one moment.
  await sheet.getByRole('button', { name: /^Add [₦G]/ }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(pathOf(vendor));
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
  expect(asked).toEqual([]);

  await row(page, dish.id).getByRole('link').click();
  await sheet.getByRole('button', { name: 'Close' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(pathOf(vendor));
  await expect(page.locator('main h1')).toHaveText(vendor.name);
});

test('catalog.007 catalog.008 a closed restaurant says so in a modal, which closes or leads to open ones', async ({
  page,
  request,
}) => {
  const vendor = await closedVendor(request);
  const heard = complaints(page);
  const modal = page.getByRole('dialog', { name: 'Restaurant is closed!', exact: true });
  // Whatever tag was chosen last, the link leads to the bare path.
  await visit(page, '/store?tag=around_you');
  await expect.poll(() => page.evaluate(() => globalThis.localStorage.getItem('custom_tags'))).toBe('around_you');
  await visit(page, pathOf(vendor));
  await expect(modal).toBeVisible();
  await expectAccessible(page);
  expect(new URL(page.url()).pathname).toBe(pathOf(vendor));
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: vendor.name })).toBeVisible();
  await page.reload();
  await modal.getByRole('link', { name: 'See open restaurants', exact: true }).click();
  await expect(page).toHaveURL('/store');
  await expect(modal).toBeHidden();
  const tags = page.getByRole('navigation', { name: 'Delivery time' }).getByRole('link');
  await expect(tags.filter({ hasText: 'Under 35 mins' })).toHaveAttribute('aria-current', 'true');
  expect(heard).toEqual([]);
});

test('an unknown slug is a real 404 with the way home', async ({ page }) => {
  const heard = complaints(page);
  const answer = await page.goto('/store/yaba/restaurants/no-such-vendor');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('Page not found · Jara');
  await expect(page.getByRole('heading', { level: 1, name: 'There is nothing at this address' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/store');
  // The browser reports the status of a page that does not exist.
  expect(heard.filter((text) => !text.includes('404'))).toEqual([]);
});

test('catalog.003 a former slug and a wrong place or kind redirect to the vendor’s address', async ({ request }) => {
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
});
