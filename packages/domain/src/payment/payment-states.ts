import type { PaymentStatus } from '@jara/contract';

/** Decisions §6: the only ways from one state of a payment to another. */
export const PAYMENT_TRANSITIONS = {
  initiated: ['pending'],
  pending: ['succeeded', 'failed'],
  succeeded: ['refunded'],
  failed: [],
  refunded: [],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>;

/** The states from which a payment may become `next`; what an UPDATE asks for. */
export const statesBefore = (next: PaymentStatus): PaymentStatus[] =>
  (Object.keys(PAYMENT_TRANSITIONS) as PaymentStatus[]).filter((state) =>
    (PAYMENT_TRANSITIONS[state] as readonly PaymentStatus[]).includes(next),
  );

/** Whether a provider may still be asked about it. */
export const isOpenPayment = (status: PaymentStatus): boolean => status === 'initiated' || status === 'pending';
