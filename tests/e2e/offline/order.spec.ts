import type { Vendor } from '@jara/contract';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import {
  addButton,
  amountOf,
  chooseClass,
  chooseDeliveryTime,
  openCart,
  serverCart,
  type VendorWithMenu,
  vendorWithMenu,
} from '../cart/cart.ts';
import { choosePayment, expectOrder, fillWallet, placeOrder, type SignedIn, toPay } from '../checkout/checkout.ts';
import { signedIn } from '../identity/customer.ts';
import {
  addButton as addAddressButton,
  addView,
  chosenPlace,
  listView,
  placeField,
} from '../location/address-modal.ts';
import { pathOf } from '../support/demo-catalog.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toast.ts';
import { visit, waitForHydration } from '../support/visit.ts';
import { loseOnce, loseWrites } from './cut.ts';
import { expectOneDish, NOTHING_ORDERED, PAID_FROM_WALLET, recordsOf } from './records.ts';

const UNREACHED = 'We cannot reach our records right now. Please try again in a moment.';

/** All of them, so that it is there whatever the hour. */
const HOME = '/store?tag=all&shown=300';

const card = (page: Page, { name }: Vendor) => page.getByRole('link', { name, exact: true }).first();
const menuTitle = (page: Page, { name }: Vendor) => page.getByRole('heading', { name, level: 1 });
const orderButton = (cart: Locator) => cart.getByRole('button', { name: 'Place order' });
const row = (cart: Locator, name: string) => cart.getByRole('button', { name: new RegExp(`^${name}`) });

/** What is on the order's page is what was paid, once. */
async function expectPaidOnce(who: SignedIn, at: VendorWithMenu, total: string | null): Promise<void> {
  const { page } = who;
  await expectOrder(page, 'Your order is placed');
  await expect(page.getByText('Paid with Wallet')).toBeVisible();
  await expect(page.locator('[data-part="total"]')).toHaveText(total ?? '');
  expect(await recordsOf(who)).toMatchObject(PAID_FROM_WALLET);
  expect(await serverCart(page, at.vendor, who.customer.user.token)).toBeNull();
}

// What the cart says where a check, a fee or an order has no answer.
const UNCHECKED = 'We could not check your cart. Proceed to try again.';
const NO_FEE = 'Delivery fee error: Reload to try again';
const UNHEARD = 'We did not hear whether your order was placed. Tap Place order again: it is placed only once.';

test('with requests and the order’s answer lost, each step says so and goes on, and it is paid once', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const at = await vendorWithMenu(request);
  const who = { page, customer: await signedIn(context, { origin: baseURL }) };
  await fillWallet(who);

  await visit(page, HOME);
  // A menu whose parts do not come is loaded as a whole page.
  const mendMenu = await loseOnce(page, new RegExp(`^${pathOf(at.vendor)}$`), 'request');
  await card(page, at.vendor).click();
  await expect(menuTitle(page, at.vendor)).toBeVisible();
  await mendMenu();
  await waitForHydration(page);

  const mendAdd = await loseWrites(page, /\/api\/customer\/cart$/, 'request');
  await addButton(page, at.plain[0]).click();
  const cart = await openCart(page);
  await expect(amountOf(cart, at.plain[0])).toHaveText('1');
  await expect(cart.getByText('We cannot reach our records right now. Your changes are kept')).toBeVisible();
  await expect(orderButton(cart)).toBeDisabled();
  await mendAdd();
  await expectOneDish(who, at.vendor, at.plain[0]);

  const mendClass = await loseWrites(page, /\/api\/customer\/cart\/vendor\/\d+$/, 'request');
  await chooseClass(cart, 'Pre-order');
  await expect(cart.getByText('We cannot reach our records right now. Your changes are kept')).toBeVisible();
  await mendClass();
  await expectOneDish(who, at.vendor, at.plain[0]);

  await row(cart, 'Delivery address').click();
  await listView(page).getByRole('button', { name: 'Add new address' }).click();
  await placeField(page).fill('Allen Avenue');
  await page.getByRole('option').first().click();
  await expect(chosenPlace(page)).toBeVisible();
  const mendAddress = await loseWrites(page, /\/api\/customer\/address$/, 'request');
  await addAddressButton(page).click();
  await expect(addView(page).getByRole('alert').filter({ hasText: UNREACHED })).toBeVisible();
  await mendAddress();
  await addAddressButton(page).click();
  await listView(page).getByRole('button', { name: 'Choose location' }).click();
  expect((await recordsOf(who)).addresses).toBe(1);

  await chooseDeliveryTime(cart);
  await choosePayment(cart, { methods: ['Wallet'] });
  await expect(toPay(cart)).toBeVisible();
  const total = await toPay(cart).textContent();

  const mendCheck = await loseWrites(page, /\/api\/customer\/order\/validate-items$/, 'request');
  await placeOrder(cart);
  await expect(cart.getByText(UNCHECKED)).toBeVisible();
  await mendCheck();
  await cart.getByRole('button', { name: 'Proceed' }).click();

  const mendQuote = await loseWrites(page, /\/api\/customer\/delivery\/amount$/, 'request');
  await placeOrder(cart);
  await expect(toast(page, 'error', NO_FEE).first()).toBeVisible();
  expect(await recordsOf(who)).toMatchObject(NOTHING_ORDERED);
  await mendQuote();
  await expect(toPay(cart)).toHaveText(total ?? '');

  // The order is made, and nobody hears of it.
  const mendOrder = await loseWrites(page, /\/api\/customer\/order$/, 'answer');
  await placeOrder(cart);
  await expect(toast(page, 'error', UNHEARD)).toBeVisible();
  await expect(page.getByText('Your order is placed')).toBeHidden();
  await mendOrder();
  await expectPaidOnce(who, at, total);
});
