import type { Cart, MenuItem, Vendor } from '@jara/contract';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { menuOf, pathOf, vendorsIn } from './demo-catalog.ts';
import { visit } from './visit.ts';

export type Counter = {
  readonly vendor: Vendor;
  readonly plain: readonly [MenuItem, MenuItem];
  /** One with choices, and the first option of each group that must be chosen. */
  readonly choosy: MenuItem;
};

const isPlain = ({ groups, is_available, price_description }: MenuItem) =>
  groups.length === 0 && is_available && price_description !== 'per pack';
const isChoosy = ({ groups, is_available }: MenuItem) =>
  is_available && groups.some(({ minimum, maximum }) => minimum === 1 && maximum === 1);

/** A vendor whose page opens with no dialog, with two plain dishes and one that must be chosen for. */
export async function counter(request: APIRequestContext): Promise<Counter> {
  for (const vendor of await vendorsIn(request)) {
    if (!vendor.vendor_class.includes('preorder')) continue;
    const menu = await menuOf(request, vendor);
    const [one, other] = menu.filter(isPlain);
    const choosy = menu.find(isChoosy);
    if (one && other && choosy) return { vendor, plain: [one, other], choosy };
  }
  throw new Error('The demo has no menu with plain dishes and choices.');
}

export const addButton = (page: Page, { name }: MenuItem) =>
  page.getByRole('button', { name: `Add ${name}`, exact: true });

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** The cart: beside the menu, or in the sheet that the bar opens. */
export async function openCart(page: Page): Promise<Locator> {
  if (!isPhone(page)) return page.getByRole('region', { name: 'Your cart' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /^Cart/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Your cart' });
  await expect(sheet).toBeVisible();
  return sheet;
}

export async function closeCart(page: Page): Promise<void> {
  if (!isPhone(page)) return;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeHidden();
}

export const pack = (cart: Locator, nth: number) => cart.getByRole('article', { name: `Pack ${nth}`, exact: true });
export const packNames = (cart: Locator) => cart.locator('article h3');
export const subtotal = (cart: Locator) => cart.locator('[data-part="subtotal"]');
export const amountOf = (where: Locator, { name }: MenuItem) =>
  where.getByRole('group', { name: `Quantity of ${name}`, exact: true }).locator('output');

/** By its words, as a finger does: the radio button itself is not in sight. */
export async function chooseClass(cart: Locator, words: 'Delivery' | 'Pickup' | 'Pre-order'): Promise<void> {
  await cart.getByRole('group', { name: 'Order type' }).getByText(words, { exact: true }).click();
  await expect(cart.getByRole('radio', { name: words })).toBeChecked();
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

export async function addPlain(page: Page, { vendor, plain }: Counter, count: 1 | 2 = 1): Promise<void> {
  await visit(page, pathOf(vendor));
  for (const dish of plain.slice(0, count)) await addButton(page, dish).click();
  await expectServer(page, vendor, (cart) => cart?.cart_items.filter(({ type }) => type === 'menu').length === count);
}

/** What the server holds for whoever this page belongs to. */
export async function serverCart(page: Page, { id }: Vendor, bearer?: string): Promise<Cart | null> {
  const guest = await page.evaluate(() => localStorage.getItem('guestId'));
  const headers: Record<string, string> = bearer
    ? { authorization: `Bearer ${bearer}` }
    : { 'x-guest-id': guest ?? '' };
  const answer = await page.request.get(`/api/customer/cart/vendor/${id}`, { headers });
  return ((await answer.json()) as { data?: Cart | null }).data ?? null;
}

export async function expectServer(page: Page, vendor: Vendor, holds: (cart: Cart | null) => boolean): Promise<void> {
  await expect.poll(async () => holds(await serverCart(page, vendor)), { message: 'the server’s cart' }).toBe(true);
}
