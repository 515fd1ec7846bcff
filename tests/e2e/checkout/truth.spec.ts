import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import {
  cartToOrder,
  choosePayment,
  customerOf,
  expectOrder,
  expectPlaced,
  placeOrder,
  shopIn,
  startedIn,
} from './checkout.ts';
import { answer, approve, chargesOf, providerFrame } from './sandbox.ts';

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
  const made = page.waitForResponse((one) => one.url().endsWith('/api/customer/order'));
  await placeOrder(cart);
  const { data: order } = (await (await made).json()) as { data: { id: number } };
  await expect(providerFrame(page, 'Paystack').getByText('Pay Jara')).toBeVisible();

  const tab = await context.newPage();
  const there = await startedIn(tab);
  await visit(tab, `/store/orders/${order.id}`);
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
});

test('inside OPay’s app a browser that dies on the way loses nothing: the list of orders tells the truth', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  const shop = await shopIn(request);
  const who = await customerOf(page, shop, baseURL);
  const cookie = { url: baseURL ?? '', sameSite: 'Lax' } as const;
  await context.addCookies([
    { ...cookie, name: 'payment_session', value: 'a-session-of-the-app' },
    { ...cookie, name: 'payment_method', value: 'opay' },
  ]);
  const references = await startedIn(page);
  const cart = await cartToOrder(who, shop);
  await choosePayment(cart, { methods: ['OPay'] });
  const started = page.waitForRequest('**/api/customer/payment/start/v2');
  // The provider has the payment; its page never comes.
  const gone = Promise.withResolvers<void>();
  await page.route('**/opay/cashier/**', () => gone.resolve());
  await placeOrder(cart);
  expect((await started).postDataJSON()).toMatchObject({ method: 'opay_in_app' });
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
