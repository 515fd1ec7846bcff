import { randomUUID } from 'node:crypto';
import type { Cart, MenuItem, Vendor } from '@jara/contract';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { menuOf, pathOf, vendorsWithoutDialog } from '../support/demo-catalog.ts';
import { visit } from '../support/visit.ts';

export type VendorWithMenu = {
  readonly vendor: Vendor;
  readonly plain: readonly [MenuItem, MenuItem];
  /** A dish with a required choice. */
  readonly withOptions: MenuItem;
};

const isPlain = ({ groups, is_available, price_description }: MenuItem) =>
  groups.length === 0 && is_available && price_description !== 'per pack';
const hasRequiredChoice = ({ groups, is_available }: MenuItem) =>
  is_available && groups.some(({ minimum, maximum }) => minimum === 1 && maximum === 1);

/** Vendors whose pages open with no dialog, each with two plain dishes and one with a required choice. */
export async function vendorsWithMenus(request: APIRequestContext, count: number): Promise<VendorWithMenu[]> {
  const found: VendorWithMenu[] = [];
  for (const vendor of await vendorsWithoutDialog(request)) {
    const menu = await menuOf(request, vendor);
    const [one, other] = menu.filter(isPlain);
    const withOptions = menu.find(hasRequiredChoice);
    if (one && other && withOptions) found.push({ vendor, plain: [one, other], withOptions });
    if (found.length === count) return found;
  }
  throw new Error(`The demo has not ${count} menus with plain dishes and choices.`);
}

export async function vendorWithMenu(request: APIRequestContext): Promise<VendorWithMenu> {
  const [first] = await vendorsWithMenus(request, 1);
  if (!first) throw new Error('No vendor was asked for.');
  return first;
}

/** What must be chosen of a dish, as the API is told: the first options that are there. */
export const requiredChoices = ({ groups }: MenuItem) =>
  groups
    .filter(({ minimum }) => minimum > 0)
    .map(({ id, minimum, maximum, items }) => ({
      id: items.find(({ is_available }) => is_available)?.id,
      quantity: maximum === 1 ? 1 : minimum,
      menu_group_id: id,
    }));

/** A guest whose carts, with both plain dishes of each vendor, are on the server but not yet in the browser. */
export async function guestWithCarts(
  page: Page,
  at: readonly VendorWithMenu[],
  dishesOf: (at: VendorWithMenu) => readonly MenuItem[] = ({ plain }) => plain,
): Promise<void> {
  const guest = randomUUID();
  await page.addInitScript((id) => localStorage.setItem('guestId', id), guest);
  for (const dish of at.flatMap(dishesOf)) {
    const data = { item_id: dish.id, quantity: 1, type: 'menu', modifiers: requiredChoices(dish) };
    const answer = await page.request.post('/api/customer/cart', { data, headers: { 'x-guest-id': guest } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

/** The one in the bar of a phone, or in the header of a desktop. */
export const cartButton = (page: Page) => page.getByRole('button', { name: /^Cart(,|$)/ });
export const cartDrawer = (page: Page) => page.getByRole('dialog', { name: 'Your carts', exact: true });
export const cartSheet = (page: Page) => page.getByRole('dialog', { name: 'Your cart', exact: true });
/** Beside the menu, where there is room. */
export const cartPanel = (page: Page) => page.getByRole('region', { name: 'Your cart' });
export const viewCartBar = (page: Page) => page.getByRole('button', { name: /^View cart/ });
export const cartCard = (drawer: Locator, { name }: Vendor) => drawer.getByRole('article', { name, exact: true });

/** In the dish's row. Once the cart holds some, it adds one more. */
export const addButton = (page: Page, { id }: MenuItem) =>
  page.locator(`article[data-dish="${id}"]`).getByRole('button', { name: /^Add / });

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** The cart: beside the menu, or in the sheet that the bar opens. */
export async function openCart(page: Page): Promise<Locator> {
  if (!isPhone(page)) return cartPanel(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /^Cart/ }).click();
  await cartSheet(page).waitFor();
  return cartSheet(page);
}

export async function closeCart(page: Page): Promise<void> {
  if (!isPhone(page)) return;
  await page.keyboard.press('Escape');
  await expect(cartSheet(page)).toBeHidden();
}

export const pack = (cart: Locator, nth: number) => cart.getByRole('article', { name: `Pack ${nth}`, exact: true });
export const packNames = (cart: Locator) => cart.locator('article h3');
export const subtotal = (cart: Locator) => cart.locator('[data-part="subtotal"]');
export const amountOf = (where: Locator, { name }: MenuItem) =>
  where.getByRole('group', { name: `Quantity of ${name}`, exact: true }).locator('output');

/** Until nothing is sent or asked for that would move the cart's rows: a tap on a row that moves can miss it. */
async function expectAtRest(cart: Locator): Promise<void> {
  await expectSettled(cart.page());
  await expect(cart.getByRole('status').filter({ hasText: 'Loading the fees' })).toHaveCount(0);
}

/** Taps the label: the radio button itself is visually hidden. */
export async function chooseClass(cart: Locator, words: 'Delivery' | 'Pickup' | 'Pre-order'): Promise<void> {
  await expectAtRest(cart);
  await cart.getByRole('group', { name: 'Order type' }).getByText(words, { exact: true }).click();
  await expect(cart.getByRole('radio', { name: words })).toBeChecked();
}

/** The first time of the last day that a pre-order may come on. */
export async function chooseDeliveryTime(cart: Locator): Promise<void> {
  await cart.getByRole('button', { name: /^Delivery time/ }).click();
  const times = cart.page().getByRole('dialog', { name: 'Choose delivery time' });
  await times.getByRole('group', { name: 'Day' }).locator('label').last().click();
  await times.getByRole('radiogroup', { name: 'Time' }).locator('label').first().click();
  await times.getByRole('button', { name: 'Set delivery time' }).click();
  await expect(times).toBeHidden();
}

/** Chooses what must be chosen, in the sheet or dialog of a dish. */
export async function chooseFirst(dialog: Locator, dish: MenuItem, nth = 0): Promise<void> {
  for (const { name, minimum, maximum, items } of dish.groups) {
    const option = items.filter(({ is_available }) => is_available)[nth]?.name ?? '';
    const group = dialog.getByRole('group', { name, exact: true });
    if (minimum > 0 && maximum === 1) await group.getByLabel(option).check();
    for (let left = maximum === 1 ? 0 : minimum; left > 0; left -= 1) {
      await group.getByRole('button', { name: `Add one ${option}`, exact: true }).click();
    }
  }
}

export async function addPlain(page: Page, { vendor, plain }: VendorWithMenu, count: 1 | 2 = 1): Promise<void> {
  await visit(page, pathOf(vendor));
  for (const dish of plain.slice(0, count)) await addButton(page, dish).click();
  await expectServerCart(
    page,
    vendor,
    (cart) => cart?.cart_items.filter(({ type }) => type === 'menu').length === count,
  );
  await expectSettled(page);
}

/** Until the page has nothing to send and awaits no response. The server's cart alone does not show that. */
export const expectSettled = (page: Page) => page.locator('[data-carts="settled"]').waitFor({ state: 'attached' });

/** The server's cart of this page's guest, or of a customer's token. */
export async function serverCart(page: Page, { id }: Vendor, bearer?: string): Promise<Cart | null> {
  const guest = await page.evaluate(() => localStorage.getItem('guestId'));
  const headers: Record<string, string> = bearer
    ? { authorization: `Bearer ${bearer}` }
    : { 'x-guest-id': guest ?? '' };
  const answer = await page.request.get(`/api/customer/cart/vendor/${id}`, { headers });
  return ((await answer.json()) as { data?: Cart | null }).data ?? null;
}

export async function expectServerCart(
  page: Page,
  vendor: Vendor,
  holds: (cart: Cart | null) => boolean,
): Promise<void> {
  await expect
    .poll(async () => holds(await serverCart(page, vendor)), { message: 'the server’s cart', intervals: [100] })
    .toBe(true);
}
