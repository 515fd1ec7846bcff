import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Checkout, serveCheckout, withQuery } from '../payments/checkout.routes.ts';
import { applyFaults, type Faults } from '../payments/faults.ts';
import { email, major, metadata, reference, text, url } from '../payments/fields.ts';
import { SANDBOX_KEY } from '../payments/payment.ts';
import type { Payments } from '../payments/payments.ts';
import { useToken } from '../payments/test-cards.ts';
import { jsonOf, takeBodiesAsText } from '../raw-body.ts';
import { serveInlineCheckout } from './checkout.routes.ts';
import { refundOf, refusal, success, transactionOf } from './flutterwave-wire.ts';

const currency = z.enum(['NGN', 'GHS']);

const Start = z.object({
  tx_ref: reference,
  amount: major,
  currency: currency.default('NGN'),
  redirect_url: url,
  customer: z.object({ email, name: text.default(''), phonenumber: text.default('') }),
  meta: metadata.optional(),
});
const CardCharge = z.object({
  token: text,
  tx_ref: reference,
  amount: major,
  currency,
  country: z.string().length(2),
  email,
  first_name: text.default(''),
  last_name: text.default(''),
  narration: text.default(''),
  redirect_url: url.optional(),
});

/** What the payer brings back; a payment that was closed has no id. */
const CHECKOUT: Checkout = {
  provider: 'flutterwave',
  name: 'Flutterwave',
  isOverWhenClosed: false,
  backTo({ return_url, reference, state, id }, action) {
    if (return_url === null || action === 'close')
      return return_url && withQuery(return_url, { status: 'cancelled', tx_ref: reference });
    const status = state === 'succeeded' ? 'successful' : state;
    return withQuery(return_url, { status, tx_ref: reference, transaction_id: String(id) });
  },
};

const NOT_FOUND = refusal('No transaction was found for this id');

export const serveFlutterwave = (payments: Payments, faults: Faults) => async (app: FastifyInstance) => {
  takeBodiesAsText(app);
  applyFaults(app, faults, 'flutterwave');
  serveInlineCheckout(app, payments);
  serveCheckout(app, payments, CHECKOUT, '/hosted/pay');

  await app.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        if (request.headers.authorization !== `Bearer ${SANDBOX_KEY}`)
          return reply.code(401).send(refusal('Invalid authorization key'));
      });

      api.post('/payments', { config: { operation: 'start' } }, async (request, reply) => {
        const { data } = Start.safeParse(jsonOf(request.body));
        const payment =
          data &&
          payments.start({
            ...{ provider: 'flutterwave', reference: data.tx_ref, amount: data.amount, currency: data.currency },
            payer: { email: data.customer.email, name: data.customer.name, phone: data.customer.phonenumber },
            return_url: data.redirect_url,
            metadata: data.meta ?? null,
          });
        if (payment === undefined) return reply.code(400).send(refusal('A field is missing or wrong'));
        return success('Hosted Link', { link: `http://${request.host}/flutterwave/hosted/pay/${payment.code}` });
      });

      /** Until the payer has tried to pay, there is no transaction. */
      api.get('/transactions/verify_by_reference', { config: { operation: 'query' } }, async (request, reply) => {
        const asked = z.object({ tx_ref: reference }).safeParse(request.query).data;
        const payment = asked && payments.find('flutterwave', asked.tx_ref);
        if (payment === undefined || payment.state === 'open') return reply.code(404).send(NOT_FOUND);
        return success('Transaction fetched successfully', transactionOf(payment));
      });

      const Id = z.object({ id: z.coerce.number().int() });
      const findById = (params: unknown) => payments.findById('flutterwave', Id.safeParse(params).data?.id ?? 0);

      api.get('/transactions/:id/verify', { config: { operation: 'query' } }, async (request, reply) => {
        const payment = findById(request.params);
        if (payment === undefined || payment.state === 'open') return reply.code(404).send(NOT_FOUND);
        return success('Transaction fetched successfully', transactionOf(payment));
      });

      api.post('/tokenized-charges', { config: { operation: 'charge' } }, async (request, reply) => {
        const { data } = CardCharge.safeParse(jsonOf(request.body));
        if (data === undefined) return reply.code(400).send(refusal('A field is missing or wrong'));
        const used = useToken('flutterwave', data.token, data.email);
        if (used === undefined) return reply.code(400).send(refusal('Wrong token or email passed'));
        const payment = payments.start({
          ...{ provider: 'flutterwave', reference: data.tx_ref, amount: data.amount, currency: data.currency },
          payer: { email: data.email, name: `${data.first_name} ${data.last_name}`.trim(), phone: '' },
          description: data.narration,
          return_url: data.redirect_url ?? null,
          card: used.card,
        });
        if (payment === undefined) return reply.code(400).send(refusal('Duplicate transaction reference'));
        const charged = payments.finish(payment, used.declined);
        const message = charged.state === 'failed' ? 'Charge failed' : 'Charge successful';
        return success(message, transactionOf(charged));
      });

      api.post('/transactions/:id/refund', { config: { operation: 'refund' } }, async (request, reply) => {
        const payment = findById(request.params);
        const order = z.object({ amount: major.optional() }).safeParse(jsonOf(request.body) ?? {});
        if (payment === undefined || !order.success) return reply.code(404).send(NOT_FOUND);
        const refund = payments.refund(payment, order.data.amount);
        if (refund === undefined) return reply.code(400).send(refusal('The amount cannot be refunded'));
        return success('Transaction refund initiated', refundOf(payment, refund));
      });

      api.get('/refunds', { config: { operation: 'query' } }, async (request) => {
        const { tx_id: id } = z.object({ tx_id: z.string() }).safeParse(request.query).data ?? {};
        const payment = findById({ id });
        const refunds = payment ? payment.refunds.map((refund) => refundOf(payment, refund)) : [];
        return success('Refunds fetched', refunds);
      });
    },
    { prefix: '/v3' },
  );
};
