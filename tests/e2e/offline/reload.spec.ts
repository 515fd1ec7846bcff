import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { addButton, amountOf, openCart } from '../cart/cart.ts';
import { choosePayment, customerWithMoney, expectOrder, placeOrder, shopIn, toPay } from '../checkout/checkout.ts';
import { pathOf } from '../support/demo-catalog.ts';
import { test } from '../support/test.ts';
import { visit, waitUntilAwake } from '../support/visit.ts';
import { loseWrites } from './cut.ts';
import { expectOneDish, NOTHING_ORDERED, PAID_FROM_WALLET, recordsOf } from './records.ts';

test.use({ serviceWorkers: 'allow' });

const isKept = (page: Page, path: string) =>
  page.evaluate(async (url) => (await caches.match(url, { ignoreVary: true })) !== undefined, path);

async function reload(page: Page): Promise<void> {
  await page.reload();
  await waitUntilAwake(page);
}

/** The cart of a page without a network: all that was chosen, and nothing that could be paid. */
async function expectRestingCart(page: Page, says = 'Your cart is kept; prices are checked and'): Promise<Locator> {
  const cart = await openCart(page);
  await expect(cart.getByText(`You are offline. ${says}`)).toBeVisible();
  await expect(cart.getByRole('button', { name: 'Place order' })).toBeDisabled();
  await expect(toPay(cart)).toBeHidden();
  return cart;
}

test('a page loaded again without a network keeps the cart and the sent order, which is paid once', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const shop = await shopIn(request);
  const who = await customerWithMoney(page, shop, baseURL);
  const menu = pathOf(shop.vendor);
  await visit(page, menu);
  await expect.poll(() => isKept(page, menu), { intervals: [100] }).toBe(true);
  // Whoever reads a menu touches it: that brings what a cart needs.
  await page.getByRole('heading', { name: shop.vendor.name, level: 1 }).tap();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await addButton(page, shop.dish).click();
  await reload(page);
  await expect(page.getByText(/^You are offline\. Menu as of \d{1,2}(:\d\d)? [AP]M/)).toBeVisible();
  let cart = await expectRestingCart(page);
  await expect(amountOf(cart, shop.dish)).toHaveText('1');
  await context.setOffline(false);
  await expectOneDish(who, shop.vendor, shop.dish);
  await choosePayment(cart, { methods: ['Wallet'] });
  expect(await recordsOf(who)).toMatchObject(NOTHING_ORDERED);

  // The order is made and paid; nobody has heard of it when the page is loaded again.
  await expect(toPay(cart)).toBeVisible();
  const lost = page.waitForEvent('requestfailed', (failed) => failed.url().endsWith('/api/customer/order'));
  const mend = await loseWrites(page, /\/api\/customer\/order$/, 'answer');
  await placeOrder(cart);
  await lost;
  await context.setOffline(true);
  await reload(page);
  await mend();
  cart = await expectRestingCart(page, 'We sent your order and have not heard back');
  await expect(amountOf(cart, shop.dish)).toHaveText('1');
  await expect(cart.getByRole('button', { name: /^Payment method/ })).toContainText('Wallet');
  await expect(cart.getByText(/^Fees as of \d{1,2}(:\d\d)? [AP]M$/)).toBeVisible();
  await expect(page.getByText('Your order is placed')).toBeHidden();
  await context.setOffline(false);
  await expectOrder(page, 'Your order is placed');
  expect(await recordsOf(who)).toMatchObject(PAID_FROM_WALLET);
});
