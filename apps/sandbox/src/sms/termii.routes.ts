import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { jsonOf, takeBodiesAsText } from '../raw-body.ts';
import type { Inbox } from './inbox.ts';
import { isFaulty } from './phone.ts';

const number = z.string().regex(/^\d{8,15}$/);

const Body = z.object({
  to: z.union([number.transform((to) => [to]), z.array(number).min(1).max(100)]),
  from: z.string().min(3).max(11),
  sms: z.string().min(1),
  type: z.literal('plain'),
  channel: z.enum(['generic', 'dnd', 'whatsapp']),
});

const Key = z.object({ api_key: z.string().min(1) });

/** 25 digits, as Termii numbers its messages. */
const messageId = () => `3${Array.from({ length: 24 }, () => randomInt(10)).join('')}`;

export const serveTermii = (inbox: Inbox) => async (app: FastifyInstance) => {
  takeBodiesAsText(app);
  app.post('/api/sms/send', async (request, reply) => {
    const json = jsonOf(request.body);
    if (!Key.safeParse(json).success) return reply.code(401).send({ message: 'Invalid API key' });
    const body = Body.safeParse(json);
    if (!body.success) return reply.code(400).send({ message: 'Invalid request' });
    const { to, from, sms } = body.data;
    if (to.some(isFaulty)) return reply.code(500).send({ message: 'Server error' });
    const id = messageId();
    for (const phone of to) inbox.add({ id, to: phone, from, text: sms, provider: 'termii' });
    return { code: 'ok', message_id: id, message: 'Successfully Sent', balance: 1000, user: 'Sandbox' };
  });
};
