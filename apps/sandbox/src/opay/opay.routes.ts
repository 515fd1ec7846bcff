import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Checkout, serveCheckout } from '../payments/checkout.routes.ts';
import { applyFaults, type Faults } from '../payments/faults.ts';
import { minor, reference, text, url } from '../payments/fields.ts';
import { SANDBOX_KEY } from '../payments/payment.ts';
import type { Payments } from '../payments/payments.ts';
import { serialOf } from '../payments/serial.ts';
import { jsonOf, takeBodiesAsText } from '../raw-body.ts';
import { orderOf, refusal, requestSignature, success } from './opay-wire.ts';

const country = z.literal('NG');
const amount = z.object({ total: minor, currency: z.literal('NGN') });

const Start = z.object({
  country,
  reference,
  amount,
  returnUrl: url,
  cancelUrl: url.optional(),
  product: z.object({ name: text, description: text }),
  userInfo: z.object({ userName: text, userEmail: text, userMobile: text }).partial().default({}),
});
const Query = z.union([z.object({ country, reference }), z.object({ country, orderNo: reference })]);
const RefundOrder = z.object({ country, reference, originalReference: reference, amount });

/** The payer comes back as the shop said; OPay documents nothing that it adds. */
const CHECKOUT: Checkout = {
  provider: 'opay',
  name: 'OPay',
  isOverWhenClosed: true,
  backTo: ({ return_url, cancel_url }, action) => (action === 'close' ? (cancel_url ?? return_url) : return_url),
};

const codeOf = (id: number, at: Date) => {
  const { time, number } = serialOf(id, at);
  return time.slice(2) + number;
};

/** OPay answers 200 to what it refuses too, with another code. Those are not published; these are ours. */
const BAD_REQUEST = refusal('02000', 'A parameter is missing or wrong');
const DUPLICATE = refusal('02001', 'The reference exists already');
const WRONG_KEY = refusal('02002', 'Authentication failed');
const NOT_FOUND = refusal('02006', 'The order does not exist');

export const serveOpay = (payments: Payments, faults: Faults) => async (app: FastifyInstance) => {
  takeBodiesAsText(app);
  applyFaults(app, faults, 'opay');
  serveCheckout(app, payments, CHECKOUT, '/cashier');

  await app.register(
    async (api) => {
      /** The first call bears the public key, all others a signature of their body. */
      api.addHook('preHandler', async (request, reply) => {
        const isStart = request.routeOptions.config.operation === 'start';
        const bearer = isStart ? SANDBOX_KEY : requestSignature(jsonOf(request.body), SANDBOX_KEY);
        const { merchantid, authorization } = request.headers;
        if (merchantid !== SANDBOX_KEY || authorization !== `Bearer ${bearer}`) return reply.send(WRONG_KEY);
      });

      api.post('/cashier/create', { config: { operation: 'start' } }, async (request) => {
        const { data } = Start.safeParse(jsonOf(request.body));
        if (data === undefined) return BAD_REQUEST;
        const { userName = '', userEmail = '', userMobile = '' } = data.userInfo;
        const payment = payments.start({
          ...{ provider: 'opay', reference: data.reference, amount: data.amount.total, currency: 'NGN', codeOf },
          payer: { email: userEmail, name: userName, phone: userMobile },
          description: data.product.description,
          return_url: data.returnUrl,
          cancel_url: data.cancelUrl ?? null,
        });
        if (payment === undefined) return DUPLICATE;
        const cashierUrl = `http://${request.host}/opay/cashier/${payment.code}`;
        return success({ ...orderOf(payment), cashierUrl, vat: { total: 0, currency: 'NGN' } });
      });

      api.post('/cashier/status', { config: { operation: 'query' } }, async (request) => {
        const { data } = Query.safeParse(jsonOf(request.body));
        if (data === undefined) return BAD_REQUEST;
        const payment =
          'reference' in data ? payments.find('opay', data.reference) : payments.findByCode('opay', data.orderNo);
        return payment === undefined ? NOT_FOUND : success(orderOf(payment));
      });

      api.post('/payment/refund/create', { config: { operation: 'refund' } }, async (request) => {
        const { data } = RefundOrder.safeParse(jsonOf(request.body));
        const payment = data && payments.find('opay', data.originalReference);
        if (data === undefined || payment === undefined) return data === undefined ? BAD_REQUEST : NOT_FOUND;
        const refund = payments.refund(payment, data.amount.total, data.reference);
        if (refund === undefined) return refusal('02007', 'The amount cannot be refunded');
        return success({
          reference: refund.reference,
          originalReference: payment.reference,
          orderNo: String(refund.id),
          originalOrderNo: payment.code,
          refundAmount: data.amount,
          country: 'NG',
          orderStatus: 'SUCCESS',
        });
      });
    },
    { prefix: '/api/v1/international' },
  );
};
