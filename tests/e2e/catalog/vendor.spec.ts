import type { Vendor, VendorType } from '@jara/contract';
import { WEEKDAYS, weekday } from '@jara/contract';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { addPlain, cartButton, cartSheet, chooseFirst, vendorWithMenu } from '../cart/cart.ts';
import {
  categoriesOf,
  closedVendor,
  dishWith,
  dishWithChoices,
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

const KINDS: readonly [VendorType, string][] = [
  ['restaurant', 'restaurants'],
  ['supermarket', 'supermarkets'],
  ['pharmacy', 'pharmacies'],
  ['local-market', 'local-market'],
];
for (const [type, segment] of KINDS) {
  test(`catalog.002, catalog.003, identity.001: a ${type} has its page under /${segment}, reached from the list`, async ({
    page,
    request,
  }) => {
    const vendors = (await vendorsIn(request)).filter(({ vendor_type }) => vendor_type === type);
    // Where the location has a space in it, if such a vendor is there.
    const vendor = vendors.find(({ location }) => location.includes(' ')) ?? vendors[0];
    if (!vendor) throw new Error(`The demo has no ${type}.`);
    await visit(page, `/store?tag=around_you&shown=300&type=${type}`);
    await page.getByRole('link', { name: vendor.name, exact: true }).click();
    await expect(page).toHaveURL(
      `/store/${vendor.location.toLowerCase().replaceAll(' ', '-')}/${segment}/${vendor.slug}`,
    );
    await expect(page.locator('main h1')).toHaveText(vendor.name);
  });
}

test('the header tells rating, hours, fee, time, place, discount, categories and what sets a vendor apart', {
  tag: '@desktop',
}, async ({ page, request }) => {
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
    await expect(header.locator('ul[aria-label="Categories"] a')).toHaveText(vendor.categories.map(({ name }) => name));
    await expect(fact('Delivery')).toHaveText(money(vendor.delivery_price, vendor.currency));
    await expect(fact('Today')).toHaveText(hoursByOwnClock(vendor));
    await expect(fact('Arrives in')).toHaveText(
      takesOrders(vendor) && vendor.vendor_class.includes('instant') ? [`${vendor.delivery_minutes} mins`] : [],
    );
  });
});

test('catalog.026, identity.001: a guest reads the whole menu, by category', async ({ page, request }) => {
  const vendor = await vendorWithoutDialog(request);
  const [menu, categories] = [await menuOf(request, vendor), await categoriesOf(request, vendor)];
  await visit(page, pathOf(vendor));
  await expect(page.locator('[data-part="category"] h2')).toHaveText(categories.map(({ name }) => name));
  await expect(page.locator('[data-part="category"] li')).toHaveCount(menu.length);
  for (const dish of menu.slice(0, 5)) {
    await expect(row(page, dish.id)).toContainText(dish.name);
    await expect(row(page, dish.id)).toContainText(money(dish.discount_price ?? dish.price, dish.currency));
  }
});

test('the marked category follows the scroll, and a tap on another leads there', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const vendor = await vendorWithoutDialog(request);
  const categories = await categoriesOf(request, vendor);
  await visit(page, pathOf(vendor));
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

test('the menu is searched as one types, without asking the network', async ({ page, request }) => {
  const vendor = await vendorWithoutDialog(request);
  const menu = await menuOf(request, vendor);
  const [dish] = menu;
  if (!dish) throw new Error('The menu is empty.');
  await visit(page, pathOf(vendor));
  const asked: string[] = [];
  page.on('request', (one) => one.url().includes('/api/') && asked.push(one.url()));
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
});

test('a discounted dish shows its price and the old one struck', async ({ page, request }) => {
  const { vendor, dish } = await dishWith(
    request,
    'a discounted dish',
    ({ discount_price }) => (discount_price ?? 0) > 0,
  );
  await page.goto(pathOf(vendor));
  await expect(row(page, dish.id)).toContainText(money(dish.discount_price ?? 0, dish.currency));
  await expect(row(page, dish.id).locator('s')).toHaveText(money(dish.price, dish.currency));
});

test('a dish that became free costs zero, not its old price', async ({ page, request }) => {
  const { vendor, dish } = await dishWith(request, 'a free dish', ({ discount_price }) => discount_price === 0);
  await page.goto(pathOf(vendor));
  await expect(row(page, dish.id)).toContainText(money(0, dish.currency));
  await expect(row(page, dish.id).locator('s')).toHaveText(money(dish.price, dish.currency));
});

test('a dish that has run out says so', async ({ page, request }) => {
  const { vendor, dish } = await dishWith(request, 'a dish out of stock', ({ is_available }) => !is_available);
  await page.goto(pathOf(vendor));
  await expect(row(page, dish.id)).toContainText('Out of stock');
});

test('shell.003, catalog.027: a dish opens in a sheet with its choices; Back closes it and gives the focus back', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const { vendor, dish } = await dishWithChoices(request);
  const [group] = dish.groups;
  await visit(page, '/store');
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

test('a sheet stays open after a reload, is shared, and its close button leaves the page', async ({
  page,
  browser,
  request,
}) => {
  const { vendor, dish } = await dishWithChoices(request);
  await visit(page, pathOf(vendor));
  await row(page, dish.id).getByRole('link').click();
  const sheet = page.getByRole('dialog', { name: dish.name });
  await expect(sheet).toBeVisible();
  await page.reload();
  await expect(sheet).toContainText(dish.groups[0]?.name ?? '');
  const friend = await browser.newContext();
  const theirs = await friend.newPage();
  await theirs.goto(page.url());
  await expect(theirs.getByRole('dialog', { name: dish.name })).toContainText(dish.groups[0]?.name ?? '');
  await friend.close();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(pathOf(vendor));
});

test('a sheet that an address has opened closes without asking the server, and its dish is added once', async ({
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

test('one sheet after the other is opened, however the one before was closed', async ({ page, request }) => {
  const { vendor, dish } = await dishWithChoices(request);
  await visit(page, pathOf(vendor));
  const sheet = page.getByRole('dialog', { name: dish.name });
  for (const close of [
    () => sheet.getByRole('button', { name: 'Close' }).click(),
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
  ]) {
    await row(page, dish.id).getByRole('link').click();
    await expect(sheet).toBeVisible();
    await close();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(pathOf(vendor));
  }
});

test('after a sheet was closed by its button, Back leaves the vendor', async ({ page, request }) => {
  const { vendor, dish } = await dishWithChoices(request);
  await visit(page, '/store');
  await visit(page, pathOf(vendor));
  const sheet = page.getByRole('dialog', { name: dish.name });
  await row(page, dish.id).getByRole('link').click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(pathOf(vendor));
  await page.goBack();
  await expect(page).toHaveURL('/store');
});

test('the address of a dish that is not on the menu shows the menu', async ({ page, request }) => {
  const vendor = await vendorWithoutDialog(request);
  await visit(page, `${pathOf(vendor)}?dish=999999999`);
  await expect(page.getByRole('heading', { level: 1, name: vendor.name })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('catalog.007, catalog.008, shell.003: a closed restaurant says so in a modal that leads to open ones', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const vendor = await closedVendor(request);
  // Whatever tag was chosen last: the way leads to the bare path.
  await visit(page, '/store?tag=around_you');
  await expect.poll(() => page.evaluate(() => globalThis.localStorage.getItem('custom_tags'))).toBe('around_you');
  await visit(page, pathOf(vendor));
  const modal = page.getByRole('dialog', { name: 'Restaurant is closed!', exact: true });
  await expect(modal).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(pathOf(vendor));
  await modal.getByRole('link', { name: 'See open restaurants', exact: true }).click();
  await expect(page).toHaveURL('/store');
  await expect(modal).toBeHidden();
  const tags = page.getByRole('navigation', { name: 'Delivery time' }).getByRole('link');
  await expect(tags.filter({ hasText: 'Under 35 mins' })).toHaveAttribute('aria-current', 'true');
});

test('the closed modal closes by its button and by Back, and the menu can be read', async ({ page, request }) => {
  const vendor = await closedVendor(request);
  const modal = page.getByRole('dialog', { name: 'Restaurant is closed!', exact: true });
  await visit(page, pathOf(vendor));
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: vendor.name })).toBeVisible();
  await page.reload();
  await expect(modal).toBeVisible();
  await page.goBack();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(pathOf(vendor));
});

test('shell.003 a guest who likes a vendor is asked to sign in, on the same page', async ({ page, request }) => {
  const vendor = await vendorWithoutDialog(request);
  await visit(page, pathOf(vendor));
  const like = page.getByRole('button', { name: `Like ${vendor.name}` });
  await like.click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(pathOf(vendor));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(like).toBeFocused();
});

test('an unknown slug is a real 404 with the way home', async ({ page }) => {
  const answer = await page.goto('/store/yaba/restaurants/no-such-vendor');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('Page not found · Jara');
  await expect(page.getByRole('heading', { level: 1, name: 'There is nothing at this address' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/store');
});

test('a former slug leads to the present address for good', async ({ page, request }) => {
  // The demo renames every twelfth vendor; the former name ends with the city.
  const renamed = (await vendorsIn(request)).find(({ id }) => id % 12 === 0);
  if (!renamed) throw new Error('The demo has no renamed vendor in Lagos.');
  const former = pathOf(renamed).replace(/[^/]+$/, `${renamed.slug}-${renamed.city_slug}`);
  const answer = await request.get(former, { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers()['location']).toBe(pathOf(renamed));
  await page.goto(former);
  await expect(page).toHaveURL(pathOf(renamed));
  await expect(page.locator('main h1')).toHaveText(renamed.name);
});

test('catalog.003 another location or kind in the path leads to the right one', async ({ request }) => {
  const vendor = await vendorWithoutDialog(request);
  for (const wrong of [`/store/elsewhere/restaurants/${vendor.slug}`, `/store/yaba/garages/${vendor.slug}`]) {
    const answer = await request.get(wrong, { maxRedirects: 0 });
    expect(answer.status(), wrong).toBe(308);
    expect(answer.headers()['location'], wrong).toBe(pathOf(vendor));
  }
  const toDish = await request.get(`/store/elsewhere/restaurants/${vendor.slug}?dish=7`, { maxRedirects: 0 });
  expect(toDish.headers()['location']).toBe(`${pathOf(vendor)}?dish=7`);
});

test.describe('somewhere else', () => {
  test.use({ timezoneId: 'Asia/Tokyo', locale: 'ja-JP' });

  test('catalog.032 opening hours are those of the vendor’s own clock', async ({ page, request }) => {
    const vendors = await vendorsIn(request);
    const byDay = vendors.filter(({ available_hours: hours }) => WEEKDAYS.some((day) => hours[day]));
    for (const vendor of byDay.slice(0, 3)) {
      await inOneMinute(async () => {
        await page.goto(pathOf(vendor));
        await expect(page.locator('main dl > div').filter({ hasText: 'Today' }).locator('dd')).toHaveText(
          hoursByOwnClock(vendor),
        );
      });
    }
    expect(byDay.length).toBeGreaterThan(0);
  });
});
