import type { Order, PaymentResult } from '@jara/contract';

/**
 * - unknown: nobody has said yet how it stands.
 * - paid: the vendor has it.
 * - confirming: a payment is under way, and its provider has not said what became of it.
 * - unpaid: it waits for a payment.
 * - cancelled: by its customer, or because it waited too long or was placed again.
 */
export type OrderState = 'unknown' | 'paid' | 'confirming' | 'unpaid' | 'cancelled';

/**
 * `payment` is the order's last one, null where there is none, undefined until it is known. `isLeft`: its window was closed
 * before it was paid.
 */
export function orderState(
  { status }: Pick<Order, 'status'>,
  payment: PaymentResult | null | undefined,
  isLeft = false,
): OrderState {
  if (status === null) return 'unknown';
  if (status === 'cancelled') return 'cancelled';
  if (status !== 'abandoned') return 'paid';
  // What was paid to the order makes it paid in a moment.
  const isComing = payment?.status === 'Completed' && payment.credited_to === 'order';
  return payment === undefined || (payment?.status === 'Pending' && !isLeft) || isComing ? 'confirming' : 'unpaid';
}
