import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Checkout, serveCheckout, withQuery } from '../payments/checkout.routes.ts';
import { applyFaults, type Faults } from '../payments/faults.ts';
import { email, metadata, minor, reference, text, url } from '../payments/fields.ts';
import { type Payment, SANDBOX_KEY } from '../payments/payment.ts';
import type { Payments } from '../payments/payments.ts';
import { useToken } from '../payments/test-cards.ts';
import { jsonOf, takeBodiesAsText } from '../raw-body.ts';
import { serveRefunds } from './paystack-refunds.routes.ts';
import { refusal, success, transactionOf } from './paystack-wire.ts';
import { servePopup } from './popup.routes.ts';

const currency = z.enum(['NGN', 'GHS', 'KES', 'ZAR', 'USD']);
const amount = z.union([
  minor,
  z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
]);

const Start = z.object({
  email,
  amount,
  currency: currency.default('NGN'),
  reference: reference.default(() => randomUUID()),
  callback_url: url.optional(),
  metadata: metadata.optional(),
});

const CardCharge = Start.extend({ authorization_code: text });

const CancelAction = z.object({ cancel_action: url }).transform(({ cancel_action }) => cancel_action);

const DUPLICATE = refusal(
  'Duplicate Transaction Reference',
  'duplicate_reference',
  'Try and create the Transaction or Charge with a new reference',
);

/** A wrong field, in Paystack's words where those are known. */
function badField({ issues }: z.ZodError) {
  const field = issues[0]?.path[0];
  if (field === 'currency') return refusal('Currency not supported by merchant', 'unsupported_currency');
  return refusal(`Invalid ${String(field ?? 'body')} passed`, 'invalid_params');
}

/** A payer comes back with the reference twice, or goes to the shop's own page for those who gave up. */
function backTo({ return_url, cancel_url, reference }: Payment, action: string): string | null {
  if (action === 'close' && cancel_url !== null) return cancel_url;
  return return_url && withQuery(return_url, { trxref: reference, reference });
}

const CHECKOUT: Checkout = { provider: 'paystack', name: 'Paystack', isOverWhenClosed: false, backTo };

export const servePaystack = (payments: Payments, faults: Faults) => async (app: FastifyInstance) => {
  takeBodiesAsText(app);
  applyFaults(app, faults, 'paystack');
  serveCheckout(app, payments, CHECKOUT);
  serveCheckout(app, payments, CHECKOUT, '/checkout/resume');
  servePopup(app, payments);

  await app.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      if (request.headers.authorization !== `Bearer ${SANDBOX_KEY}`)
        return reply.code(401).send(refusal('Invalid key', 'invalid_Key'));
    });

    const draftOf = (fields: z.infer<typeof Start>) => ({
      provider: 'paystack' as const,
      reference: fields.reference,
      amount: fields.amount,
      currency: fields.currency,
      payer: { email: fields.email, name: '', phone: '' },
      return_url: fields.callback_url ?? null,
      cancel_url: CancelAction.safeParse(fields.metadata).data ?? null,
      metadata: fields.metadata ?? null,
    });

    api.post('/transaction/initialize', { config: { operation: 'start' } }, async (request, reply) => {
      const fields = Start.safeParse(jsonOf(request.body));
      if (!fields.success) return reply.code(400).send(badField(fields.error));
      const payment = payments.start(draftOf(fields.data));
      if (payment === undefined) return reply.code(400).send(DUPLICATE);
      return success('Authorization URL created', {
        authorization_url: `http://${request.host}/paystack/checkout/${payment.code}`,
        access_code: payment.code,
        reference: payment.reference,
      });
    });

    api.get('/transaction/verify/:reference', { config: { operation: 'query' } }, async (request, reply) => {
      const found = z.object({ reference }).safeParse(request.params);
      const payment = found.success ? payments.find('paystack', found.data.reference) : undefined;
      if (payment === undefined)
        return reply.code(404).send(refusal('Transaction reference not found.', 'transaction_not_found'));
      return success('Verification successful', transactionOf(payment));
    });

    api.post('/transaction/charge_authorization', { config: { operation: 'charge' } }, async (request, reply) => {
      const fields = CardCharge.safeParse(jsonOf(request.body));
      if (!fields.success) return reply.code(400).send(badField(fields.error));
      const used = useToken('paystack', fields.data.authorization_code, fields.data.email);
      if (used === undefined)
        return reply.code(400).send(refusal('Invalid authorization code', 'invalid_authorization'));
      const payment = payments.start({ ...draftOf(fields.data), card: used.card });
      if (payment === undefined) return reply.code(400).send(DUPLICATE);
      if (used.challenged && payment.force.outcome === undefined)
        return success('Please, redirect your customer to the authorization url provided', {
          paused: true,
          authorization_url: `http://${request.host}/paystack/checkout/resume/${payment.code}`,
          reference: payment.reference,
          access_code: payment.code,
        });
      return success('Charge attempted', transactionOf(payments.finish(payment, used.declined)));
    });

    serveRefunds(api, payments);
  });
};
