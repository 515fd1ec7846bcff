import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { html } from '../page/html.ts';
import { type Page, sendPage } from '../page/send-page.ts';
import { textOf } from '../raw-body.ts';
import { shownMoney } from './money.ts';
import type { Payment, Provider } from './payment.ts';
import type { Payments } from './payments.ts';

type Prompts = {
  readonly provider: Provider;
  readonly path: string;
  readonly title: string;
  readonly about: string;
  /** Whose phone or tag it is. */
  readonly payerOf: (payment: Payment) => string;
};

const SHOWN = 50;
const REFRESH_SECONDS = 3;

const Params = z.object({ reference: z.string().max(100) });
const Form = z.object({ action: z.enum(['approve', 'decline']) });

function promptsPage({ title, about, payerOf }: Prompts, path: string, open: readonly Payment[]): Page {
  const prompts = open.map(
    (
      payment,
    ) => html`<li><div class="head"><span>${payerOf(payment)}</span><span class="soft">${payment.reference}</span></div>
<p class="amount">${shownMoney(payment.amount, payment.currency)}</p><p class="soft">${payment.description}</p>
<form method="post" action="${path}/${payment.reference}" class="answers"><button name="action" value="approve">Approve</button><button name="action" value="decline" class="quiet">Decline</button></form></li>`,
  );
  return {
    title,
    refreshAfter: REFRESH_SECONDS,
    body: html`<main><h1>${title}</h1><p>${about} This page looks for new ones every ${REFRESH_SECONDS} seconds.</p>
<nav><a href="/">What the sandbox offers</a></nav>
${prompts.length === 0 ? html`<div class="empty"><p>Nobody is asked to pay at the moment. Start a payment in Jara, and it appears here.</p></div>` : html`<ol>${prompts}</ol>`}</main>`,
  };
}

/** The payments that wait for somebody's answer on a phone, newest first. */
export function servePrompts(app: FastifyInstance, payments: Payments, prompts: Prompts): void {
  const { provider, path } = prompts;
  const isOpen = (payment: Payment) => payment.provider === provider && payment.state === 'open';

  app.get(path, async (_request, reply) => {
    const open = payments.list().filter(isOpen).reverse().slice(0, SHOWN);
    return sendPage(reply, promptsPage(prompts, app.prefix + path, open));
  });

  app.post(`${path}/:reference`, async (request, reply) => {
    const payment = payments.find(provider, Params.parse(request.params).reference);
    const form = Form.safeParse(Object.fromEntries(new URLSearchParams(textOf(request.body))));
    if (payment && isOpen(payment) && form.success) payments.act(payment, form.data.action, undefined, false);
    return reply.redirect(app.prefix + path, 303);
  });
}
