import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, LAYER } from '../support/axe.ts';
import { money } from '../support/demo-catalog.ts';
import { intercept } from '../support/intercept.ts';
import { test } from '../support/test.ts';
import { visit, waitForHydration } from '../support/visit.ts';
import {
  addPlain,
  cartButton,
  cartCard,
  cartDrawer,
  cartSheet,
  expectServerCart,
  expectSettled,
  guestWithCarts,
  openCart,
  packNames,
  serverCart,
  vendorsWithMenus,
  vendorWithMenu,
} from './cart.ts';

const HOME = '/store';

/** Which calls of the carts a page makes, as 'GET /cart'. */
function cartCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (one) => {
    const { pathname } = new URL(one.url());
    if (pathname.startsWith('/api/customer/cart'))
      calls.push(`${one.method()} ${pathname.slice('/api/customer'.length)}`);
  });
  return calls;
}

const refuse = (message: string) => ({ status: 400, json: { status: 'failed', code: 'INVALID_INPUT', message } });

test('cart.013 cart.014 cart.016 the drawer shows each vendor’s cart, opens one and removes one', async ({
  page,
  request,
}) => {
  const [one, other] = await vendorsWithMenus(request, 2);
  if (!one || !other) throw new Error('Two vendors are needed.');
  await guestWithCarts(page, [one, other]);
  const calls = cartCalls(page);
  await visit(page, HOME);
  await cartButton(page).click();
  const drawer = cartDrawer(page);
  const tab = drawer.getByRole('tab', { name: 'Cart', exact: true });
  await expect(tab).toHaveAttribute('data-value', 'cart');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(drawer.getByRole('tab', { name: 'Saved items' })).toHaveAttribute('data-value', 'savedItems');
  await expect(drawer.getByRole('article')).toHaveCount(2);
  expect(calls).toEqual(['GET /cart']);
  for (const { vendor, plain } of [one, other]) {
    const card = cartCard(drawer, vendor);
    const held = await serverCart(page, vendor);
    await expect(card.locator('img')).toHaveAttribute('src', new RegExp(encodeURIComponent(held?.vendor.logo ?? '?')));
    await expect(card).toContainText('2 items');
    await expect(card).toContainText(money(held?.total_price ?? 0, vendor.currency));
    const summary = (await card.locator('[data-part="summary"]').textContent()) ?? '';
    const whole = `Pack 1: ${plain[0].name}, ${plain[1].name}`;
    expect(summary).toBe(whole.length > 100 ? `${whole.slice(0, 99).trimEnd()}…` : whole);
  }
  await expectAccessible(page, LAYER);

  calls.length = 0;
  await cartCard(drawer, one.vendor).getByRole('button', { name: 'Proceed to checkout' }).click();
  const sheet = cartSheet(page);
  await expect(packNames(sheet)).toHaveText(['Pack 1']);
  await expect(sheet).toContainText(one.vendor.name);
  await expect(sheet.locator(':focus')).toHaveCount(1);
  const asked = () => calls.filter((call) => call.startsWith('GET /cart/vendor/'));
  expect(asked()).toEqual([`GET /cart/vendor/${one.vendor.id}`]);
  // Looked at again, by the same way and by a window that comes back: it is not asked for again.
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(cartButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('article')).toHaveCount(2);
  expect(asked()).toHaveLength(1);

  await cartCard(drawer, other.vendor).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Cart deleted successfully')).toBeVisible();
  await expect(drawer.getByRole('article')).toHaveCount(1);
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await expectServerCart(page, other.vendor, (held) => held === null);
  expect(await serverCart(page, one.vendor)).not.toBeNull();
});

test('cart.017 cart.094 a cart that cannot be loaded is told; clearing all asks first, and then all go', async ({
  page,
  request,
}) => {
  const at = await vendorsWithMenus(request, 2);
  await guestWithCarts(page, at);
  const reach = await intercept(page, '**/api/customer/cart/vendor/*', (route) =>
    route.fulfill(refuse('This cart is out of reach.')),
  );
  await visit(page, HOME);
  await cartButton(page).click();
  const drawer = cartDrawer(page);
  await drawer.getByRole('button', { name: 'Proceed to checkout' }).first().click();
  await expect(page.getByText('This cart is out of reach.')).toBeVisible();
  await expect(drawer.getByRole('article')).toHaveCount(2);
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await reach();

  const calls = cartCalls(page);
  const confirm = page.getByRole('dialog', { name: 'Clear carts' });
  await drawer.getByRole('button', { name: 'Clear carts' }).click();
  await confirm.getByRole('button', { name: 'Keep carts' }).click();
  await expect(confirm).toBeHidden();
  await expect(drawer.getByRole('article')).toHaveCount(2);
  expect(calls).toEqual([]);
  await drawer.getByRole('button', { name: 'Clear carts' }).click();
  await confirm.getByRole('button', { name: 'Clear carts' }).click();
  await expect(confirm).toBeHidden();
  await expect(drawer).toContainText('Your cart is empty.');
  await expect(drawer).toContainText('Add items to get started');
  expect(calls).toEqual(['DELETE /cart/clear']);
  for (const { vendor } of at) await expectServerCart(page, vendor, (held) => held === null);
});

async function saveForLater(cart: Locator, then: 'Keep cart' | 'Clear cart'): Promise<void> {
  await cart.getByRole('button', { name: 'Save for later' }).click();
  const dialog = cart.page().getByRole('dialog', { name: 'Saved for later' });
  await dialog.getByRole('button', { name: then }).click();
  await expect(dialog).toBeHidden();
}

/** The browser's own view of its database. */
const savedInBrowser = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ version: number; tables: string[]; key: unknown; indexes: string[]; records: object[] }>(
        (resolve, reject) => {
          const opening = indexedDB.open('storeDb');
          opening.onerror = () => reject(new Error('storeDb cannot be opened'));
          opening.onsuccess = () => {
            const database = opening.result;
            const table = database.transaction('saveItems').objectStore('saveItems');
            const reading = table.getAll() as IDBRequest<object[]>;
            reading.onsuccess = () => {
              database.close();
              resolve({
                version: database.version,
                tables: [...database.objectStoreNames],
                key: [table.keyPath, table.autoIncrement],
                indexes: [...table.indexNames],
                records: reading.result,
              });
            };
          };
        },
      ),
  );

const ADDRESS = {
  id: 41,
  pretty_name: '5 Herbert Macaulay Way, Yaba, Lagos',
  display_name: '5 Herbert Macaulay Way',
  state: 'Lagos',
  coordinate: { x: 3.37, y: 6.51 },
  city: 'Yaba',
  country_code: 'NG',
  landmark: null,
  recipient: null,
  is_active: true,
};

test('cart.042 cart.062 cart.064 a cart is saved for later, counted, restored and deleted', async ({
  page,
  request,
}) => {
  const at = await vendorWithMenu(request);
  await addPlain(page, at);
  await page.evaluate((address) => {
    localStorage.setItem('location', JSON.stringify(address));
    localStorage.setItem('selectedPaymentMethod', '{"id":1}');
  }, ADDRESS);
  let cart = await openCart(page);
  const calls = cartCalls(page);
  await saveForLater(cart, 'Keep cart');
  await cart.getByRole('button', { name: 'All carts (1)' }).click();
  const drawer = cartDrawer(page);
  await expect(drawer.getByRole('tab', { name: 'Saved items (1)' })).toBeVisible();
  expect(calls).toEqual([]);

  const { records, ...database } = await savedInBrowser(page);
  // The library writes its version 1 as the browser's 10, so as to have room in between.
  expect(database).toEqual({ version: 10, tables: ['saveItems'], key: ['id', true], indexes: ['activeVendorId'] });
  expect(records).toHaveLength(1);
  expect(Object.keys(records[0] ?? {}).toSorted()).toEqual([
    'activeVendor',
    'activeVendorId',
    'activeVendorLocation',
    'activeVendorLogo',
    'activeVendorName',
    'activeVendorType',
    'cartMetadata',
    'currency',
    'customerAddress',
    'customerDeliveryNote',
    'customerVendorNote',
    'deliveryFee',
    'id',
    'orderType',
    'packs',
    'selectedPaymentMethod',
    'subTotal',
    'timeRange',
    'vendorAddressId',
  ]);
  expect(records[0]).toMatchObject({
    activeVendor: at.vendor.slug,
    activeVendorId: at.vendor.id,
    activeVendorName: at.vendor.name,
    activeVendorLogo: at.vendor.logo_url,
    activeVendorLocation: at.vendor.location,
    activeVendorType: at.vendor.vendor_type,
    vendorAddressId: at.vendor.address_id,
    currency: at.vendor.currency,
    customerAddress: ADDRESS,
    selectedPaymentMethod: { id: 1 },
  });

  // Without the cart, after a reload: it is refilled, with vendor and location.
  await drawer.getByRole('button', { name: 'Remove' }).click();
  await expectServerCart(page, at.vendor, (held) => held === null);
  await page.evaluate(() => ['location', 'selectedPaymentMethod'].map((key) => localStorage.removeItem(key)));
  const fetched: Promise<string>[] = [];
  page.on('response', (one) => void (one.url().endsWith('.js') && fetched.push(one.text().catch(() => ''))));
  await visit(page, HOME);
  // Whoever reaches for the button has what it opens when they tap it.
  await cartButton(page).focus();
  await expect
    .poll(async () => (await Promise.all(fetched)).some((code) => code.includes('Nothing saved yet')))
    .toBe(true);
  await cartButton(page).click();
  const saved = cartCard(drawer, at.vendor);
  await expect(saved).toContainText('1 item');
  await saved.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Item restored to checkout')).toBeVisible();
  cart = cartSheet(page);
  await expect(packNames(cart)).toHaveText(['Pack 1']);
  await expectServerCart(page, at.vendor, (held) => held?.cart_items[0]?.item_id === at.plain[0].id);
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(kept).toMatchObject({
    location: JSON.stringify(ADDRESS),
    selectedPaymentMethod: '{"id":1}',
    activeVendor: at.vendor.slug,
  });
  expect((await savedInBrowser(page)).records).toEqual([]);

  // Over a cart that is there, it is asked how; then another one is deleted.
  await saveForLater(cart, 'Keep cart');
  await cart.getByRole('button', { name: 'All carts (1)' }).click();
  await drawer.getByRole('tab', { name: 'Saved items (1)' }).click();
  await saved.getByRole('button', { name: 'Restore' }).click();
  const question = page.getByRole('dialog', { name: 'Your cart already holds this' });
  await expect(question).toContainText(`Your cart already holds ${at.plain[0].name} from ${at.vendor.name}.`);
  await question.getByRole('button', { name: 'Keep cart as it is' }).click();
  await expect(question).toBeHidden();
  await saved.getByRole('button', { name: 'Restore' }).click();
  await question.getByRole('button', { name: 'Put it in anyway' }).click();
  await expect(packNames(cart)).toHaveText(['Pack 1', 'Pack 2']);
  await expectServerCart(page, at.vendor, (held) => held?.packs.length === 2);

  // Saved once more, the cart is cleared at once, and that is undone.
  await saveForLater(cart, 'Clear cart');
  await expect(cart).toContainText('Your cart is empty.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(packNames(cart)).toHaveText(['Pack 1', 'Pack 2']);
  await expectServerCart(page, at.vendor, (held) => held?.packs.length === 2);
  await expectSettled(page);
  await cart.getByRole('button', { name: 'All carts (1)' }).click();
  await drawer.getByRole('tab', { name: 'Saved items (1)' }).click();
  await saved.getByRole('button', { name: 'Delete' }).click();
  await expect(drawer).toContainText('Nothing saved yet');
  await expect(drawer.getByRole('tab', { name: 'Saved items', exact: true })).toBeVisible();
  expect((await savedInBrowser(page)).records).toEqual([]);
  expect((await serverCart(page, at.vendor))?.packs).toHaveLength(2);
});

test('with a message up, and a mouse left on it, the tabs of the drawer can be tapped', async ({ page, request }) => {
  await guestWithCarts(page, [await vendorWithMenu(request)]);
  await visit(page, HOME);
  await cartButton(page).tap();
  const cart = cartSheet(page);
  await saveForLater(cart, 'Keep cart');
  await cart.getByRole('button', { name: 'All carts (1)' }).tap();
  const drawer = cartDrawer(page);
  await drawer.getByRole('button', { name: 'Remove' }).tap();
  await page.locator('[data-toast]').filter({ hasText: 'Undo' }).hover();
  const saved = drawer.getByRole('tab', { name: 'Saved items (1)' });
  await saved.tap();
  await expect(saved).toHaveAttribute('aria-selected', 'true');
  await drawer.getByRole('tab', { name: 'Cart', exact: true }).tap();
  await expect(saved).toHaveAttribute('aria-selected', 'false');
});

test('cart.093 when carts cannot be loaded, that is told, and the kept one can be restored', async ({
  page,
  request,
}) => {
  const at = await vendorWithMenu(request);
  await addPlain(page, at);
  const reach = await intercept(page, '**/api/customer/cart', (route) =>
    route.request().method() === 'GET' ? route.fulfill(refuse('Your carts are out of reach.')) : route.fallback(),
  );
  await visit(page, HOME);
  await expect(page.getByText('Your carts are out of reach.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
  await cartButton(page).click();
  const sheet = cartSheet(page);
  await expect(sheet).toContainText('We could not load your cart. What was in it is kept on this device.');
  await expect(sheet.getByRole('alert')).toContainText('Your carts are out of reach.');
  await sheet.getByRole('button', { name: 'Restore cart' }).click();
  await expect(packNames(sheet)).toHaveText(['Pack 1']);
  await expect(sheet).not.toContainText('We could not load your cart.');

  // Where nothing was held, as on a new phone, it does not look like an empty cart.
  await page.evaluate(() => localStorage.removeItem('cart'));
  await page.reload();
  await waitForHydration(page);
  await cartButton(page).click();
  await expect(sheet.getByRole('alert')).toContainText('Your carts are out of reach.');
  await expect(sheet).not.toContainText('Your cart is empty.');
  await reach();
  await sheet.getByRole('button', { name: 'Retry' }).click();
  await expect(packNames(sheet)).toHaveText(['Pack 1']);
});
