import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { prefersHtml } from '../page/prefers-html.ts';
import { sendPage } from '../page/send-page.ts';
import { pushInboxPage } from './inbox-page.ts';
import type { PushInbox } from './push-inbox.ts';
import { readPush } from './read-push.ts';
import { receiverOf, subscriptionOf } from './receiver.ts';
import { refusalOf } from './vapid.ts';

const MOST_BYTES = 4_096;
const Params = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });
const Query = z.object({ receiver: z.string().optional().catch(undefined) });
/** RFC 8030: how long it is kept, what it replaces, how much it matters. */
const Headers = z.object({
  ttl: z.string().regex(/^\d{1,8}$/),
  'content-encoding': z.literal('aes128gcm'),
  topic: z
    .string()
    .regex(/^[\w-]{1,32}$/)
    .optional(),
  urgency: z.enum(['very-low', 'low', 'normal', 'high']).default('normal'),
});

const originOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`;

/** To try a failure: what a receiver's name ends in decides what becomes of it. */
function statusOf(id: string): 201 | 410 | 503 {
  if (id.endsWith('-gone')) return 410;
  return id.endsWith('-down') ? 503 : 201;
}

/** A push service for browsers that never were: any name of letters, digits and dashes is one. */
export const servePush = (inbox: PushInbox, now: () => Date) => async (app: FastifyInstance) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);

  app.get('/inbox', async (request, reply) => {
    const { receiver } = Query.parse(request.query);
    const received = inbox.list(receiver);
    void reply.header('vary', 'accept');
    if (prefersHtml(request.headers.accept)) return sendPage(reply, pushInboxPage({ receiver, received, now: now() }));
    return reply.header('cache-control', 'no-store').send(received);
  });

  app.get('/:id', async (request, reply) => {
    const params = Params.safeParse(request.params);
    return params.success ? subscriptionOf(params.data.id, originOf(request)) : reply.code(404).send();
  });

  app.post('/:id', async (request, reply) => {
    const params = Params.safeParse(request.params);
    if (!params.success) return reply.code(404).send();
    const refusal = refusalOf(request.headers.authorization, { origin: originOf(request), now: now() });
    if (refusal !== undefined) return reply.code(refusal).send();
    const headers = Headers.safeParse(request.headers);
    if (!headers.success || !Buffer.isBuffer(request.body)) return reply.code(400).send();
    if (request.body.length > MOST_BYTES) return reply.code(413).send();
    const status = statusOf(params.data.id);
    if (status !== 201) return reply.code(status).send();
    const { ttl, topic = null, urgency } = headers.data;
    const id = randomUUID();
    const text = readPush(request.body, receiverOf(params.data.id)) ?? null;
    inbox.add({ id, receiver: params.data.id, text, ttl: Number(ttl), topic, urgency });
    return reply
      .code(201)
      .headers({ location: `${originOf(request)}/push/message/${id}`, ttl })
      .send();
  });
};
