import type { Vendor } from '@jara/contract';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { addPlain, chooseClass, openCart, type VendorWithMenu, vendorWithMenu } from '../cart/cart.ts';
import { stored } from '../location/address-modal.ts';
import { expectAccessible, LAYER } from '../support/axe.ts';
import { rewriteResponse } from '../support/intercept.ts';
import { test } from '../support/test.ts';
import { expectNoSidewaysScroll, waitForHydration } from '../support/visit.ts';

// A Monday, noon in Lagos. In Auckland it is Tuesday by then, in New York early morning.
const NOON = '2026-11-16T11:00:00Z';

type Terms = Pick<Vendor, 'vendor_class' | 'available_hours' | 'preorder_configuration'>;

const DAY = { opening: 900, closing: 2100 };

const TERMS: Terms = {
  vendor_class: ['instant', 'preorder'],
  // Thursday is a day of rest.
  available_hours: { sunday: DAY, monday: DAY, tuesday: DAY, wednesday: DAY, friday: DAY, saturday: DAY },
  preorder_configuration: {
    menu_ready_time: null,
    cutoff_order_time: 1430,
    available_days: ['monday', 'tuesday', 'thursday', 'friday', 'sunday'],
  },
};

const row = (cart: Locator) => cart.getByRole('button', { name: /^Delivery time/ });
const modalOf = (page: Page) => page.getByRole('dialog', { name: 'Choose delivery time' });
const setButton = (modal: Locator) => modal.getByRole('button', { name: 'Set delivery time' });

/** A cart at a vendor of these terms; the time stands still. */
async function cartOn(page: Page, at: VendorWithMenu, terms: Terms): Promise<Locator> {
  await page.clock.setFixedTime(NOON);
  await rewriteResponse<Vendor>(page, '**/api/customer/vendor/slug/**', (vendor) => ({ ...vendor, ...terms }));
  await addPlain(page, at);
  return openCart(page);
}

async function preorderCart(page: Page, at: VendorWithMenu, terms: Terms = TERMS): Promise<Locator> {
  const cart = await cartOn(page, at, terms);
  await expect(row(cart)).toBeHidden();
  await chooseClass(cart, 'Pre-order');
  return cart;
}

test.describe('with the browser a day ahead', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('preorder.001 preorder.010 cart.007 a time of the vendor’s clock is chosen, shown and kept', async ({
    page,
    request,
  }) => {
    const at = await vendorWithMenu(request);
    let cart = await preorderCart(page, at);
    await expect(row(cart)).toHaveText(/Choose delivery time$/);
    await row(cart).click();
    const modal = modalOf(page);
    await expect(modal).toContainText('All times are Lagos time.');
    const days = modal.getByRole('group', { name: 'Day' });
    await expect(days.locator('label')).toHaveText(['Today', 'Tue 17 Nov', 'Fri 20 Nov']);
    const times = modal.getByRole('radiogroup', { name: 'Time' });
    await expect(times.getByRole('radio').first()).toHaveAccessibleName('1 PM – 3 PM');
    await expect(setButton(modal)).toBeDisabled();
    await days.getByText('Tue 17 Nov').click();
    await expect(times.getByRole('radio').first()).toHaveAccessibleName('10 AM – 12 PM');
    await expect(times.getByRole('radio').last()).toHaveAccessibleName('6 PM – 8 PM');
    await times.getByText('12 PM – 2 PM').click();
    await expectNoSidewaysScroll(page);
    await setButton(modal).click();
    await expect(modal).toBeHidden();
    await expect(row(cart)).toHaveText(/Tue, 17\/11, 2 PM$/);
    expect(await stored(page, 'deliveryDate')).toBe('2026-11-17');
    expect(await stored(page, 'timeRange')).toBe('12:00-14:00');
    await chooseClass(cart, 'Pickup');
    await expect(row(cart)).toHaveCount(0);
    await chooseClass(cart, 'Pre-order');
    await expect(row(cart)).toHaveText(/Tue, 17\/11, 2 PM$/);

    await page.reload();
    await waitForHydration(page);
    cart = await openCart(page);
    await expect(row(cart)).toHaveText(/Tue, 17\/11, 2 PM$/);
    await row(cart).click();
    await expect(days.getByRole('radio', { name: 'Tue 17 Nov' })).toBeChecked();
    await expect(times.getByRole('radio', { name: '12 PM – 2 PM' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();

    // What is over counts as not chosen.
    await page.clock.setFixedTime('2026-11-17T11:00:00Z');
    await chooseClass(cart, 'Pickup');
    await chooseClass(cart, 'Pre-order');
    await expect(row(cart)).toHaveText(/Choose delivery time$/);
  });
});

test.describe('at home', () => {
  test.use({ timezoneId: 'Africa/Lagos' });

  test('cart.107 preorder.001 where only pre-orders are taken, a time after midnight is chosen by keyboard', async ({
    page,
    context,
    request,
  }) => {
    const at = await vendorWithMenu(request);
    const cart = await cartOn(page, at, {
      ...TERMS,
      vendor_class: ['preorder'],
      available_hours: { default: { opening: 1800, closing: 430 } },
    });
    await expect(cart).toContainText(`${at.vendor.name} takes pre-orders only.`);
    await expect(cart.getByRole('group', { name: 'Order type' }).locator('label')).toHaveText(['Pre-order']);
    await expect(cart.getByRole('radio', { name: 'Pre-order' })).toBeChecked();
    await row(cart).focus();
    await page.keyboard.press('Enter');
    const modal = modalOf(page);
    await expect(modal).toBeVisible();
    await modal.getByRole('radio', { name: 'Tue 17 Nov' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(modal.getByRole('radio', { name: 'Thu 19 Nov' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowUp');
    const last = modal.getByRole('radio', { name: '1 AM – 3 AM' });
    await expect(last).toBeChecked();
    await expect(last).toHaveAccessibleDescription('After midnight: Fri 20 Nov');
    await expectAccessible(page, LAYER);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(modal).toBeHidden();
    await expect(row(cart)).toHaveText(/Fri, 20\/11, 3 AM$/);
    await expect(row(cart)).toBeFocused();
    const other = await context.newPage();
    await other.goto('/store');
    await other.evaluate(() => localStorage.setItem('timeRange', '21:00-23:00'));
    await expect(row(cart)).toHaveText(/Thu, 19\/11, 11 PM$/);
  });
});

test('preorder.004 a vendor that offers nothing says so', async ({ page, request }) => {
  const at = await vendorWithMenu(request);
  const { preorder_configuration } = TERMS;
  const cart = await preorderCart(page, at, {
    ...TERMS,
    preorder_configuration: preorder_configuration && { ...preorder_configuration, available_days: ['thursday'] },
  });
  await row(cart).click();
  await expect(modalOf(page)).toContainText('No delivery times');
  await expect(setButton(modalOf(page))).toBeHidden();
});
