import type { OrderClass } from '@jara/contract';
import { expect } from '@playwright/test';
import { expectAccessible, LAYER } from '../support/axe.ts';
import { money, pathOf } from '../support/demo-catalog.ts';
import { expectFullyVisible } from '../support/fully-visible.ts';
import { test } from '../support/test.ts';
import { expectNoSidewaysScroll, visit, waitForHydration } from '../support/visit.ts';
import {
  addButton,
  addPlain,
  amountOf,
  cartButton,
  cartSheet,
  chooseClass,
  chooseFirst,
  closeCart,
  expectServerCart,
  expectSettled,
  isPhone,
  openCart,
  pack,
  packNames,
  serverCart,
  subtotal,
  vendorWithMenu,
} from './cart.ts';

test('cart.024 cart.051 plain dishes join one pack with one tap each, and the count follows', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const at = await vendorWithMenu(request);
  const [one, other] = at.plain;
  await addPlain(page, at, 2);
  await addButton(page, one).click();
  const cart = await openCart(page);
  await expect(packNames(cart)).toHaveText(['Pack 1']);
  await expect(cart).toContainText(at.vendor.name);
  await expect(amountOf(pack(cart, 1), one)).toHaveText('2');
  await expect(amountOf(pack(cart, 1), other)).toHaveText('1');
  await expectServerCart(page, at.vendor, (held) => held?.cart_items[0]?.quantity === 2);
  const held = await serverCart(page, at.vendor);
  await expect(subtotal(cart)).toHaveText(money(held?.total_price ?? 0, at.vendor.currency));
  await closeCart(page);
  await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible();
});

test('a dish of the cart is counted in its row, also after a reload; a bar or the panel leads to the cart', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const at = await vendorWithMenu(request);
  const [one] = at.plain;
  const row = page.locator(`article[data-dish="${one.id}"]`);
  const count = row.getByRole('status');
  await addPlain(page, at, 2);
  await expect(count).toHaveText(`1 ${one.name} in your cart`);
  await row.getByRole('button', { name: `Add one more ${one.name}`, exact: true }).click();
  await expect(count).toHaveText(`2 ${one.name} in your cart`);
  await expectServerCart(page, at.vendor, (held) => held?.cart_items[0]?.quantity === 2);
  const held = await serverCart(page, at.vendor);
  await page.reload();
  await waitForHydration(page);
  await expect(count).toHaveText(`2 ${one.name} in your cart`);

  const bar = page.getByRole('button', { name: /^View cart/ });
  if (isPhone(page)) {
    await expect(bar).toHaveText(`View cart · 3 items · ${money(held?.total_price ?? 0, at.vendor.currency)}`);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expectFullyVisible(page.locator('article[data-dish] h3').last());
    await expectAccessible(page);
    await bar.click();
    await expect(packNames(cartSheet(page))).toHaveText(['Pack 1']);
    await closeCart(page);
  } else {
    await expect(bar).toBeHidden();
    await cartButton(page).click();
    await expect(page.getByRole('heading', { name: 'Your cart' })).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  for (const left of ['1', undefined]) {
    await row.getByRole('button', { name: `Remove one ${one.name}`, exact: true }).click();
    await expect(count).toHaveText(left === undefined ? [] : [`${left} ${one.name} in your cart`]);
  }
  await expect(row.getByRole('button', { name: `Add ${one.name}`, exact: true })).toBeFocused();
});

test('cart.026 cart.048 cart.049 a dish with choices makes a pack for each unit, and one is edited', async ({
  page,
  request,
}) => {
  const { vendor, withOptions } = await vendorWithMenu(request);
  await visit(page, pathOf(vendor));
  await page.getByRole('button', { name: `Choose options for ${withOptions.name}`, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: withOptions.name });
  const container = withOptions.container_type_id === null ? 0 : withOptions.container_price;
  const price = (withOptions.discount_price ?? withOptions.price) + container;
  const add = sheet.getByRole('button', { name: /^Add [₦G]/ });
  const action = () => sheet.locator('form').getAttribute('data-action');
  await expect(add).toHaveText(`Add ${money(price, withOptions.currency)}`);
  expect(await action()).toBe('ADD');
  await add.click();
  await expect(sheet.getByRole('alert').first()).toHaveText('Choose 1 more');
  await chooseFirst(sheet, withOptions);
  await sheet.getByRole('button', { name: `Add one ${withOptions.name}`, exact: true }).click();
  const chosen = await add.textContent();
  const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/customer/cart'));
  await add.click();
  const { modifiers, ...item } = (await sent).postDataJSON() as { modifiers: object[] };
  expect(item).toEqual({ item_id: withOptions.id, quantity: 2, type: 'menu' });
  const asked = withOptions.groups.filter(({ minimum }) => minimum > 0);
  expect(modifiers).toEqual(
    asked.map(({ id, minimum, maximum, items }) => ({
      id: items.find(({ is_available }) => is_available)?.id,
      quantity: maximum === 1 ? 1 : minimum,
      menu_group_id: id,
    })),
  );
  expect(asked).not.toEqual([]);
  await expect(sheet).toBeHidden();
  await expectServerCart(page, vendor, (held) => held?.packs.length === 2);
  const cart = await openCart(page);
  await expect(packNames(cart)).toHaveText(['Pack 1', 'Pack 2']);
  await expect(pack(cart, 2)).toContainText(withOptions.name);
  const held = await serverCart(page, vendor);
  expect(chosen).toBe(`Add ${money(held?.total_price ?? 0, vendor.currency)}`);

  await expectAccessible(page, LAYER);
  await pack(cart, 1)
    .getByRole('button', { name: `Edit ${withOptions.name}` })
    .click();
  expect(await action()).toBe('EDIT');
  await chooseFirst(sheet, withOptions, 1);
  await sheet.getByRole('button', { name: /^Edit [₦G]/ }).click();
  await expect(sheet).toBeHidden();
  const group = withOptions.groups.find(({ minimum, maximum }) => minimum === 1 && maximum === 1);
  const option = group?.items.filter(({ is_available }) => is_available)[1];
  await expect(pack(cart, 1)).toContainText(option?.name ?? '');
  await expectServerCart(page, vendor, (now) =>
    Boolean(
      now?.packs.length === 2 && now.cart_items.some(({ item_id, type }) => type === 'group' && item_id === option?.id),
    ),
  );
});

test('cart.005 cart.018 cart.057 packs are added, duplicated and removed; clearing asks first', async ({
  page,
  request,
}) => {
  const at = await vendorWithMenu(request);
  const [one, other] = at.plain;
  await addPlain(page, at);
  let cart = await openCart(page);
  await cart.getByRole('button', { name: 'Add another pack' }).click();
  await expect(cart).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'The next dish begins Pack 2' })).toBeVisible();
  await addButton(page, other).click();
  cart = await openCart(page);
  await expect(packNames(cart)).toHaveText(['Pack 1', 'Pack 2']);
  await pack(cart, 1).getByRole('button', { name: 'Duplicate Pack 1' }).click();
  await expect(packNames(cart)).toHaveText(['Pack 1', 'Pack 2', 'Pack 3']);
  await expect(amountOf(pack(cart, 3), one)).toHaveText('1');
  await pack(cart, 1).getByRole('button', { name: 'Remove Pack 1' }).click();
  await expect(page.getByText('Pack deleted successfully')).toBeVisible();
  await expect(packNames(cart)).toHaveText(['Pack 1', 'Pack 2']);
  // It comes back where it stood, and goes again.
  const undo = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(undo).toBeHidden();
  await expect(amountOf(pack(cart, 1), one)).toHaveText('1');
  await expect(packNames(cart)).toHaveText(['Pack 1', 'Pack 2', 'Pack 3']);
  const order = [one.id, other.id, one.id].join();
  await expectServerCart(page, at.vendor, (held) => held?.packs.map(({ items }) => items[0]?.item_id).join() === order);
  await pack(cart, 1).getByRole('button', { name: 'Remove Pack 1' }).click();
  await expect(amountOf(pack(cart, 1), other)).toHaveText('1');
  await expectServerCart(
    page,
    at.vendor,
    (held) => held?.packs.map(({ items }) => items[0]?.item_id).join() === `${other.id},${one.id}`,
  );

  const guest = await page.evaluate(() => localStorage.getItem('guestId'));
  const modal = page.getByRole('dialog', { name: 'Clear orders' });
  await cart.getByRole('button', { name: 'Clear orders' }).click();
  await modal.getByRole('button', { name: 'Keep orders' }).click();
  await expect(modal).toBeHidden();
  await expect(packNames(cart)).toHaveText(['Pack 1', 'Pack 2']);
  await cart.getByRole('button', { name: 'Clear orders' }).click();
  await modal.getByRole('button', { name: 'Clear orders' }).click();
  await expect(cart).toContainText('Your cart is empty.');
  // By keyboard too, from within the sheet: F6 leads to the last notification.
  await expect(page.getByText('Cart deleted successfully')).toBeVisible();
  await page.keyboard.press('F6');
  await expect(undo.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(packNames(cart)).toHaveText(['Pack 1', 'Pack 2']);
  await expectServerCart(page, at.vendor, (held) => held?.packs.length === 2);
  await cart.getByRole('button', { name: 'Clear orders' }).click();
  await modal.getByRole('button', { name: 'Clear orders' }).click();
  await expect(cart).toContainText('Your cart is empty.');
  await expectServerCart(page, at.vendor, (held) => held === null);
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) =>
      /^(cart|packs|subTotal|activeVendor|vendorAddressId|customer_)/.test(key),
    ),
  );
  expect(left).toEqual([]);
  // Spec §4: the guest stays who they are.
  expect(await page.evaluate(() => localStorage.getItem('guestId'))).toBe(guest);
});

test('cart.002 cart.009 cart.041 notes and class are saved by themselves, and a reload shows the same cart', async ({
  page,
  request,
}) => {
  const at = await vendorWithMenu(request);
  await addPlain(page, at);
  const guest = await page.evaluate(() => localStorage.getItem('guestId'));
  let cart = await openCart(page);
  await cart.getByPlaceholder('e.g. drop at the reception').fill('Gate 2');
  await cart.getByPlaceholder('e.g. please add extra pepper').fill('No onions');
  const kept = (wanted: OrderClass) => expectServerCart(page, at.vendor, (held) => held?.class === wanted);
  await chooseClass(cart, 'Pickup');
  await kept('pickup');
  // Nobody brings what is fetched.
  await expect(cart.getByPlaceholder('e.g. drop at the reception')).toHaveCount(0);
  await chooseClass(cart, 'Delivery');
  await kept('delivery');
  await chooseClass(cart, 'Pre-order');
  await expectServerCart(page, at.vendor, (held) =>
    Boolean(
      held?.customer_delivery_note === 'Gate 2' &&
        held.customer_vendor_note === 'No onions' &&
        held.class === 'preorder_delivery',
    ),
  );
  const shown = await subtotal(cart).textContent();
  // A page that is left in the middle of writing takes it along.
  await cart.getByPlaceholder('e.g. please add extra pepper').fill('No onions at all');
  await page.reload();
  await waitForHydration(page);
  cart = await openCart(page);
  await expect(subtotal(cart)).toHaveText(shown ?? '');
  await expect(cart.getByPlaceholder('e.g. drop at the reception')).toHaveValue('Gate 2');
  await expect(cart.getByPlaceholder('e.g. please add extra pepper')).toHaveValue('No onions at all');
  await expectServerCart(page, at.vendor, (held) => held?.customer_vendor_note === 'No onions at all');
  await expect(cart.getByRole('radio', { name: 'Pre-order' })).toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('guestId'))).toBe(guest);
  await expectNoSidewaysScroll(page);
});

test('cart.104 cart.105 fast and offline taps show at once and are sent once; a refused one is put back', async ({
  page,
  context,
  request,
}) => {
  const at = await vendorWithMenu(request);
  const [one] = at.plain;
  await addPlain(page, at);
  const cart = await openCart(page);
  const more = cart.getByRole('button', { name: `Add one ${one.name}`, exact: true });
  for (let tap = 0; tap < 6; tap += 1) await more.click();
  await expect(amountOf(cart, one)).toHaveText('7');
  await expectServerCart(page, at.vendor, (held) => held?.cart_items[0]?.quantity === 7);
  await expectSettled(page);
  await context.setOffline(true);
  await more.click();
  await more.click();
  await expect(amountOf(cart, one)).toHaveText('9');
  await expect(cart).toContainText('You are offline.');
  await context.setOffline(false);
  await expectServerCart(page, at.vendor, (held) => held?.cart_items[0]?.quantity === 9);
  await expect(cart).not.toContainText('You are offline.');
  await expect(amountOf(cart, one)).toHaveText('9');

  await page.route('**/api/customer/cart', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { status: 'failed', code: 'CART_FULL', message: 'This cart is full.' } })
      : route.continue(),
  );
  await more.click();
  await expect(page.getByText('This cart is full.')).toBeVisible();
  await expect(amountOf(cart, one)).toHaveText('9');
});

test('two tabs show the same cart, also one opened before there was any, and one that is turned', async ({
  page,
  context,
  request,
}) => {
  const at = await vendorWithMenu(request);
  const [one, other] = at.plain;
  const second = await context.newPage();
  await visit(second, pathOf(at.vendor));
  await second.setViewportSize({ width: 1180, height: 820 });
  const beside = second.getByRole('region', { name: 'Your cart' });
  await expect(beside).toContainText('Your cart is empty.');
  await addPlain(page, at);
  await expect(amountOf(beside, one)).toHaveText('1');
  await addButton(second, other).click();
  const cart = await openCart(page);
  await expect(amountOf(cart, one)).toHaveText('1');
  await expect(amountOf(cart, other)).toHaveText('1');

  await second.setViewportSize({ width: 820, height: 1180 });
  await second.reload();
  await waitForHydration(second);
  await expectSettled(second);
  await second.setViewportSize({ width: 1180, height: 820 });
  await expect(amountOf(beside, other)).toHaveText('1');
});

test('cart.047 without storage the page works, and the cart lasts as long as it', async ({ page, request }) => {
  const at = await vendorWithMenu(request);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await visit(page, pathOf(at.vendor));
  await addButton(page, at.plain[0]).click();
  const cart = await openCart(page);
  await expect(amountOf(cart, at.plain[0])).toHaveText('1');
  await cart.getByRole('button', { name: `Add one ${at.plain[0].name}`, exact: true }).click();
  await expect(amountOf(cart, at.plain[0])).toHaveText('2');
  expect(errors).toEqual([]);
});
