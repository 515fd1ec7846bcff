import { expect } from '@playwright/test';
import { accountButton, makeAccount, userCookie } from '../identity/customer.ts';
import { codeSentTo } from '../identity/sms-inbox.ts';
import { pathOf } from '../support/demo-catalog.ts';
import { intercept } from '../support/intercept.ts';
import { saveData } from '../support/save-data.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import {
  addButton,
  addPlain,
  amountOf,
  cartButton,
  cartDrawer,
  cartSheet,
  openCart,
  serverCart,
  vendorWithMenu,
} from './cart.ts';

test('cart.067 cart.080 cart.082 a guest who signs in keeps the cart, now the customer’s', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const at = await vendorWithMenu(request);
  const phone = await makeAccount(context, { origin: baseURL });
  await addPlain(page, at);
  const guest = await page.evaluate(() => localStorage.getItem('guestId'));
  expect(guest).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
  const upgrade = page.waitForRequest(
    (one) => one.method() === 'PATCH' && one.url().endsWith('/api/customer/cart/guest/upgrade'),
  );
  const asked: string[] = [];
  page.on('request', (one) => {
    const [, path] = one.url().split('/api/customer');
    if (path?.startsWith('/cart') && 'authorization' in one.headers()) asked.push(`${one.method()} ${path}`);
  });
  await accountButton(page).click();
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone.typed);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Digit 1' }).fill(await codeSentTo(phone, 2));
  await page.keyboard.press('Enter');
  const headers = await (await upgrade).allHeaders();
  expect(headers['x-guest-id']).toBe(guest);
  expect(headers['authorization']).toMatch(/^Bearer /);
  await expect
    .poll(() => asked)
    .toEqual(['PATCH /cart/guest/upgrade', 'GET /cart', `GET /cart/vendor/${at.vendor.id}`]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('guestId'))).toBeNull();
  const token = (await userCookie(context))?.token;
  const held = await serverCart(page, at.vendor, token);
  expect(held?.cart_items[0]).toMatchObject({ item_id: at.plain[0].id, quantity: 1 });
  const cart = await openCart(page);
  await cart.getByRole('button', { name: `Add one ${at.plain[0].name}`, exact: true }).click();
  await expect.poll(async () => (await serverCart(page, at.vendor, token))?.cart_items[0]?.quantity).toBe(2);
});

test('by keyboard alone a dish is added, counted up and removed; the focus stays in the cart', async ({
  page,
  request,
}) => {
  const at = await vendorWithMenu(request);
  const [one] = at.plain;
  await visit(page, pathOf(at.vendor));
  await addButton(page, one).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await page.getByRole('button', { name: 'Cart, 1 item' }).focus();
  await page.keyboard.press('Enter');
  const cart = page.getByRole('dialog', { name: 'Your cart' });
  await cart.getByRole('button', { name: `Add one ${one.name}`, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(amountOf(cart, one)).toHaveText('2');
  // The line has got the server's id meanwhile, and is still the same line.
  await expect.poll(async () => (await serverCart(page, at.vendor))?.cart_items[0]?.quantity).toBe(2);
  await expect(cart.getByRole('button', { name: `Add one ${one.name}`, exact: true })).toBeFocused();
  await cart.getByRole('button', { name: `Remove one ${one.name}`, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(amountOf(cart, one)).toHaveText('1');
  await page.keyboard.press('Enter');
  await expect(cart).toContainText('Your cart is empty.');
  await expect(cart.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeFocused();
});

test('cart.003 cart.004 cart.013 an empty cart’s code loads with the first tap, or by another; it leads on', async ({
  page,
  request,
}) => {
  const { vendor } = await vendorWithMenu(request);
  const fetched: Promise<string>[] = [];
  page.on('response', (one) => {
    if (one.url().endsWith('.js')) fetched.push(one.text().catch(() => ''));
  });
  const asked: string[] = [];
  page.on('request', (one) => one.url().includes('/api/customer/') && asked.push(one.url()));
  const has = async (words: string) => (await Promise.all(fetched)).some((code) => code.includes(words));
  const hasCart = () => has('The next item starts a new pack.');
  await page.clock.install();
  await saveData(page);
  await visit(page, pathOf(vendor));
  await page.waitForLoadState('networkidle');
  // What tells of a broken line has come before it breaks.
  await expect.poll(() => has('Notifications')).toBe(true);
  expect(await hasCart()).toBe(false);
  expect(asked).toEqual([]);

  // Code that does not come is told, and tried again.
  const mend = await intercept(page, '**/*.js', (route) => route.abort());
  await cartButton(page).click();
  const codeMissing = page.getByText('This page has not loaded fully');
  // After three tries, with one and two seconds between them.
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(codeMissing.getByRole('link', { name: 'Reload the page' })).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(page.getByText('when the network is back').filter({ visible: true })).toHaveCount(0);
  await mend();

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => released.then(() => route.continue()));
  await cartButton(page).click();
  await expect(cartButton(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(cartSheet(page)).toContainText('Your cart is empty.');
  await expect(cartSheet(page)).toContainText('Add items to get started');
  await expect.poll(hasCart).toBe(true);
  // Nobody who only looks has an id, or a cart to wait for.
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
  expect(asked.filter((url) => url.endsWith('/cart'))).toEqual([]);
  await cartSheet(page).getByRole('button', { name: 'All carts', exact: true }).click();
  await expect(cartDrawer(page).getByRole('tab')).toHaveText(['Cart', 'Saved items']);
});
