import { expect, type Locator } from '@playwright/test';
import { expectAccessible, LAYER } from '../support/axe.ts';
import { money, pathOf } from '../support/demo-catalog.ts';
import { expectFullyVisible } from '../support/fully-visible.ts';
import { test } from '../support/test.ts';
import { visit, waitUntilAwake } from '../support/visit.ts';
import {
  addButton,
  addPlain,
  amountOf,
  cartButton,
  cartPanel,
  cartSheet,
  chooseClass,
  chooseFirst,
  closeCart,
  expectServerCart,
  openCart,
  pack,
  packNames,
  requiredChoices,
  serverCart,
  subtotal,
  vendorWithMenu,
  viewCartBar,
} from './cart.ts';

test('cart.002 cart.009 cart.041 dishes, notes and class are saved by themselves and outlive a reload', async ({
  page,
  request,
}) => {
  const at = await vendorWithMenu(request);
  const [one] = at.plain;
  const row = page.locator(`article[data-dish="${one.id}"]`);
  const count = row.getByRole('status');
  await addPlain(page, at, 2);
  await row.getByRole('button', { name: `Add one more ${one.name}`, exact: true }).click();
  await expect(count).toHaveText(`2 ${one.name} in your cart`);
  const guest = await page.evaluate(() => localStorage.getItem('guestId'));
  let cart = await openCart(page);
  await expect(packNames(cart)).toHaveText(['Pack 1']);
  const notes = {
    delivery: cart.getByPlaceholder('e.g. drop at the reception'),
    vendor: cart.getByPlaceholder('e.g. please add extra pepper'),
  };
  await notes.delivery.fill('Gate 2');
  await notes.vendor.fill('No onions');
  await chooseClass(cart, 'Pickup');
  // Nobody brings what is fetched.
  await expect(notes.delivery).toHaveCount(0);
  await chooseClass(cart, 'Delivery');
  await chooseClass(cart, 'Pre-order');
  await expectServerCart(page, at.vendor, (held) =>
    Boolean(
      held?.customer_delivery_note === 'Gate 2' &&
        held.customer_vendor_note === 'No onions' &&
        held.class === 'preorder_delivery' &&
        held.cart_items[0]?.quantity === 2,
    ),
  );
  const total = money((await serverCart(page, at.vendor))?.total_price ?? 0, at.vendor.currency);
  await expect(subtotal(cart)).toHaveText(total);
  // A page that is left in the middle of writing takes it along.
  await notes.vendor.fill('No onions at all');

  await page.reload();
  await waitUntilAwake(page);
  await expect(count).toHaveText(`2 ${one.name} in your cart`);
  await expect(viewCartBar(page)).toHaveText(`View cart · 3 items · ${total}`);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expectFullyVisible(page.locator('article[data-dish] h3').last());
  await expectAccessible(page);
  await viewCartBar(page).click();
  cart = cartSheet(page);
  await expect(amountOf(pack(cart, 1), one)).toHaveText('2');
  await expect(notes.delivery).toHaveValue('Gate 2');
  await expect(notes.vendor).toHaveValue('No onions at all');
  await expect(cart.getByRole('radio', { name: 'Pre-order' })).toBeChecked();
  await expectServerCart(page, at.vendor, (held) => held?.customer_vendor_note === 'No onions at all');
  expect(await page.evaluate(() => localStorage.getItem('guestId'))).toBe(guest);
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
  expect((await sent).postDataJSON()).toEqual({
    item_id: withOptions.id,
    quantity: 2,
    type: 'menu',
    modifiers: requiredChoices(withOptions),
  });
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

test('cart.004 cart.005 cart.018 by keyboard packs are made, removed and brought back, and all is cleared', async ({
  page,
  request,
}) => {
  const { vendor, plain } = await vendorWithMenu(request);
  const [one, other] = plain;
  const press = (button: Locator) => button.press('Enter');
  await visit(page, pathOf(vendor));
  await press(addButton(page, one));
  await press(page.getByRole('button', { name: 'Cart, 1 item' }));
  const cart = cartSheet(page);
  const more = cart.getByRole('button', { name: `Add one ${one.name}`, exact: true });
  await press(more);
  await expect(amountOf(cart, one)).toHaveText('2');
  // The line has got the server's id meanwhile, and is still the same line.
  await expectServerCart(page, vendor, (held) => held?.cart_items[0]?.quantity === 2);
  await expect(more).toBeFocused();
  await press(cart.getByRole('button', { name: 'Add another pack' }));
  await expect(cart).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'The next dish starts Pack 2' })).toBeVisible();
  await press(addButton(page, other));
  await press(cartButton(page));
  await expect(packNames(cart)).toHaveText(['Pack 1', 'Pack 2']);
  await press(pack(cart, 1).getByRole('button', { name: 'Duplicate Pack 1' }));
  await expect(packNames(cart)).toHaveText(['Pack 1', 'Pack 2', 'Pack 3']);
  await expect(amountOf(pack(cart, 3), one)).toHaveText('2');
  await press(pack(cart, 1).getByRole('button', { name: 'Remove Pack 1' }));
  await expect(page.getByText('Pack deleted successfully')).toBeVisible();
  await expect(packNames(cart)).toHaveText(['Pack 1', 'Pack 2']);
  await expect(cart.locator(':focus')).toHaveCount(1);
  // From within the sheet F6 leads to the last notification. The pack comes back where it stood.
  const undo = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' });
  await page.keyboard.press('F6');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(amountOf(pack(cart, 1), one)).toHaveText('2');
  const order = [one.id, other.id, one.id].join();
  await expectServerCart(page, vendor, (held) => held?.packs.map(({ items }) => items[0]?.item_id).join() === order);

  const modal = page.getByRole('dialog', { name: 'Clear orders' });
  await press(cart.getByRole('button', { name: 'Clear orders' }));
  await press(modal.getByRole('button', { name: 'Keep orders' }));
  await expect(modal).toBeHidden();
  await expect(packNames(cart)).toHaveCount(3);
  await press(cart.getByRole('button', { name: 'Clear orders' }));
  await press(modal.getByRole('button', { name: 'Clear orders' }));
  await expect(cart).toContainText('Your cart is empty.');
  await expect(cart).toContainText('Add items to get started');
  await expectServerCart(page, vendor, (held) => held === null);
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeFocused();
});

test('cart.003 two tabs show the same cart: in a sheet on a phone, beside the menu where there is room', async ({
  page,
  context,
  request,
}) => {
  const at = await vendorWithMenu(request);
  const [one, other] = at.plain;
  const wide = { width: 1180, height: 820 };
  const second = await context.newPage();
  await second.setViewportSize(wide);
  await visit(second, pathOf(at.vendor));
  await expect(cartPanel(second)).toContainText('Your cart is empty.');
  await addPlain(page, at);
  await expect(amountOf(cartPanel(second), one)).toHaveText('1');
  await addButton(second, other).click();
  const cart = await openCart(page);
  await expect(amountOf(cart, one)).toHaveText('1');
  await expect(amountOf(cart, other)).toHaveText('1');
  await closeCart(page);
  await expect(viewCartBar(page)).toBeVisible();

  // A window that becomes wider has it beside the menu, too.
  await page.setViewportSize(wide);
  await expect(amountOf(cartPanel(page), other)).toHaveText('1');
  await expect(viewCartBar(page)).toBeHidden();
  await cartButton(page).click();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
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
  await cart.getByRole('button', { name: `Add one ${at.plain[0].name}`, exact: true }).click();
  await expect(amountOf(cart, at.plain[0])).toHaveText('2');
  expect(errors).toEqual([]);
});
