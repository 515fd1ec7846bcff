import type { MinorUnits, PaymentResult, StartedPayment } from '@jara/contract';
import { processorOf } from '@jara/domain/payment';
import type { PaymentAdapters } from '../../processors/payments/payment-adapter.ts';
import type { findCustomer } from '../identity/index.ts';
import type { Payment } from './payment.store.ts';

type Customer = NonNullable<Awaited<ReturnType<typeof findCustomer>>>;

/** Spec §3 Payment channel response. */
export function startedPayment(payment: Payment, adapters: PaymentAdapters, customer: Customer): StartedPayment {
  const { provider, reference, access_code, authorization_url, currency, channel, status } = payment;
  const adapter = adapters[provider];
  return {
    ...{ processor: processorOf(provider), reference, access_code, authorization_url, currency, status },
    public_key: adapter?.public_key ?? null,
    // Where a bank asks for more about a saved card, that is on a page of the bank's.
    script_url: channel === 'card' ? null : (adapter?.script_url ?? null),
    amount: payment.amount as MinorUnits,
    // A saved card is charged through the processor that keeps it, whose channel has its name.
    channel: channel === 'card' ? (provider as StartedPayment['channel']) : channel,
    email: customer.email,
    phone: customer.phone,
    name: `${customer.first_name} ${customer.last_name}`,
  };
}

const RESULTS = {
  initiated: { status: 'Pending', meta: { status: 'pending' } },
  pending: { status: 'Pending', meta: { status: 'pending' } },
  succeeded: { status: 'Completed', meta: { status: 'success' } },
  failed: { status: 'Failed', meta: { status: 'failed' } },
  refunded: { status: 'Refunded', meta: { status: 'failed' } },
} as const satisfies Record<Payment['status'], Pick<PaymentResult, 'status' | 'meta'>>;

export const paymentResult = (payment: Payment): PaymentResult => ({
  ...RESULTS[payment.status],
  reference: payment.reference,
  amount: payment.amount as MinorUnits,
  currency: payment.currency,
  channel: payment.channel,
  destination: payment.destination,
  order_id: payment.order_id,
  credited_to: payment.credited_to === 'suspense' ? null : payment.credited_to,
});
