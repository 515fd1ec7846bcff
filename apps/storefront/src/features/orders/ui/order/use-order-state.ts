import type { Order, PaymentResult } from '@jara/contract';
import { useIsLeft } from '@/features/payment/index.ts';
import { type OrderState, orderState } from '../../model/order-state.ts';

/** How an order stands by what the server and this tab know; undefined until the order is there. */
export function useOrderState(
  order: Pick<Order, 'status'> | undefined,
  payment: PaymentResult | null | undefined,
): OrderState | undefined {
  const isLeft = useIsLeft(payment?.reference);
  return order && orderState(order, payment, isLeft);
}
