'use client';

import type { Order } from '@jara/contract';
import { OrderPage } from '@/features/orders/index.ts';

/** The server has deleted the cart of a paid order: this browser's copy, if it has one, follows. */
async function reloadCart({ vendor }: Order): Promise<void> {
  const { carts } = await import('@/features/cart/lazy-store.ts');
  if (carts.state().held[vendor.id]) await carts.confirm(vendor.id);
}

export const OrderWithCart = ({ id }: { readonly id: number }) => (
  <OrderPage id={id} onPaid={(order) => void reloadCart(order).catch(() => undefined)} />
);
