import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { minor, reference } from '../payments/fields.ts';
import { type Payment, type Refund, receivedOf } from '../payments/payment.ts';
import type { Payments } from '../payments/payments.ts';
import { jsonOf } from '../raw-body.ts';
import { refusal, success } from './paystack-wire.ts';

const Order = z.object({ transaction: z.union([z.int(), reference]), amount: minor.optional() });

const refundOf = (payment: Payment, { id, amount, at }: Refund, status: string) => ({
  id,
  transaction: payment.id,
  amount,
  currency: receivedOf(payment).currency,
  status,
  created_at: at,
  expected_at: at,
});

/** Refunds are queued, and processed at once: the webhook says so. */
export function serveRefunds(api: FastifyInstance, payments: Payments): void {
  api.post('/refund', { config: { operation: 'refund' } }, async (request, reply) => {
    const order = Order.safeParse(jsonOf(request.body));
    if (!order.success) return reply.code(400).send(refusal('Invalid refund', 'invalid_params'));
    const { transaction, amount } = order.data;
    const payment =
      payments.find('paystack', String(transaction)) ?? payments.findById('paystack', Number(transaction));
    if (payment === undefined) return reply.code(404).send(refusal('Transaction not found', 'transaction_not_found'));
    const refund = payments.refund(payment, amount);
    if (refund === undefined)
      return reply.code(400).send(refusal('Transaction cannot be refunded', 'transaction_not_refundable'));
    return success('Refund has been queued for processing', refundOf(payment, refund, 'pending'));
  });

  api.get('/refund', { config: { operation: 'query' } }, async (request) => {
    const asked = z.object({ transaction: z.coerce.number() }).safeParse(request.query).data;
    const payment = asked && payments.findById('paystack', asked.transaction);
    const refunds = payment ? payment.refunds.map((refund) => refundOf(payment, refund, 'processed')) : [];
    return success('Refunds retrieved', refunds);
  });

  api.get('/refund/:id', { config: { operation: 'query' } }, async (request, reply) => {
    const { id } = z.object({ id: z.coerce.number() }).parse(request.params);
    const payment = payments.list().find(({ refunds }) => refunds.some((refund) => refund.id === id));
    const refund = payment?.refunds.find((each) => each.id === id);
    if (payment === undefined || refund === undefined)
      return reply.code(404).send(refusal('Refund not found', 'refund_not_found'));
    return success('Refund retrieved', refundOf(payment, refund, 'processed'));
  });
}
