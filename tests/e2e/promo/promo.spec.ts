import type { DeliveryFee } from '@jara/contract';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { openCart, vendorWithMenu } from '../cart/cart.ts';
import { customerOf, putInCart } from '../checkout/checkout.ts';
import { allenAvenue, recordCalls, stored } from '../location/address-modal.ts';
import { expectAccessible, LAYER } from '../support/axe.ts';
import { money, pathOf } from '../support/demo-catalog.ts';
import { intercept } from '../support/intercept.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

// Codes of the demo: one that must be known, and one for everyone.
const KNOWN = { code: 'FIRST100', title: '₦1,000 off for the first hundred', note: 'While uses last.' };
const OPEN = { code: 'FREERIDE', title: 'Free delivery', note: 'Up to ₦1,500 of the delivery fee.' };

const row = (cart: Locator) => cart.getByRole('button', { name: /^Promo code/ });
const modalOf = (page: Page) => page.getByRole('dialog', { name: 'Promo code', exact: true });
const choice = (modal: Locator, { title }: { title: string }) => modal.getByRole('radio', { name: title, exact: true });
const apply = (modal: Locator) => modal.getByRole('button', { name: 'Apply' }).click();
const total = (cart: Locator) => cart.locator('[data-part="total"]');
/** '₦4,500.00' as 450000. */
const amountIn = (text: string | null | undefined) => Number(text?.replaceAll(/\D/g, ''));

async function redeem(modal: Locator, code: string): Promise<void> {
  await modal.getByRole('textbox', { name: 'Enter a code' }).fill(code);
  await modal.getByRole('button', { name: 'Redeem' }).click();
}

/** The cart of a customer with a dish in it, on its way to an address, and what bringing it costs. */
async function customerCart(page: Page, baseURL: string | undefined) {
  const { vendor, plain } = await vendorWithMenu(page.request);
  const who = await customerOf(page, { address: allenAvenue(12) }, baseURL);
  await putInCart(who, { dish: plain[0] });
  const quoted = page.waitForResponse((one) => one.url().endsWith('/api/customer/delivery/amount'));
  await visit(page, pathOf(vendor));
  const cart = await openCart(page);
  const { data: fee } = (await (await quoted).json()) as { data: DeliveryFee };
  await expect(total(cart)).toBeVisible();
  return { cart, who, fee, subtotal: Number(await stored(page, 'subTotal')) };
}

function comparison(held: string, first: number, other: string, second: number): string {
  const [one, two, more] = [first, second, Math.abs(first - second)].map((amount) => money(amount, 'NGN'));
  if (first === second) return `${held} and ${other} both take ${one} off.`;
  return `${held} takes ${one} off, ${other} takes ${two} off: ${first > second ? held : other} saves ${more} more.`;
}

test('promo.001 promo.002 promo.007 a code is redeemed, applied, replaced after a question, and removed', async ({
  page,
  baseURL,
}) => {
  const applied = recordCalls(page, '/discount/apply');
  const { cart, who, fee, subtotal } = await customerCart(page, baseURL);
  const before = amountIn(await total(cart).textContent());
  const known = Math.min(subtotal, 100_000);
  const open = Math.min(fee.final_delivery_amount, 150_000);
  const { code, title, note } = KNOWN;
  const modal = modalOf(page);
  const recover = await intercept(page, '**/api/customer/promo-code?*', (route) =>
    route.fulfill({ status: 400, json: { status: 'failed', code: 'INVALID_INPUT', message: 'Not now.' } }),
  );
  await row(cart).press('Enter');
  await expect(modal.getByRole('textbox')).toBeFocused();
  await expect(modal.getByRole('alert')).toContainText('Not now.');
  await recover();
  await modal.getByRole('button', { name: 'Retry' }).press('Enter');
  await choice(modal, OPEN).press('Space');
  await expect(choice(modal, OPEN)).toBeChecked();
  await expectAccessible(page, LAYER);

  await redeem(modal, 'NO-SUCH-CODE');
  await expect(modal.getByRole('alert')).toHaveText('We do not know that promo code. Check it and try again.');
  await redeem(modal, code.toLowerCase());
  await expect(page.getByText(`${title}: saved to your promo codes.`)).toBeVisible();
  const saved = modal.getByRole('radiogroup', { name: 'Your promo codes' });
  await expect(choice(saved, KNOWN)).toBeChecked();
  await expect(choice(saved, KNOWN)).toHaveAccessibleDescription(`${code} · ${note}`);
  await modal.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(modal).toBeHidden();
  await expect(row(cart)).toBeFocused();
  await expect(row(cart)).toContainText(`${code}You save ${money(known, 'NGN')}`);
  await expect(total(cart)).toHaveText(money(before - known, 'NGN'));
  const sent = applied[0]?.body as { order_items: object[] };
  expect(sent).toEqual({
    promo_codes: [code],
    vendor_id: Number(await stored(page, 'activeVendorId')),
    address_id: who.address.id,
    fee_id: fee.id,
    order_class: 'delivery',
    cart_id: await stored(page, 'cartId'),
    order_items: expect.any(Array),
    delivery_fee: fee.amount,
  });
  expect(sent.order_items.length).toBeGreaterThan(0);

  // Another one asks first, and says which saves more.
  const question = page.getByRole('dialog', { name: `Replace ${code}?` });
  await row(cart).click();
  await choice(modal, OPEN).click();
  await expect(choice(saved, KNOWN)).not.toBeChecked();
  await apply(modal);
  await expect(question).toContainText(comparison(code, known, OPEN.code, open));
  await question.getByRole('button', { name: `Keep ${code}` }).click();
  await expect(question).toBeHidden();
  await expect(choice(saved, KNOWN)).toBeChecked();
  await apply(modal);
  await expect(modal).toBeHidden();
  await expect(total(cart)).toHaveText(money(before - known, 'NGN'));
  await row(cart).click();
  await choice(modal, OPEN).click();
  await apply(modal);
  await question.getByRole('button', { name: `Use ${OPEN.code}` }).click();
  await expect(modal).toBeHidden();
  await expect(row(cart)).toContainText(`${OPEN.code}You save ${money(open, 'NGN')}`);
  await expect(total(cart)).toHaveText(money(before - open, 'NGN'));

  // Where it cannot be used it takes nothing off and says why.
  await cart.getByRole('radio', { name: 'Pickup' }).check({ force: true });
  await expect(cart.getByRole('alert')).toHaveText('This promo code is not for this kind of order.');
  await expect(row(cart)).not.toContainText('You save');
  // In the list it stands apart, with its reason, and cannot be chosen.
  await row(cart).click();
  const unusable = modal.getByRole('region', { name: 'Not for this order' }).getByRole('listitem');
  await expect(unusable.filter({ hasText: OPEN.title })).toContainText(
    'This promo code is not for this kind of order.',
  );
  await expect(choice(modal, OPEN)).toHaveCount(0);
  await expect(choice(modal, KNOWN)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await cart.getByRole('radio', { name: 'Delivery' }).check({ force: true });
  await expect(total(cart)).toHaveText(money(before - open, 'NGN'));

  await cart.getByRole('button', { name: `Remove ${OPEN.code}` }).click();
  await expect(row(cart)).toHaveText('Promo codeAdd a promo code');
  await expect(row(cart)).toBeFocused();
  await expect(total(cart)).toHaveText(money(before, 'NGN'));
  expect(await stored(page, 'promoCode')).toBeNull();
  // Asked at Apply alone, once for a code: what came after, the quotes told.
  expect(applied.map(({ body }) => (body as { promo_codes: string[] }).promo_codes)).toEqual([[code], [OPEN.code]]);
});
