import type { OrderClass } from '@jara/contract';

/** Spec §4 Cart error markers: each highlights its field. */
export type CartError = 'USER_ADDRESS' | 'PAYMENT_METHOD' | 'PRE_ORDER';

type Facts = {
  readonly class: OrderClass;
  /** Undefined until it is known. */
  readonly takesOrders: boolean | undefined;
  readonly isSignedIn: boolean;
  readonly hasAddress: boolean;
  readonly hasPaymentMethod: boolean;
  readonly hasDeliveryTime: boolean;
};

/** Spec §4 Checkout flow: the first thing missing before the items are validated and the order is placed. */
export function nextStep(facts: Facts): CartError | 'closed' | 'sign in' | 'place order' {
  const isPreorder = facts.class === 'preorder_delivery';
  if (facts.takesOrders === false && !isPreorder) return 'closed';
  if (!facts.isSignedIn) return 'sign in';
  if (facts.class !== 'pickup' && !facts.hasAddress) return 'USER_ADDRESS';
  if (!facts.hasPaymentMethod) return 'PAYMENT_METHOD';
  if (isPreorder && !facts.hasDeliveryTime) return 'PRE_ORDER';
  return 'place order';
}
