import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendPage } from '../page/send-page.ts';
import { serveScript } from '../payments/browser-script.ts';
import { ActionForm } from '../payments/checkout.routes.ts';
import { checkoutFrame, textsOf } from '../payments/checkout-page.ts';
import { email, minor, reference } from '../payments/fields.ts';
import { type Payment, SANDBOX_KEY } from '../payments/payment.ts';
import type { Payments } from '../payments/payments.ts';
import { jsonOf } from '../raw-body.ts';
import { customerOf } from './paystack-wire.ts';

const accessCode = z.string().min(1).max(100);

/** A payment that our server started, or one that the page starts by itself with the public key. */
const Opening = z.union([
  z.object({ accessCode }),
  z.object({
    key: z.literal(SANDBOX_KEY),
    email,
    amount: minor,
    currency: z.enum(['NGN', 'GHS']).default('NGN'),
    reference: reference.default(() => randomUUID()),
  }),
]);

const Act = ActionForm.extend({ accessCode, card: z.string().max(30).nullable().optional() });

/** What the page's `onSuccess` is given. */
const resultOf = ({ id, reference }: Payment) => ({
  id,
  reference,
  trxref: reference,
  trans: String(id),
  transaction: String(id),
  status: 'success',
  message: 'Approved',
});

/** The inline popup: a script for the shop's page, the frame that it opens, and what the frame asks for. */
export function servePopup(app: FastifyInstance, payments: Payments): void {
  serveScript(app, '/inline.js', import.meta.dirname, 'inline.js');
  serveScript(app, '/browser/popup.js', import.meta.dirname, 'popup.js');
  app.get('/popup', async (_request, reply) =>
    sendPage(reply, checkoutFrame('paystack', 'Paystack', '/paystack/browser/popup.js')),
  );

  app.post('/popup/open', async (request, reply) => {
    const { data } = Opening.safeParse(jsonOf(request.body));
    if (data === undefined) return reply.code(400).send({ message: 'We could not start this transaction' });
    const payment =
      'accessCode' in data
        ? payments.findByCode('paystack', data.accessCode)
        : payments.start({
            ...{ provider: 'paystack', reference: data.reference, amount: data.amount, currency: data.currency },
            payer: { email: data.email, name: '', phone: '' },
          });
    if (payment === undefined) return reply.code(404).send({ message: 'Transaction not found' });
    return {
      id: payment.id,
      accessCode: payment.code,
      customer: customerOf(payment.payer),
      texts: textsOf(payment),
      isPaid: payment.charges.length > 0,
      result: resultOf(payment),
    };
  });

  app.post('/popup/act', async (request, reply) => {
    const { data } = Act.safeParse(jsonOf(request.body));
    const payment = data && payments.findByCode('paystack', data.accessCode);
    if (data === undefined || payment === undefined) return reply.code(404).send({ message: 'Transaction not found' });
    const acted = payments.act(payment, data.action, data.card ?? undefined, false);
    return { state: acted.state, reason: acted.reason, result: resultOf(acted) };
  });
}
