import { KEPT_CACHES } from '@/shared/browser/kept-caches.ts';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { forgetOrderCopy, hasOrderCopy } from './order-copy-key.ts';

// Part of every page: it imports nothing of the contract.

/** The push service refuses what is sent to an ended subscription, and the server then deletes it. */
async function endPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(BASE_PATH);
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/**
 * What this browser has of the customer's orders goes with them: the copy, the kept pages and the notifications. So do
 * lists and menus, which were for their address.
 */
export function forgetOrders(): void {
  forgetOrderCopy();
  for (const kept of [KEPT_CACHES.orders, KEPT_CACHES.pages]) window.caches?.delete(kept).catch(() => undefined);
  endPush().catch(() => undefined);
}

/** A session may have ended while no page was open: what is still there of orders then is nobody's. */
export async function forgetFormerOrders(): Promise<void> {
  const pages = await (await window.caches?.open(KEPT_CACHES.orders))?.keys();
  if (hasOrderCopy() || (pages?.length ?? 0) > 0) forgetOrders();
}
