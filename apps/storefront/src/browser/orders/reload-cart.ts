import type { Order } from '@jara/contract';

/** The server has deleted the cart of a paid order: this browser's copy, if it has one, follows. */
export async function reloadCart({ vendor: { id } }: Order): Promise<void> {
  // A package was in no cart.
  if (id === null) return;
  const { carts } = await import('@/features/cart/lazy-store.ts');
  if (carts.state().held[id]) await carts.confirm(id);
}
