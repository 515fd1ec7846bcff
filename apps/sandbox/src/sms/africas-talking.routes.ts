import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { takeBodiesAsText, textOf } from '../raw-body.ts';
import type { Inbox } from './inbox.ts';
import { isFaulty } from './phone.ts';

const Form = z.object({
  username: z.string().min(1),
  to: z
    .string()
    .min(1)
    .transform((list) => list.split(',')),
  message: z.string().min(1),
  from: z.string().default('AFRICASTKNG'),
});

const COST = 'NGN 2.2000';

/** One recipient's part of the answer; what was sent lies in the inbox. */
function deliver(inbox: Inbox, number: string, message: string, from: string) {
  const refused = (statusCode: number, status: string) => ({
    statusCode,
    number,
    status,
    cost: '0',
    messageId: 'None',
  });
  if (!/^\+\d{8,15}$/.test(number)) return refused(403, 'InvalidPhoneNumber');
  if (isFaulty(number)) return refused(500, 'InternalServerError');
  const messageId = `ATXid_${randomUUID().replaceAll('-', '')}`;
  inbox.add({ id: messageId, to: number.slice(1), from, text: message, provider: 'africas-talking' });
  return { statusCode: 101, number, status: 'Success', cost: COST, messageId };
}

export const serveAfricasTalking = (inbox: Inbox) => async (app: FastifyInstance) => {
  takeBodiesAsText(app);
  app.post('/version1/messaging', async (request, reply) => {
    if (!request.headers['apikey']) return reply.code(401).send('The supplied authentication is invalid');
    const form = Form.safeParse(Object.fromEntries(new URLSearchParams(textOf(request.body))));
    if (!form.success) return reply.code(400).send('Request is missing required form field');
    const { to, message, from } = form.data;
    const recipients = to.map((number) => deliver(inbox, number, message, from));
    const sent = recipients.filter(({ statusCode }) => statusCode === 101).length;
    return reply.code(201).send({
      SMSMessageData: {
        Message: `Sent to ${sent}/${to.length} Total Cost: NGN ${(sent * 2.2).toFixed(4)}`,
        Recipients: recipients,
      },
    });
  });
};
