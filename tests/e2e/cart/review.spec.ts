import type { Cart, ValidationIssue } from '@jara/contract';
import { expect, type Page, type Route } from '@playwright/test';
import { pathOf } from '../support/demo-catalog.ts';
import { expectFullyVisible } from '../support/fully-visible.ts';
import { intercept, rewriteResponse } from '../support/intercept.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { chooseFirst, expectServerCart, guestWithCarts, openCart, pack, packNames, vendorWithMenu } from './cart.ts';

type Fault = Omit<ValidationIssue, 'pack_reference'>;

/** From here on the server finds these faults with the first pack. */
async function findFaults(page: Page, ...faults: readonly Fault[]): Promise<void> {
  let issues: ValidationIssue[] = [];
  const spoil = (cart: Cart): Cart => {
    issues = faults.map((fault) => ({ ...fault, pack_reference: cart.packs[0]?.id ?? '' }));
    return { ...cart, is_valid: false, validation_result: issues };
  };
  await rewriteResponse<Cart | Cart[]>(page, '**/api/customer/cart', (data) =>
    Array.isArray(data) ? data.map(spoil) : spoil(data),
  );
  await rewriteResponse<Cart>(page, '**/api/customer/cart/vendor/*', spoil);
  await rewriteResponse<ValidationIssue[]>(page, '**/api/customer/order/validate-items', () => issues);
}

test('cart.011 cart.012 cart.096 a cart with issues is under review until each is replaced or removed', async ({
  page,
  request,
}) => {
  const at = await vendorWithMenu(request);
  const { vendor, plain, withOptions } = at;
  const group = withOptions.groups.find(({ minimum, maximum }) => minimum === 1 && maximum === 1);
  const [option] = group?.items.filter(({ is_available }) => is_available) ?? [];
  await guestWithCarts(page, [at], () => [withOptions, plain[0]]);
  const about = {
    type: 'group',
    ...{ group_id: group?.id ?? null, group_name: group?.name ?? null, selections_required: null },
    ...{ item_id: option?.id ?? null, item_name: option?.name ?? null, action: '' },
  } as const;
  await findFaults(page, { ...about, code: 'MISSING_MENU_IN_PACK' }, { ...about, code: 'OUT_OF_STOCK' });
  await visit(page, pathOf(vendor));
  const cart = await openCart(page);
  const heading = cart.getByRole('heading', { name: 'Review your cart' });
  await expect(heading).toBeVisible();
  // Nobody asked for the review: the focus stays where it was.
  await expect(heading).not.toBeFocused();
  const notices = cart.locator('[data-part="notice"]');
  const gone = `${option?.name} is no longer available.`;
  const noMeal = 'This pack has no meal in it. Please add one or remove the pack.';
  await expect(pack(cart, 1).locator('[data-part="notice"] p')).toHaveText([gone, noMeal]);
  await expect(notices).toHaveCount(2);
  await expect(cart.getByRole('button', { name: 'Clear orders' })).toBeVisible();
  await cart.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByText('Please adjust your cart')).toBeVisible();
  await expect(notices.first()).toBeFocused();
  await expectFullyVisible(notices.first());

  await cart.getByRole('button', { name: 'Replace item' }).click();
  const dialog = page.getByRole('dialog', { name: withOptions.name });
  const choices = dialog.getByRole('group', { name: group?.name ?? '', exact: true });
  await expect(choices.getByRole('radio').first()).toBeVisible();
  // What is gone is not chosen, though the menu of a moment ago still had it.
  await expect(choices.getByRole('radio', { checked: true })).toHaveCount(0);
  await chooseFirst(dialog, withOptions, 1);
  const refused = 'That item is no longer in your cart.';
  const recover = await intercept(page, '**/api/customer/cart', (route: Route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 404, json: { status: 'failed', code: 'CART_ITEM_NOT_FOUND', message: refused } })
      : route.fallback(),
  );
  const warned = page.waitForEvent('console', (one) => one.type() === 'warning' && one.text() === refused);
  const settled = page.waitForResponse((one) => one.url().endsWith(`/api/customer/cart/vendor/${vendor.id}`));
  await dialog.getByRole('button', { name: /^Edit [₦G]/ }).click();
  await settled;
  await warned;
  await recover();

  // Removed, it takes nothing else of its dish along.
  await cart.getByRole('button', { name: 'Remove item' }).click();
  await expectServerCart(page, vendor, (held) =>
    Boolean(
      held?.cart_items.some(({ item_id, type }) => type === 'menu' && item_id === withOptions.id) &&
        !held.cart_items.some(({ item_id, type }) => type === 'group' && item_id === option?.id),
    ),
  );
  await page.unrouteAll({ behavior: 'wait' });
  await cart.getByRole('button', { name: 'Remove pack', exact: true }).click();
  await expect(page.getByText('Pack deleted successfully')).toBeVisible();
  // Looked at once: whatever had been said before this would still be there, and gone later.
  expect(await page.getByText(refused).count()).toBe(0);
  await expectServerCart(page, vendor, (held) => held?.packs.length === 1);
  await expect(packNames(cart)).toHaveText(['Pack 1']);
  await expect(notices).toHaveCount(0);
  await cart.getByRole('button', { name: 'Proceed' }).click();
  await expect(cart.getByRole('button', { name: 'Place order' })).toBeVisible();
});
