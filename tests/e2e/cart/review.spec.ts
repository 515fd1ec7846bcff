import type { Cart, DeliveryFee, MenuItem, ValidationIssue, Vendor } from '@jara/contract';
import type { Locator, Page, Route } from '@playwright/test';
import { expect } from '@playwright/test';
import { signedIn } from '../identity/customer.ts';
import { allenAvenue, listView, recordCalls, saveAddresses, stored } from '../location/address-modal.ts';
import { config, money, pathOf } from '../support/demo-catalog.ts';
import { expectFullyVisible } from '../support/fully-visible.ts';
import { intercept, rewriteResponse } from '../support/intercept.ts';
import { test } from '../support/test.ts';
import { expectNoSidewaysScroll, visit, waitForHydration } from '../support/visit.ts';
import {
  addButton,
  addPlain,
  addWithOptions,
  chooseClass,
  chooseFirst,
  closeCart,
  dishWithOptionalGroup,
  expectServerCart,
  expectSettled,
  guestWithCarts,
  openCart,
  packNames,
  type VendorWithMenu,
  vendorWithMenu,
} from './cart.ts';

/** Whatever the hour is. */
const keepOpen = (page: Page) =>
  rewriteResponse<Vendor>(page, '**/api/customer/vendor/slug/**', (vendor) => ({
    ...vendor,
    is_open: true,
    is_temporarily_unavailable: false,
    self_delivery: false,
  }));

const line = (cart: Locator, part: string) => cart.locator(`[data-part="${part}"]`);

/** The cart of somebody signed in, with a dish in it and an address to choose. */
async function customerCart(page: Page, at: VendorWithMenu, baseURL: string | undefined): Promise<Locator> {
  const customer = await signedIn(page.context(), { origin: baseURL });
  await saveAddresses(page.context(), customer, [allenAvenue(12)]);
  await keepOpen(page);
  await visit(page, pathOf(at.vendor));
  await addButton(page, at.plain[0]).click();
  return openCart(page);
}

/** What an order lacks lies under the bar; it is marked, has the keyboard and comes whole into sight, with its message. */
async function expectMarked(cart: Locator, lacking: RegExp, message: string): Promise<void> {
  const field = cart.getByRole('button', { name: lacking });
  await field.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await cart.getByRole('button', { name: 'Place order' }).click();
  const alert = cart.getByRole('alert');
  await expect(alert).toHaveText(message);
  await expect(field).toBeFocused();
  await expectFullyVisible(field);
  await expectFullyVisible(alert);
}

async function chooseAddress(page: Page, cart: Locator): Promise<void> {
  await cart.getByRole('button', { name: /^Delivery address/ }).click();
  await listView(page).getByRole('radio').first().check({ force: true });
  await listView(page).getByRole('button', { name: 'Choose location' }).click();
  await expect(listView(page)).toBeHidden();
}

async function payOnline(page: Page, cart: Locator): Promise<void> {
  await cart.getByRole('button', { name: /^Payment method/ }).click();
  const modal = page.getByRole('dialog', { name: 'Payment method' });
  await modal.getByRole('radio', { name: /^Pay online/ }).click();
  await modal.getByRole('radio', { name: /^Paystack/ }).click();
  await modal.getByRole('button', { name: 'Continue' }).click();
  await expect(modal).toBeHidden();
}

test('cart.006 cart.010 pricing.006 a guest’s cart has all rows and no fee, and ordering asks to sign in', async ({
  page,
  request,
}) => {
  const at = await vendorWithMenu(request);
  const asked = recordCalls(page, '/delivery/amount');
  await keepOpen(page);
  await addPlain(page, at);
  const cart = await openCart(page);
  await expect(cart.getByText(at.vendor.name)).toBeVisible();
  await expect(packNames(cart)).toHaveText(['Pack 1']);
  await expect(cart.getByRole('button', { name: /^Promo code/ })).toBeVisible();
  await expect(cart.getByText('Bags', { exact: true })).toBeVisible();
  await expect(cart.getByText('Payment method', { exact: true })).toBeVisible();
  await expect(cart.getByRole('button', { name: /^Delivery address/ })).toBeVisible();
  const fees = cart.getByRole('region', { name: 'Fees' });
  await expect(fees).toContainText('Choose an address');
  await expect(fees).toContainText('Total before fees');
  await expect(line(cart, 'total-before-fees')).toHaveText((await line(cart, 'subtotal').textContent()) ?? '');
  await expect(cart.getByRole('button', { name: 'Clear orders' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await cart.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('cart.099 pricing.008 pricing.012 the fees add up to the kobo, by the class of the order', async ({
  page,
  request,
  baseURL,
}) => {
  const at = await vendorWithMenu(request);
  const fees = recordCalls(page, '/delivery/amount');
  const cart = await customerCart(page, at, baseURL);
  // A cart that is longer than what shows of it.
  await cart.getByRole('button', { name: 'Duplicate Pack 1' }).click();
  await expectMarked(cart, /^Delivery address/, 'Please choose an address here');
  const quoted = page.waitForResponse((one) => one.url().endsWith('/api/customer/delivery/amount'));
  await chooseAddress(page, cart);
  await expect(cart.getByRole('alert')).toHaveCount(0);
  await expect(cart.getByRole('button', { name: /^Delivery address/ })).toContainText('12 Allen Avenue');
  const fee = ((await (await quoted).json()) as { data: DeliveryFee }).data;
  const { currency } = at.vendor;
  const subtotal = Number((await stored(page, 'subTotal')) ?? 0);
  await expect(line(cart, 'total')).toHaveText(money(subtotal + fee.amount + fee.final_service_amount, currency));
  await expect(line(cart, 'service-fee')).toHaveText(money(fee.final_service_amount, currency));
  expect(fees.map(({ body }) => body)).toEqual([
    {
      destination_id: expect.any(Number),
      order_class: 'delivery',
      source_id: at.vendor.address_id,
      vendor_id: at.vendor.id,
      cart_id: await stored(page, 'cartId'),
    },
  ]);
  expect(JSON.parse((await stored(page, 'deliveryFee')) ?? '')).toMatchObject({ amount: fee.amount });
  const kept = await page.evaluate(() => ({ ...localStorage }));
  const [destination] = fees.map(({ body }) => (body as { destination_id: number }).destination_id);
  expect(kept).toMatchObject({
    cart: expect.stringContaining(`"item_id":${at.plain[0].id}`),
    location: expect.stringMatching(new RegExp(`"id":${destination},.*12 Allen Avenue`)),
    customerAddress: String(destination),
    cartMetadata: expect.stringContaining(`"cart_id":"${kept['cartId']}"`),
    vendorAddressId: String(at.vendor.address_id),
    activeVendor: at.vendor.slug,
    activeVendorId: String(at.vendor.id),
    activeVendorName: at.vendor.name,
    activeVendorLogo: at.vendor.logo_url,
    activeVendorLocation: at.vendor.location,
    activeVendorType: at.vendor.vendor_type,
  });

  await chooseClass(cart, 'Pickup');
  await expect(line(cart, 'total')).toHaveText(money(subtotal + fee.final_service_amount, currency));
  await expect(line(cart, 'delivery-fee')).toHaveCount(0);
  expect(fees.at(-1)?.body).toMatchObject({ order_class: 'pickup', destination_id: null });
  await chooseClass(cart, 'Delivery');
  await expect(line(cart, 'total')).toHaveText(money(subtotal + fee.amount + fee.final_service_amount, currency));
  // What was asked before is still known.
  expect(fees).toHaveLength(2);
  await expectMarked(cart, /^Payment method/, 'Please choose a payment Method here');
  await payOnline(page, cart);
  await expect(cart.getByRole('alert')).toHaveCount(0);

  await chooseClass(cart, 'Pre-order');
  await expect(line(cart, 'total')).toBeVisible();
  await expectMarked(cart, /^Delivery time/, 'Please choose delivery time');

  // The storage may name a cart that is none: a fee is asked for the one that the server names.
  await expectSettled(page);
  fees.length = 0;
  await page.evaluate(
    ([named = '']) => localStorage.setItem('cart', localStorage['cart'].replaceAll(named, crypto.randomUUID())),
    [kept['cartId']],
  );
  await page.reload();
  await waitForHydration(page);
  await expect(line(await openCart(page), 'total')).toBeVisible();
  expect(fees.map(({ body }) => (body as { cart_id: string }).cart_id)).toEqual([kept['cartId']]);
});

test('cart.068 cart.069 cart.097 bags come and go; items that cannot be checked need a review', async ({
  page,
  request,
  baseURL,
}) => {
  const at = await vendorWithMenu(request);
  const { amount } = (await config(request)).bag_information;
  const cart = await customerCart(page, at, baseURL);
  await chooseAddress(page, cart);
  await cart.getByRole('button', { name: 'Add a bag' }).click();
  const fewer = cart.getByRole('button', { name: 'Remove one bag' });
  await expect(fewer).toBeDisabled();
  await cart.getByRole('button', { name: 'Add one bag' }).click();
  await expect(line(cart, 'bags')).toHaveText(money(2 * amount, at.vendor.currency));
  await fewer.click();
  await expect(line(cart, 'bags')).toHaveText(money(amount, at.vendor.currency));
  await expect(fewer).toBeDisabled();
  await cart.getByRole('button', { name: 'Remove bags' }).click();
  await expect(cart.getByRole('button', { name: 'Add a bag' })).toBeVisible();
  await expect(line(cart, 'bags')).toHaveCount(0);

  await rewriteResponse<{ bag_information: { excluded_vendor_ids: number[] } }>(
    page,
    '**/api/customer/config',
    (all) => ({
      ...all,
      bag_information: { ...all.bag_information, excluded_vendor_ids: [at.vendor.id] },
    }),
  );
  await page.reload();
  await waitForHydration(page);
  const again = await openCart(page);
  await expect(again.getByRole('button', { name: /^Delivery address/ })).toBeVisible();
  await expect(line(again, 'total')).toBeVisible();
  await expect(again.getByText('Bags', { exact: true })).toHaveCount(0);

  await chooseClass(again, 'Pickup');
  await payOnline(page, again);
  const connect = await intercept(page, '**/api/customer/order/validate-items', (route) => route.abort());
  await again.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('Please adjust your cart')).toBeVisible();
  await expect(again.getByRole('heading', { name: 'Review your cart' })).toBeFocused();
  await connect();
  await again.getByRole('button', { name: 'Proceed' }).click();
  await expect(again.getByRole('button', { name: 'Place order' })).toBeVisible();
});

const issueOf = (cart: Cart, more: Partial<ValidationIssue>): ValidationIssue => ({
  type: 'menu',
  code: 'OUT_OF_STOCK',
  item_id: cart.cart_items[0]?.item_id ?? null,
  group_id: null,
  item_name: cart.cart_items[0]?.name ?? null,
  group_name: null,
  selections_required: null,
  action: '',
  pack_reference: cart.packs[0]?.id ?? '',
  ...more,
});

/** From here on the server finds these faults with the first pack. */
async function findFaults(page: Page, ...faults: readonly Partial<ValidationIssue>[]): Promise<void> {
  const spoil = (cart: Cart): Cart => ({
    ...cart,
    is_valid: false,
    validation_result: faults.map((fault) => issueOf(cart, fault)),
  });
  await rewriteResponse<Cart | Cart[]>(page, '**/api/customer/cart', (data) =>
    Array.isArray(data) ? data.map(spoil) : spoil(data),
  );
  await rewriteResponse<Cart>(page, '**/api/customer/cart/vendor/*', spoil);
}

test('cart.011 cart.012 cart.056 a dish that is gone puts the cart under review until it is removed', async ({
  page,
  request,
}) => {
  const at = await vendorWithMenu(request);
  const [gone, other] = at.plain;
  await guestWithCarts(page, [at]);
  await findFaults(page, {});
  await page.route('**/api/customer/order/validate-items', async (route) => {
    const response = await route.fetch();
    const held = (await (
      await page.request.get('/api/customer/cart', { headers: route.request().headers() })
    ).json()) as {
      data: Cart[];
    };
    const [cart] = held.data;
    await route.fulfill({
      response,
      json: { status: 'success', message: 'OK', data: cart ? [issueOf(cart, {})] : [] },
    });
  });
  await visit(page, pathOf(at.vendor));
  const cart = await openCart(page);
  const heading = cart.getByRole('heading', { name: 'Review your cart' });
  await expect(heading).toBeVisible();
  // Nobody asked for the review: the focus stays where it was.
  await expect(heading).not.toBeFocused();
  const notice = page.getByText(`${gone.name} is no longer available. Please remove item`);
  await expect(cart.getByRole('article', { name: 'Pack 1' }).filter({ has: notice })).toBeVisible();
  await expect(cart.getByRole('button', { name: 'Clear orders' })).toBeVisible();
  await cart.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByText('Please adjust your cart')).toBeVisible();
  await expect(notice).toBeVisible();
  const box = cart.locator('[data-part="notice"]');
  await expect(box).toBeFocused();
  await expectFullyVisible(box);

  await page.unrouteAll({ behavior: 'wait' });
  const put = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/customer/cart'));
  await cart.getByRole('button', { name: 'Remove item' }).click();
  expect((await put).postDataJSON()).toMatchObject({ item_id: gone.id, quantity: 0 });
  await expectServerCart(page, at.vendor, (held) => held?.cart_items[0]?.item_id === other.id);
  await expect(notice).toHaveCount(0);
  await cart.getByRole('button', { name: 'Proceed' }).click();
  await expect(cart.getByRole('button', { name: 'Place order' })).toBeVisible();
});

test('cart.072 cart.076 cart.096 an option that is gone is replaced; a failure of that is not told', async ({
  page,
  request,
}) => {
  const { vendor, withOptions } = await vendorWithMenu(request);
  await addWithOptions(page, { vendor, withOptions });
  await expectServerCart(page, vendor, (held) => held?.packs.length === 1);
  const group = withOptions.groups.find(({ minimum, maximum }) => minimum === 1 && maximum === 1);
  const [option] = group?.items.filter(({ is_available }) => is_available) ?? [];
  const about = { type: 'group', group_id: group?.id ?? null, group_name: group?.name ?? null } as const;
  await findFaults(page, { ...about, code: 'REQUIRED_GROUP_MISSING', selections_required: 1 });
  await rewriteResponse<MenuItem>(page, '**/api/customer/vendor/*/menu/*', (dish) => ({
    ...dish,
    groups: dish.groups.map((each) => ({ ...each, name: `${each.name} of today` })),
  }));
  await visit(page, pathOf(vendor));
  const asked = await openCart(page);
  await expect(asked.getByText(`You need to select 1 option from ${group?.name}.`)).toBeVisible();
  await asked.getByRole('button', { name: 'Edit selection' }).click();
  // What can be chosen is asked for anew.
  await expect(
    page.getByRole('dialog', { name: withOptions.name }).getByRole('group', { name: `${group?.name} of today` }),
  ).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });

  await findFaults(page, { ...about, item_id: option?.id ?? null, item_name: option?.name ?? null });
  await visit(page, pathOf(vendor));
  const cart = await openCart(page);
  await expect(cart.getByText(`${option?.name} is no longer available.`, { exact: true })).toBeVisible();
  await expect(cart.getByRole('button', { name: 'Remove item' })).toBeVisible();
  await cart.getByRole('button', { name: 'Replace item' }).click();
  const dialog = page.getByRole('dialog', { name: withOptions.name });
  const again = dialog.getByRole('group', { name: group?.name ?? '' });
  await expect(again.getByRole('radio').first()).toBeVisible();
  // What is gone is not chosen, though the menu of a moment ago still had it.
  await expect(again.getByRole('radio', { checked: true })).toHaveCount(0);
  await chooseFirst(dialog, withOptions, 1);
  const refused = 'That item is no longer in your cart.';
  const refuse = (route: Route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 404, json: { status: 'failed', code: 'CART_ITEM_NOT_FOUND', message: refused } })
      : route.fallback();
  const recover = await intercept(page, '**/api/customer/cart', refuse);
  const warned = page.waitForEvent('console', (one) => one.type() === 'warning' && one.text() === refused);
  const settled = page.waitForResponse((one) => one.url().endsWith(`/api/customer/cart/vendor/${vendor.id}`));
  await dialog.getByRole('button', { name: /^Edit [₦G]/ }).click();
  await settled;
  await warned;
  await recover();

  // Removed, it takes nothing else of its dish along.
  const put = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/customer/cart'));
  await cart.getByRole('button', { name: 'Remove item' }).click();
  const { modifiers, ...item } = (await put).postDataJSON() as { modifiers: { id: number }[] };
  expect(item).toMatchObject({ item_id: withOptions.id, quantity: 1 });
  expect(modifiers.map(({ id }) => id)).not.toContain(option?.id);
  await expectServerCart(page, vendor, (held) =>
    Boolean(
      held?.cart_items.some(({ item_id, type }) => type === 'menu' && item_id === withOptions.id) &&
        !held.cart_items.some(({ item_id, type }) => type === 'group' && item_id === option?.id),
    ),
  );
  await page.unrouteAll({ behavior: 'wait' });
  await cart.getByRole('button', { name: 'Remove Pack 1' }).click();
  await expect(page.getByText('Pack deleted successfully')).toBeVisible();
  // Looked at once: whatever had been said before this would still be there, and gone later.
  expect(await page.getByText(refused).count()).toBe(0);
});

test('cart.012 cart.070 cart.106 a pack’s issues show in order, and a pack without a meal is removed', async ({
  page,
  request,
}) => {
  const at = await vendorWithMenu(request);
  await addPlain(page, at);
  await (await openCart(page)).getByRole('button', { name: 'Add another pack' }).click();
  await closeCart(page);
  await addButton(page, at.plain[1]).click();
  await expectServerCart(page, at.vendor, (held) => held?.packs.length === 2);
  await expectSettled(page);
  const about = { type: 'group', group_id: 1, group_name: 'Toppings', item_name: 'Egg' } as const;
  await findFaults(
    page,
    { ...about, code: 'INVALID_QUANTITY_MIN', selections_required: 2 },
    { ...about, code: 'MISSING_MENU_IN_PACK' },
    { ...about, code: 'OUT_OF_STOCK' },
  );
  await page.reload();
  await waitForHydration(page);
  const cart = await openCart(page);
  const notices = cart.getByRole('article', { name: 'Pack 1' }).locator('[data-part="notice"]');
  await expect(notices).toHaveText([
    /^Egg is no longer available\./,
    /^This pack has no meal in it\. Please add one or remove the pack\./,
    /^You need to select up to 2 options for Toppings/,
  ]);
  await expect(notices.nth(2)).toContainText('Choose at least 2; you have 0');
  await expect(packNames(cart)).toHaveText(['Pack 1', 'Pack 2']);
  await expect(cart.locator('[data-part="notice"]')).toHaveCount(3);
  await page.unrouteAll({ behavior: 'wait' });
  await notices.nth(1).getByRole('button', { name: 'Remove pack' }).click();
  await expect(page.getByText('Pack deleted successfully')).toBeVisible();
  await expectServerCart(page, at.vendor, (held) => held?.cart_items[0]?.item_id === at.plain[1].id);
});

test('where the menu now allows one of two chosen options, either can be removed', async ({ page, request }) => {
  const { vendor, dish, group, options } = await dishWithOptionalGroup(request);
  await visit(page, `${pathOf(vendor)}?dish=${dish.id}`);
  const sheet = page.getByRole('dialog', { name: dish.name });
  await chooseFirst(sheet, dish);
  const choices = (where: Locator) => where.getByRole('group', { name: group.name, exact: true });
  for (const { name } of options) {
    await choices(sheet)
      .getByRole('button', { name: `Add one ${name}`, exact: true })
      .click();
  }
  await sheet.getByRole('button', { name: /^Add [₦G]/ }).click();
  await expectServerCart(page, vendor, (held) => held?.packs.length === 1);
  await rewriteResponse<MenuItem>(page, `**/api/customer/vendor/${vendor.id}/menu/${dish.id}`, (menu) => ({
    ...menu,
    groups: menu.groups.map((each) => (each.id === group.id ? { ...each, maximum: 1 } : each)),
  }));
  const cart = await openCart(page);
  await cart.getByRole('button', { name: `Edit ${dish.name}` }).click();
  const editing = page.getByRole('dialog', { name: dish.name });
  await expect(choices(editing).getByText('Choose 1 fewer')).toBeVisible();
  await choices(editing)
    .getByRole('button', { name: `Remove one ${options[0].name}`, exact: true })
    .click();
  await expect(choices(editing).getByText('Choose 1 fewer')).toHaveCount(0);
  await editing.getByRole('button', { name: /^Edit [₦G]/ }).click();
  await expectServerCart(page, vendor, (held) => {
    const kept = Object.values(held?.cart_items[0]?.modifier ?? {}).flat();
    return kept.some(({ id }) => id === options[1].id) && !kept.some(({ id }) => id === options[0].id);
  });
});
