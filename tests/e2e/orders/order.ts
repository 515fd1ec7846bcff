import type { DataOf, OrderClass, orderEndpoints, Quote } from '@jara/contract';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { callAs, putInCart, type Shop, type Who } from '../checkout/checkout.ts';

/** What a vendor's note asks the simulator for. Without one the order stays as it is. */
type Run = 'demo:run' | 'demo:reject' | 'demo:fail';

type Wish = { readonly class?: OrderClass; readonly run?: Run };

/** An order paid from the wallet, by the calls that the page makes. */
export async function orderByWallet(who: Who, shop: Shop, wish: Wish = {}): Promise<number> {
  const { class: order_class = 'delivery', run = '' } = wish;
  const { id: vendor_id, address_id: source_id } = shop.vendor;
  const address_id = order_class === 'pickup' ? null : who.address.id;
  const { id: cart_id } = await putInCart(who, shop);
  const asked = { destination_id: address_id, order_class, source_id, vendor_id, cart_id };
  const { id: fee_id } = await callAs<Quote>(who, '/delivery/amount', asked);
  const order = { vendor_id, cart_id, fee_id, address_id, class: order_class, customer_vendor_note: run };
  const { id } = await callAs<DataOf<typeof orderEndpoints.createOrder>>(who, '/order', {
    ...order,
    payment_method: 'wallet',
  });
  return id;
}

type Place = Page | Locator;

export const pathOfOrder = (id: number) => `/store/orders/${id}`;

/** The order's status, by its label. */
export const statusOf = (where: Place) => where.locator('[data-part="status"]').first();

/** A run of the simulator takes about five seconds, and longer where two browsers share two cores. */
export const expectStatus = (where: Place, label: string) =>
  expect(statusOf(where)).toHaveText(label, { timeout: 30_000 });

/** The headings of the timeline, the first first. */
export const timelineOf = (where: Place) => where.locator('details h3');

/** What the page has shown as the order's status since now, without being loaded again. */
export async function watchStatus(page: Page): Promise<() => Promise<string[]>> {
  await statusOf(page).waitFor();
  await page.evaluate(() => {
    const seen: string[] = [];
    const look = () => {
      const label = document.querySelector('[data-part="status"]')?.textContent;
      if (label && seen.at(-1) !== label) seen.push(label);
    };
    look();
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { seenStatuses: seen });
  });
  return () => page.evaluate(() => (window as unknown as { seenStatuses: string[] }).seenStatuses);
}

/** How far the page has moved by itself while each status was shown, since now. */
export async function watchShifts(page: Page): Promise<() => Promise<Record<string, number>>> {
  await page.evaluate(() => {
    const shifts: Record<string, number> = {};
    new PerformanceObserver((list) => {
      const status = document.querySelector('[data-part="status"]')?.textContent ?? '';
      for (const entry of list.getEntries())
        if (!('hadRecentInput' in entry && entry.hadRecentInput))
          shifts[status] = (shifts[status] ?? 0) + Number('value' in entry ? entry.value : 0);
    }).observe({ type: 'layout-shift' });
    Object.assign(window, { seenShifts: shifts });
  });
  return () => page.evaluate(() => (window as unknown as { seenShifts: Record<string, number> }).seenShifts);
}
