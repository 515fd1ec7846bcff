import type { ShownCart } from '@/features/cart/data.ts';
import { carts } from '@/features/cart/lazy-store.ts';
import { validateItems } from '../api/validate-items.ts';
import { orderItemsOf } from './order-items.ts';

/** Spec §8. */
export const ADJUST_CART = 'Please adjust your cart';

/** Spec §4: whether the server finds something wrong with the items. What it finds shows in their packs. */
export async function checkItems(cart: ShownCart): Promise<'fine' | 'cart with issues' | 'cart unchecked'> {
  // Spec §8: whatever the failure is, the person is asked to adjust the cart.
  const issues = await validateItems(cart.vendor.id, orderItemsOf(cart)).catch(() => undefined);
  if (!issues) return 'cart unchecked';
  carts.setIssues(cart.vendor.id, issues);
  return issues.length === 0 ? 'fine' : 'cart with issues';
}
