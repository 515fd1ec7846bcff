import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { sendPage } from '../page/send-page.ts';
import { textOf } from '../raw-body.ts';
import { checkoutPage, endPage } from './checkout-page.ts';
import type { Payment, Provider } from './payment.ts';
import type { Action, Payments } from './payments.ts';

export type Checkout = {
  readonly provider: Provider;
  /** For people. */
  readonly name: string;
  /** Whether closing the page ends the payment. */
  readonly isOverWhenClosed: boolean;
  /** Where the payer goes then; null where the shop gave no address. */
  readonly backTo: (payment: Payment, action: Action) => string | null;
};

const Params = z.object({ code: z.string().min(1).max(100) });
export const ActionForm = z.object({
  action: z.enum(['approve', 'decline', 'close', 'later']),
  card: z.string().max(30).optional(),
});

/** An address with more in its query; what it has already stays. */
export function withQuery(url: string, more: Readonly<Record<string, string>>): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(more)) address.searchParams.set(name, value);
  return address.href;
}

/** The hosted page of a provider that payers are sent to, under `/checkout/:code`. */
export function serveCheckout(app: FastifyInstance, payments: Payments, checkout: Checkout, path = '/checkout'): void {
  const { provider, name, isOverWhenClosed, backTo } = checkout;
  const find = (params: unknown) => payments.findByCode(provider, Params.parse(params).code);
  const notFound = (reply: FastifyReply) => sendPage(reply.code(404), endPage(name, undefined, null));

  app.get(`${path}/:code`, async (request, reply) => {
    const payment = find(request.params);
    if (payment === undefined) return notFound(reply);
    if (payment.charges.length > 0 || payment.state === 'cancelled')
      return sendPage(reply, endPage(name, payment.state, backTo(payment, 'approve')));
    const leadsTo = [payment.return_url, payment.cancel_url].filter((url) => url !== null);
    return sendPage(reply, checkoutPage({ name, payment, leadsTo }));
  });

  app.post(`${path}/:code`, async (request, reply) => {
    const payment = find(request.params);
    if (payment === undefined) return notFound(reply);
    const form = ActionForm.safeParse(Object.fromEntries(new URLSearchParams(textOf(request.body))));
    if (!form.success) return sendPage(reply.code(400), endPage(name, payment.state, null));
    const { action, card } = form.data;
    const isOver = payment.state === 'cancelled';
    const acted = isOver ? payment : payments.act(payment, action, card, isOverWhenClosed);
    const url = backTo(acted, action);
    if (url === null) return sendPage(reply, endPage(name, acted.state, null));
    return reply.redirect(url, 303);
  });
}
