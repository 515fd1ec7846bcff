import type { OrderStatus, OrdersClass } from '@jara/contract';
import { expectedReadyAt, type Span } from '../order/arrival-window.ts';

/** Decisions §11: how long a rider may think. */
export const OFFER_MS = 45_000;
/** After everybody was asked. */
export const OFFER_AGAIN_MS = 30_000;
/** A rider is found in three minutes and comes in five. */
const BEFORE_READY_MS = 8 * 60_000;

export type WaitingOrder = {
  readonly class: OrdersClass;
  readonly status: OrderStatus;
  /** A rider had it and has handed it back. */
  readonly was_handed_back: boolean;
  readonly paid_at: number;
  /** When the vendor has promised that it is ready; undefined if it has not. */
  readonly promised_at: number | undefined;
  readonly delivery_minutes: number;
  /** From the vendor to where it goes. */
  readonly km: number;
  /** Of a pre-order. */
  readonly slot: Span | undefined;
};

/** From when an order is offered to riders: when it is about to be ready; a package, and what is ready, at once. */
export function offersBegin(order: WaitingOrder): number {
  const { class: kind, status, promised_at, was_handed_back } = order;
  if (kind === 'package_delivery' || status === 'ready_for_pickup' || was_handed_back) return 0;
  return (promised_at ?? expectedReadyAt(order)) - BEFORE_READY_MS;
}
