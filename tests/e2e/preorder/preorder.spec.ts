import type { Vendor } from '@jara/contract';
import { expect } from '@playwright/test';
import { guestWithCarts, openCart, vendorWithMenu } from '../cart/cart.ts';
import { stored } from '../location/address-modal.ts';
import { expectAccessible, LAYER } from '../support/axe.ts';
import { pathOf } from '../support/demo-catalog.ts';
import { rewriteResponse } from '../support/intercept.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

// A Monday, noon in Lagos. In Auckland it is Tuesday by then.
const NOON = '2026-11-16T11:00:00Z';
test.use({ timezoneId: 'Pacific/Auckland' });

const TERMS: Pick<Vendor, 'vendor_class' | 'available_hours' | 'preorder_configuration'> = {
  vendor_class: ['preorder'],
  available_hours: { default: { opening: 1800, closing: 430 } },
  preorder_configuration: {
    menu_ready_time: null,
    cutoff_order_time: 1430,
    available_days: ['monday', 'tuesday', 'thursday', 'friday', 'sunday'],
  },
};

test('preorder.001 preorder.010 a time after midnight on the vendor’s clock is chosen by keyboard', async ({
  page,
  request,
}) => {
  const at = await vendorWithMenu(request);
  await guestWithCarts(page, [at]);
  await page.clock.setFixedTime(NOON);
  await rewriteResponse<Vendor>(page, '**/api/customer/vendor/slug/**', (vendor) => ({ ...vendor, ...TERMS }));
  await visit(page, pathOf(at.vendor));
  const cart = await openCart(page);
  await expect(cart).toContainText(`${at.vendor.name} takes pre-orders only.`);
  await expect(cart.getByRole('group', { name: 'Order type' }).locator('label')).toHaveText(['Pre-order']);
  await expect(cart.getByRole('radio', { name: 'Pre-order' })).toBeChecked();
  const row = cart.getByRole('button', { name: /^Delivery time/ });
  await row.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Choose delivery time' });
  await expect(modal).toContainText('All times are Lagos time.');
  await expect(modal.getByRole('group', { name: 'Day' }).locator('label')).toHaveText([
    'Tue 17 Nov',
    'Thu 19 Nov',
    'Fri 20 Nov',
    'Sun 22 Nov',
  ]);
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
  await expect(row).toHaveText(/Fri, 20\/11, 3 AM$/);
  await expect(row).toBeFocused();
  expect(await stored(page, 'deliveryDate')).toBe('2026-11-19');
  expect(await stored(page, 'timeRange')).toBe('01:00-03:00');
});
