import type { Order } from '@jara/contract';

/** The server has deleted the cart of a paid order: this browser's copy, if it has one, follows. */
export async function reloadCart({ vendor }: Order): Promise<void> {
  const { carts } = await import('@/features/cart/lazy-store.ts');
  if (carts.state().held[vendor.id]) await carts.confirm(vendor.id);
}
