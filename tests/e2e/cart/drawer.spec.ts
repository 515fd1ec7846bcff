import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, LAYER } from '../support/axe.ts';
import { pathOf } from '../support/demo-catalog.ts';
import { intercept } from '../support/intercept.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import {
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

test('cart.013 cart.016 cart.017 the drawer shows each vendor’s cart, opens one, removes one, clears all', async ({
  page,
  request,
}) => {
  const [one, other] = await vendorsWithMenus(request, 2);
  if (!one || !other) throw new Error('Two vendors are needed.');
  await guestWithCarts(page, [one, other]);
  await visit(page, HOME);
  await cartButton(page).click();
  const sheet = cartSheet(page);
  const drawer = cartDrawer(page);
  const tab = drawer.getByRole('tab', { name: 'Cart', exact: true });
  await expect(tab).toHaveAttribute('data-value', 'cart');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(drawer.getByRole('tab', { name: 'Saved items' })).toHaveAttribute('data-value', 'savedItems');
  await expect(drawer.getByRole('article')).toHaveCount(2);
  await expectAccessible(page, LAYER);

  const proceed = cartCard(drawer, one.vendor).getByRole('button', { name: 'Proceed to checkout' });
  const reach = await intercept(page, '**/api/customer/cart/vendor/*', (route) =>
    route.fulfill(refuse('This cart is out of reach.')),
  );
  await proceed.click();
  await expect(page.getByText('This cart is out of reach.')).toBeVisible();
  await expect(drawer.getByRole('article')).toHaveCount(2);
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await reach();
  await proceed.click();
  await expect(packNames(sheet)).toHaveText(['Pack 1']);
  await expect(sheet).toContainText(one.vendor.name);
  await expect(sheet.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(cartButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await cartCard(drawer, other.vendor).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Cart deleted successfully')).toBeVisible();
  await expect(drawer.getByRole('article')).toHaveCount(1);
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await expectServerCart(page, other.vendor, (held) => held === null);
  expect(await serverCart(page, one.vendor)).not.toBeNull();

  const calls = cartCalls(page);
  const confirm = page.getByRole('dialog', { name: 'Clear carts' });
  await drawer.getByRole('button', { name: 'Clear carts' }).click();
  await confirm.getByRole('button', { name: 'Keep carts' }).click();
  await expect(confirm).toBeHidden();
  await expect(drawer.getByRole('article')).toHaveCount(1);
  expect(calls).toEqual([]);
  await drawer.getByRole('button', { name: 'Clear carts' }).click();
  await confirm.getByRole('button', { name: 'Clear carts' }).click();
  await expect(confirm).toBeHidden();
  await expect(drawer).toContainText('Your cart is empty.');
  expect(calls).toEqual(['DELETE /cart/clear']);
  await expectServerCart(page, one.vendor, (held) => held === null);
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
  await guestWithCarts(page, [at]);
  await page.addInitScript((address) => {
    localStorage.setItem('location', address);
    localStorage.setItem('selectedPaymentMethod', '{"id":1}');
  }, JSON.stringify(ADDRESS));
  await visit(page, pathOf(at.vendor));
  const cart = await openCart(page);
  await expect(packNames(cart)).toHaveText(['Pack 1']);
  await expectSettled(page);
  const calls = cartCalls(page);
  await saveForLater(cart, 'Keep cart');
  await cart.getByRole('button', { name: 'All carts (1)' }).click();
  const drawer = cartDrawer(page);
  await drawer.getByRole('tab', { name: 'Saved items (1)' }).click();
  expect(calls).toEqual([]);
  const { records, ...database } = await savedInBrowser(page);
  // The library writes its version 1 as the browser's 10, so as to have room in between.
  expect(database).toEqual({ version: 10, tables: ['saveItems'], key: ['id', true], indexes: ['activeVendorId'] });
  expect(records).toMatchObject([
    {
      activeVendorId: at.vendor.id,
      customerAddress: ADDRESS,
      selectedPaymentMethod: { id: 1 },
    },
  ]);

  // Over a cart that is there, it is asked how.
  const saved = cartCard(drawer, at.vendor);
  await expect(saved).toContainText('2 items');
  await saved.getByRole('button', { name: 'Restore' }).click();
  const question = page.getByRole('dialog', { name: 'Your cart already holds this' });
  await expect(question).toContainText(`from ${at.vendor.name}.`);
  await question.getByRole('button', { name: 'Keep cart as it is' }).click();
  await expect(question).toBeHidden();
  await saved.getByRole('button', { name: 'Restore' }).click();
  await question.getByRole('button', { name: 'Add it again' }).click();
  await expect(packNames(cart)).toHaveText(['Pack 1', 'Pack 2']);
  await expectServerCart(page, at.vendor, (held) => held?.packs.length === 2);
  expect((await savedInBrowser(page)).records).toEqual([]);

  // Saved once more, the cart is cleared at once, and that is undone.
  await saveForLater(cart, 'Clear cart');
  await expect(cart).toContainText('Your cart is empty.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(packNames(cart)).toHaveText(['Pack 1', 'Pack 2']);
  await expectServerCart(page, at.vendor, (held) => held?.packs.length === 2);
  await cart.getByRole('button', { name: 'All carts (1)' }).click();
  await drawer.getByRole('tab', { name: 'Saved items (1)' }).click();
  await saved.getByRole('button', { name: 'Delete' }).click();
  await expect(drawer).toContainText('Nothing saved yet');
  await expect(drawer.getByRole('tab', { name: 'Saved items', exact: true })).toBeVisible();
  expect((await savedInBrowser(page)).records).toEqual([]);
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
