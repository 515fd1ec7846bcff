import type { Cart } from '@jara/contract';
import { expect } from '@playwright/test';
import { expectAccessible, LAYER } from '../support/axe.ts';
import { intercept } from '../support/intercept.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import {
  cartToOrder,
  choosePayment,
  customerOf,
  expectOrder,
  expectPlaced,
  placeOrder,
  putInCart,
  shopIn,
  startedIn,
} from './checkout.ts';
import { answer, approve, chargesOf, providerFrame } from './sandbox.ts';

test('money that comes after one has left is waited for on the order’s page, and then it is paid', async ({
  page,
  request,
  baseURL,
}) => {
  const shop = await shopIn(request);
  const who = await customerOf(page, shop, baseURL);
  const references = await startedIn(page);
  const cart = await cartToOrder(who, shop);
  await choosePayment(cart, { methods: ['Pay online', 'Monnify'] });
  await placeOrder(cart);
  await answer(page, 'Approve after I have gone');
  await expectOrder(page, 'Payment being confirmed');
  await expectAccessible(page);
  await approve(references[0] ?? '');
  await expectPlaced(who, shop, 'Monnify');
});

test('an order paid in two tabs is charged once by each provider, and what is too much is in the wallet', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const shop = await shopIn(request);
  const who = await customerOf(page, shop, baseURL);
  const here = await startedIn(page);
  const cart = await cartToOrder(who, shop);
  await choosePayment(cart, { methods: ['Pay online', 'Paystack'] });
  await placeOrder(cart);
  await expect(providerFrame(page, 'Paystack').getByText('Pay Jara')).toBeVisible();

  const tab = await context.newPage();
  const there = await startedIn(tab);
  await visit(tab, '/store/orders');
  await tab.getByRole('link', { name: shop.vendor.name }).click();
  await tab.getByRole('button', { name: 'It did not go through? Pay another way' }).click();
  await tab.getByRole('button', { name: /^Pay now/ }).click();
  await answer(providerFrame(tab, 'Paystack'), 'Close');
  // The same wish is the same payment: it cannot be charged twice.
  expect(there).toEqual(here);
  await choosePayment(tab, { methods: ['Pay online', 'Monnify'] });
  await tab.getByRole('button', { name: /^Pay now/ }).click();
  await expect(tab.getByText('Pay Jara')).toBeVisible();

  await answer(providerFrame(page, 'Paystack'), 'Approve');
  await expectPlaced(who, shop, 'Paystack');
  await answer(tab, 'Approve');
  await expectOrder(tab, 'Your order is placed');
  const total = await tab.locator('[data-part="total"]').textContent();
  await expect(tab.getByText(`${total} that you paid went to your wallet.`)).toBeVisible();
  expect(await chargesOf(there)).toEqual([1, 1]);
  await tab.getByRole('link', { name: 'See your wallet' }).click();
  await expect(tab.getByRole('region', { name: 'Balance' })).toContainText(total ?? '');
});

test('a browser that dies on the way to the provider loses nothing: the list of orders tells the truth', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  const shop = await shopIn(request);
  const who = await customerOf(page, shop, baseURL);
  const references = await startedIn(page);
  const cart = await cartToOrder(who, shop);
  await choosePayment(cart, { methods: ['OPay'] });
  // The provider has the payment; its page never comes.
  const gone = Promise.withResolvers<void>();
  await page.route('**/opay/cashier/**', () => gone.resolve());
  await placeOrder(cart);
  await gone.promise;
  const storageState = await context.storageState();
  await context.close();

  const reopened = await browser.newContext({ storageState });
  const again = await reopened.newPage();
  await visit(again, '/store/orders');
  const order = again.getByRole('main').getByRole('link', { name: shop.vendor.name });
  await expect(order).toContainText('Abandoned');
  await approve(references[0] ?? '');
  await order.click();
  await expectPlaced({ ...who, page: again }, shop, 'OPay');
  await reopened.close();
});

test('what another tab has put into the cart is told, with the new total, before anything is paid', async ({
  page,
  request,
  baseURL,
}) => {
  const shop = await shopIn(request);
  const who = await customerOf(page, shop, baseURL);
  const cart = await cartToOrder(who, shop);
  await choosePayment(cart, { methods: ['Pay online', 'Paystack'] });
  // The order is on its way when the other tab's change arrives.
  let changed: Promise<Cart> | undefined;
  const release = await intercept(page, '**/api/customer/order', async (route) => {
    changed ??= putInCart(who, shop);
    await changed;
    await route.continue();
  });
  await placeOrder(cart);
  const dialog = page.getByRole('dialog', { name: 'Your order has changed' });
  await expect(dialog).toContainText('Your cart has changed.');
  await expect(dialog).toContainText('You have not paid anything yet.');
  await expectAccessible(page, LAYER);
  await release();
  const total = /₦[\d,.]+\d/.exec((await dialog.getByText(/^New total/).textContent()) ?? '')?.[0] ?? '';
  await dialog.getByRole('button', { name: `Place order for ${total}` }).click();
  await expect(providerFrame(page, 'Paystack').locator('#amount')).toContainText(total.slice(1));
  await answer(providerFrame(page, 'Paystack'), 'Approve');
  await expectPlaced(who, shop, 'Paystack');
  await expect(page.locator('[data-part="total"]')).toHaveText(total);
});
