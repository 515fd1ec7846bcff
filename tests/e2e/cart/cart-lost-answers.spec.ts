import type { Cart, MenuItem } from '@jara/contract';
import { expect } from '@playwright/test';
import { pathOf } from '../support/demo-catalog.ts';
import { startServices } from '../support/services.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import {
  addButton,
  amountOf,
  expectServerCart,
  expectSettled,
  openCart,
  pack,
  serverCart,
  vendorWithMenu,
} from './cart.ts';

const quantityOf = (cart: Cart | null, { id }: MenuItem) =>
  (cart?.cart_items ?? [])
    .filter(({ type, item_id }) => type === 'menu' && item_id === id)
    .reduce((sum, { quantity }) => sum + quantity, 0);

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
