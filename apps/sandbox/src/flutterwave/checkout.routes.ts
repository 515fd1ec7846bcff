import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendPage } from '../page/send-page.ts';
import { serveScript } from '../payments/browser-script.ts';
import { ActionForm } from '../payments/checkout.routes.ts';
import { checkoutFrame, textsOf } from '../payments/checkout-page.ts';
import { email, major, metadata, reference, text } from '../payments/fields.ts';
import { type Payment, SANDBOX_KEY } from '../payments/payment.ts';
import type { Payments } from '../payments/payments.ts';
import { jsonOf } from '../raw-body.ts';
import { transactionOf } from './flutterwave-wire.ts';

/** What the page of the shop says, which nobody has checked: its amount is what is charged. */
const Opening = z.object({
  public_key: z.literal(SANDBOX_KEY),
  tx_ref: reference,
  amount: major,
  currency: z.enum(['NGN', 'GHS']).default('NGN'),
  customer: z.object({ email, name: text.default(''), phone_number: z.coerce.string().max(30).default('') }),
  customizations: z.object({ title: text, description: text }).partial().default({}),
  meta: metadata.optional(),
});

const Act = ActionForm.extend({ tx_ref: reference, card: z.string().max(30).nullable().optional() });

/** What the page's `callback` is given. */
function resultOf(payment: Payment) {
  const { id, tx_ref, flw_ref, amount, currency, customer, status } = transactionOf(payment);
  return { transaction_id: id, tx_ref, flw_ref, amount, currency, customer, status };
}

/** The checkout within the shop's page: a script, the frame that it opens, and what the frame asks for. */
export function serveInlineCheckout(app: FastifyInstance, payments: Payments): void {
  serveScript(app, '/v3.js', import.meta.dirname, 'v3.js');
  serveScript(app, '/browser/checkout.js', import.meta.dirname, 'checkout.js');
  app.get('/checkout', async (_request, reply) =>
    sendPage(reply, checkoutFrame('flutterwave', 'Flutterwave', '/flutterwave/browser/checkout.js')),
  );

  app.post('/checkout/open', async (request, reply) => {
    const { data } = Opening.safeParse(jsonOf(request.body));
    if (data === undefined) return reply.code(400).send({ message: 'The payment cannot be started.' });
    const { tx_ref, amount, currency, customer } = data;
    const known = payments.find('flutterwave', tx_ref);
    const payment =
      (known && payments.ask(known, amount, currency)) ??
      payments.start({
        ...{ provider: 'flutterwave', reference: tx_ref, amount, currency },
        payer: { email: customer.email, name: customer.name, phone: customer.phone_number },
        description: data.customizations.description ?? '',
        metadata: data.meta ?? null,
      });
    if (payment === undefined) return reply.code(409).send({ message: 'The payment cannot be started.' });
    const isPaid = payment.charges.length > 0;
    return { texts: textsOf(payment), isPaid, result: resultOf(payment) };
  });

  app.post('/checkout/act', async (request, reply) => {
    const { data } = Act.safeParse(jsonOf(request.body));
    const payment = data && payments.find('flutterwave', data.tx_ref);
    if (data === undefined || payment === undefined)
      return reply.code(404).send({ message: 'There is no such payment.' });
    const acted = payments.act(payment, data.action, data.card ?? undefined, false);
    return { state: acted.state, result: resultOf(acted) };
  });
}
