import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { jsonOf, takeBodiesAsText } from '../raw-body.ts';
import type { Inbox } from './inbox.ts';
import { isFaulty } from './phone.ts';

/** Hubtel takes its fields in any case. */
const Body = z.record(z.string(), z.unknown()).transform((body) => {
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name.toLowerCase(), value]));
});
const To = z.object({ to: z.string().regex(/^\+?\d{8,15}$/) });
const From = z.object({ from: z.string().min(1).max(11) });
const Content = z.object({ content: z.string().min(1) });

function hasCredentials(authorization: string | undefined): boolean {
  const [, encoded = ''] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(authorization ?? '') ?? [];
  return /^[^:]+:.+$/.test(Buffer.from(encoded, 'base64').toString());
}

const refusal = (status: number, statusDescription: string) => ({ status, statusDescription });

export const serveHubtel = (inbox: Inbox) => async (app: FastifyInstance) => {
  takeBodiesAsText(app);
  app.post('/v1/messages/send', async (request, reply) => {
    if (!hasCredentials(request.headers.authorization)) return reply.code(401).send(refusal(401, 'unauthorized'));
    const body = Body.safeParse(jsonOf(request.body)).data ?? {};
    const [to, from, content] = [To.safeParse(body), From.safeParse(body), Content.safeParse(body)];
    if (!to.success) return reply.code(400).send(refusal(1, 'invalid destination address'));
    if (!from.success) return reply.code(400).send(refusal(2, 'invalid source address'));
    if (!content.success) return reply.code(400).send(refusal(6, 'content rejected'));
    const phone = to.data.to.replace('+', '');
    if (isFaulty(phone)) return reply.code(500).send(refusal(500, 'internal error'));
    const messageId = randomUUID();
    inbox.add({ id: messageId, to: phone, from: from.data.from, text: content.data.content, provider: 'hubtel' });
    return reply.code(201).send({
      rate: 0.03,
      messageId,
      status: 0,
      networkId: '62001',
      clientReference: null,
      statusDescription: 'request submitted successfully',
    });
  });
};
