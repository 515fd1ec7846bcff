import { expect, type Locator } from '@playwright/test';
import { addButton, amountOf, chooseClass, openCart, serverCart } from '../cart/cart.ts';
import { choosePayment, customerWithMoney, expectOrder, placeOrder, shopIn, toPay } from '../checkout/checkout.ts';
import { pathOf } from '../support/demo-catalog.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toast.ts';
import { visit } from '../support/visit.ts';
import { loseWrites } from './cut.ts';
import { expectOneDish, NOTHING_ORDERED, PAID_FROM_WALLET, recordsOf } from './records.ts';

const UNHEARD = 'We did not hear whether your order was placed. Tap Place order again: it is placed only once.';

async function expectKept(cart: Locator): Promise<void> {
  await expect(cart.getByText('We cannot reach Jara right now. Your changes are kept')).toBeVisible();
  await expect(cart.getByRole('button', { name: 'Place order' })).toBeDisabled();
}

test('with requests and answers lost, each step says so and goes on, and the order is made and paid once', async ({
  page,
  request,
  baseURL,
}) => {
  const shop = await shopIn(request);
  const who = await customerWithMoney(page, shop, baseURL);
  await visit(page, pathOf(shop.vendor));
  // The dish is in the server's cart, and nobody hears of it.
  const mendAdd = await loseWrites(page, /\/api\/customer\/cart$/, 'answer');
  await addButton(page, shop.dish).click();
  const cart = await openCart(page);
  await expect(amountOf(cart, shop.dish)).toHaveText('1');
  await expectKept(cart);
  await mendAdd();
  await expectOneDish(who, shop.vendor, shop.dish);

  const mendClass = await loseWrites(page, /\/api\/customer\/cart\/vendor\/\d+$/, 'request');
  await chooseClass(cart, 'Pickup');
  await expectKept(cart);
  await mendClass();
  await expectOneDish(who, shop.vendor, shop.dish);
  await choosePayment(cart, { methods: ['Wallet'] });
  await toPay(cart).waitFor();
  const total = (await toPay(cart).textContent()) ?? '';

  const mendCheck = await loseWrites(page, /\/api\/customer\/order\/validate-items$/, 'request');
  await placeOrder(cart);
  await expect(cart.getByText('We could not check your cart. Proceed to try again.')).toBeVisible();
  await expect(cart.getByRole('heading', { name: 'Review your cart' })).toBeFocused();
  expect(await recordsOf(who)).toMatchObject(NOTHING_ORDERED);
  await mendCheck();
  await cart.getByRole('button', { name: 'Proceed' }).click();

  // The order is made, and nobody hears of it.
  const mendOrder = await loseWrites(page, /\/api\/customer\/order$/, 'answer');
  await placeOrder(cart);
  await expect(toast(page, 'error', UNHEARD)).toBeVisible();
  await expect(page.getByText('Your order is placed')).toBeHidden();
  await mendOrder();
  await expectOrder(page, 'Your order is placed');
  // The keyboard goes on here, and not at the button of the cart that is gone.
  await expect(page.locator('main')).toBeFocused();
  await expect(page.getByText('Paid with Wallet')).toBeVisible();
  await expect(page.locator('[data-part="total"]')).toHaveText(total);
  expect(await recordsOf(who)).toMatchObject(PAID_FROM_WALLET);
  expect(await serverCart(page, shop.vendor, who.customer.user.token)).toBeNull();
});
