import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isBasicLogin, isBearerToken, issueToken } from '../payments/access-token.ts';
import { type Checkout, serveCheckout, withQuery } from '../payments/checkout.routes.ts';
import { applyFaults, type Faults } from '../payments/faults.ts';
import { email, major, metadata, reference, text, url } from '../payments/fields.ts';
import { type Card, SANDBOX_KEY } from '../payments/payment.ts';
import type { Payments } from '../payments/payments.ts';
import { serialOf } from '../payments/serial.ts';
import { useToken } from '../payments/test-cards.ts';
import { jsonOf, takeBodiesAsText } from '../raw-body.ts';
import { refundOf, refusal, success, transactionOf } from './monnify-wire.ts';

const MINIMUM = 2_000;

const Start = z.object({
  amount: major,
  customerName: text.min(3),
  customerEmail: email,
  paymentReference: reference,
  paymentDescription: text.min(3),
  currencyCode: z.literal('NGN'),
  contractCode: z.literal(SANDBOX_KEY),
  redirectUrl: url.optional(),
  metaData: metadata.optional(),
});
const CardCharge = Start.extend({ cardToken: text, apiKey: z.literal(SANDBOX_KEY) });
const RefundOrder = z.object({ transactionReference: text, refundReference: reference, refundAmount: major });

const CHECKOUT: Checkout = {
  provider: 'monnify',
  name: 'Monnify',
  isOverWhenClosed: true,
  backTo: ({ return_url, reference }) => return_url && withQuery(return_url, { paymentReference: reference }),
};

const codeOf = (id: number, at: Date) => {
  const { time, number } = serialOf(id, at);
  return `MNFY|07|${time}|${number}`;
};

export const serveMonnify = (payments: Payments, faults: Faults, now: () => Date) => async (app: FastifyInstance) => {
  takeBodiesAsText(app);
  applyFaults(app, faults, 'monnify');
  serveCheckout(app, payments, CHECKOUT);

  app.post('/api/v1/auth/login', { config: { operation: 'token' } }, async (request, reply) => {
    if (!isBasicLogin(request.headers.authorization)) return reply.code(401).send(refusal('Invalid credentials'));
    const { token, seconds } = issueToken(now());
    return success({ accessToken: token, expiresIn: seconds });
  });

  await app.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      if (!isBearerToken(request.headers.authorization, now()))
        return reply.code(401).send({ error: 'invalid_token', error_description: 'Access token expired' });
    });

    /** A text says what is wrong. */
    function start(fields: z.infer<typeof Start>, card?: Card) {
      if (fields.amount < MINIMUM) return 'amount must be greater than or equal to 20';
      const payment = payments.start({
        ...{ provider: 'monnify', reference: fields.paymentReference, amount: fields.amount, currency: 'NGN', codeOf },
        payer: { email: fields.customerEmail, name: fields.customerName, phone: '' },
        description: fields.paymentDescription,
        return_url: fields.redirectUrl ?? null,
        metadata: fields.metaData ?? null,
        ...(card && { card }),
      });
      return payment ?? 'Duplicate payment reference';
    }

    api.post(
      '/api/v1/merchant/transactions/init-transaction',
      { config: { operation: 'start' } },
      async (request, reply) => {
        const fields = Start.safeParse(jsonOf(request.body));
        if (!fields.success) return reply.code(400).send(refusal('A field is missing or wrong'));
        const payment = start(fields.data);
        if (typeof payment === 'string') return reply.code(400).send(refusal(payment));
        return success({
          transactionReference: payment.code,
          paymentReference: payment.reference,
          merchantName: 'Sandbox',
          apiKey: SANDBOX_KEY,
          enabledPaymentMethod: ['CARD', 'ACCOUNT_TRANSFER'],
          checkoutUrl: `http://${request.host}/monnify/checkout/${payment.code}`,
        });
      },
    );

    api.get('/api/v2/merchant/transactions/query', { config: { operation: 'query' } }, async (request, reply) => {
      const asked = z.object({ paymentReference: reference }).safeParse(request.query).data;
      const payment = asked && payments.find('monnify', asked.paymentReference);
      if (payment === undefined)
        return reply.code(404).send(refusal('Could not find transaction with the payment reference'));
      return success(transactionOf(payment));
    });

    api.get('/api/v2/transactions/:code', { config: { operation: 'query' } }, async (request, reply) => {
      const payment = payments.findByCode('monnify', z.object({ code: text }).parse(request.params).code);
      if (payment === undefined) return reply.code(404).send(refusal('Could not find transaction'));
      return success(transactionOf(payment));
    });

    api.post(
      '/api/v1/merchant/cards/charge-card-token',
      { config: { operation: 'charge' } },
      async (request, reply) => {
        const fields = CardCharge.safeParse(jsonOf(request.body));
        if (!fields.success) return reply.code(400).send(refusal('A field is missing or wrong'));
        const used = useToken('monnify', fields.data.cardToken, fields.data.customerEmail);
        if (used === undefined) return reply.code(400).send(refusal('Card token is invalid'));
        const payment = start(fields.data, used.card);
        if (typeof payment === 'string') return reply.code(400).send(refusal(payment));
        return success(transactionOf(payments.finish(payment, used.declined)));
      },
    );

    api.get('/api/v1/refunds', { config: { operation: 'query' } }, async (request) => {
      const asked = z.object({ transactionReference: text }).safeParse(request.query).data;
      const payment = asked && payments.findByCode('monnify', asked.transactionReference);
      return success({ content: payment ? payment.refunds.map((refund) => refundOf(payment, refund)) : [] });
    });

    api.post('/api/v1/refunds/initiate-refund', { config: { operation: 'refund' } }, async (request, reply) => {
      const { data } = RefundOrder.safeParse(jsonOf(request.body));
      const payment = data && payments.findByCode('monnify', data.transactionReference);
      if (data === undefined || payment === undefined)
        return reply.code(404).send(refusal('Could not find transaction'));
      const refund = payments.refund(payment, data.refundAmount, data.refundReference);
      if (refund === undefined) return reply.code(400).send(refusal('The amount cannot be refunded'));
      return success(refundOf(payment, refund));
    });
  });
};
