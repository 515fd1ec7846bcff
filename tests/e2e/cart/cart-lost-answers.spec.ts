import type { Cart, MenuItem } from '@jara/contract';
import type { Page, Route } from '@playwright/test';
import { expect } from '@playwright/test';
import { pathOf } from '../support/demo-catalog.ts';
import { startServices } from '../support/services.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import {
  addButton,
  addPlain,
  addWithOptions,
  amountOf,
  expectServerCart,
  expectSettled,
  openCart,
  pack,
  packNames,
  serverCart,
  vendorWithMenu,
} from './cart.ts';

const CHANGES = '**/api/customer/cart';
const quantityOf = (cart: Cart | null, { id }: MenuItem) =>
  (cart?.cart_items ?? [])
    .filter(({ type, item_id }) => type === 'menu' && item_id === id)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** The server makes the next change, `meanwhile` happens on another device, and the answer never arrives. */
async function loseNextAnswer(page: Page, meanwhile: (made: Route) => Promise<void> = async () => undefined) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isLost = false;
  await page.route(CHANGES, async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.continue();
    isLost = true;
    expect((await route.fetch()).status()).toBe(200);
    await meanwhile(route);
    await route.abort('connectionreset');
    resolve();
  });
  return { lost: promise };
}

/** The same dish with the same options, as another device of the same person adds it. */
async function addFromAnotherDevice(route: Route, page: Page): Promise<void> {
  const guest = route.request().headers()['x-guest-id'] ?? '';
  const data = route.request().postDataJSON();
  const answer = await page.request.post('/api/customer/cart', { data, headers: { 'x-guest-id': guest } });
  expect(answer.status()).toBe(200);
}

test('cart.108 a dish whose answer is lost is there once, though another device adds the same between', async ({
  page,
  request,
}) => {
  const at = await vendorWithMenu(request);
  await addPlain(page, at);
  const { lost } = await loseNextAnswer(page, (route) => addFromAnotherDevice(route, page));
  await addWithOptions(page, at);
  await lost;
  await expectSettled(page);
  const held = await serverCart(page, at.vendor);
  expect(quantityOf(held, at.withOptions)).toBe(2);
  const cart = await openCart(page);
  await expect(packNames(cart)).toHaveText(['Pack 1', 'Pack 2', 'Pack 3']);
});

test('cart.108 a tap on + whose answer is lost counts once, and the other device’s tap as well', async ({
  page,
  request,
}) => {
  const at = await vendorWithMenu(request);
  const [one] = at.plain;
  await addPlain(page, at);
  const { lost } = await loseNextAnswer(page, (route) => addFromAnotherDevice(route, page));
  await addButton(page, one).click();
  await lost;
  await expectSettled(page);
  expect(quantityOf(await serverCart(page, at.vendor), one)).toBe(3);
  await expect(amountOf(pack(await openCart(page), 1), one)).toHaveText('3');
});

test('cart.108 a tab closed before its answer leaves the change to the other tab, which adds it once', async ({
  page,
  context,
  request,
}) => {
  const at = await vendorWithMenu(request);
  const [one, other] = at.plain;
  await addPlain(page, at);
  const second = await context.newPage();
  await visit(second, pathOf(at.vendor));
  await expectSettled(second);
  const { lost } = await loseNextAnswer(page);
  await addButton(page, other).click();
  await lost;
  await page.close();
  await addButton(second, one).click();
  await expectServerCart(second, at.vendor, (cart) => quantityOf(cart, one) === 2);
  await expectSettled(second);
  expect(quantityOf(await serverCart(second, at.vendor), other)).toBe(1);
});

test('cart.108 taps while the API is killed and comes back are all there, once each', async ({ page, request }) => {
  const services = await startServices();
  try {
    const { vendor, plain } = await vendorWithMenu(request);
    const [one] = plain;
    const address = `${services.origin}${pathOf(vendor)}`;
    const status = () =>
      request.get(address).then(
        (answer) => answer.status(),
        () => 0,
      );
    await expect.poll(status, { timeout: 60_000 }).toBe(200);
    await visit(page, address);
    await addButton(page, one).click();
    await expectSettled(page);
    // The first of these is on its way when the connection breaks.
    const sent = page.waitForRequest((each) => each.method() === 'POST' && each.url().endsWith('/api/customer/cart'));
    for (let taps = 0; taps < 4; taps += 1) await addButton(page, one).click();
    await sent;
    await services.stopApi();
    await addButton(page, one).click();
    await services.startApi();
    await expectServerCart(page, vendor, (cart) => quantityOf(cart, one) === 6);
    await expectSettled(page);
    await expect(amountOf(pack(await openCart(page), 1), one)).toHaveText('6');
    expect(quantityOf(await serverCart(page, vendor), one)).toBe(6);
  } finally {
    await services.end();
  }
});
