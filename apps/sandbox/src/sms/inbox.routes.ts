import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { prefersHtml } from '../page/prefers-html.ts';
import { sendPage } from '../page/send-page.ts';
import type { Inbox } from './inbox.ts';
import { inboxPage } from './inbox-page.ts';
import { digitsOfPhone } from './phone.ts';

/** An empty field of the form is no choice. */
const Query = z.object({ phone: z.string().optional().catch(undefined) });

export const serveInbox = (inbox: Inbox, now: () => Date) => async (app: FastifyInstance) => {
  app.get('/sms/inbox', async (request, reply) => {
    const { phone: typed = '' } = Query.parse(request.query);
    const phone = typed.trim() === '' ? undefined : digitsOfPhone(typed);
    const messages = inbox.list(phone);
    void reply.header('vary', 'accept');
    if (prefersHtml(request.headers.accept)) return sendPage(reply, inboxPage({ phone, messages, now: now() }));
    return reply.header('cache-control', 'no-store').send(messages);
  });
};
