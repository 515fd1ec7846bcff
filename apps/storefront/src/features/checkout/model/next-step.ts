import type { OrderClass } from '@jara/contract';

/** Spec §4 Cart error markers: each highlights its field. */
export type CartError = 'USER_ADDRESS' | 'PRE_ORDER';

type Facts = {
  readonly class: OrderClass;
  /** Undefined until it is known. */
  readonly takesOrders: boolean | undefined;
  readonly isSignedIn: boolean;
  readonly hasAddress: boolean;
  readonly hasDeliveryTime: boolean;
};

/** Spec §4 Checkout flow, as far as a cart goes: the first thing missing before its items can be validated. */
export function nextStep(facts: Facts): CartError | 'closed' | 'sign in' | 'check items' {
  const isPreorder = facts.class === 'preorder_delivery';
  if (facts.takesOrders === false && !isPreorder) return 'closed';
  if (!facts.isSignedIn) return 'sign in';
  if (facts.class !== 'pickup' && !facts.hasAddress) return 'USER_ADDRESS';
  if (isPreorder && !facts.hasDeliveryTime) return 'PRE_ORDER';
  return 'check items';
}
