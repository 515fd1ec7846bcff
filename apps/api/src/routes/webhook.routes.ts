import { paymentProvider } from '@jara/contract';
import { networkOf } from '@jara/fair-queue';
import { refuse } from '@jara/server';
import { asCaller } from '@jara/server/db';
import { limitInMemory } from '@jara/server/limits';
import type { Payments } from '@jara/server/payment';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from '../plugins/answer-failures.ts';

const LARGEST_BODY = 64 * 1024;
/** From one address. A provider that is told so sends again later. */
const WEBHOOKS = { most: 1_200, windowSeconds: 60 };

/**
 * Where providers tell that something has happened. Not of the contract: bodies are the provider's own, and the adapter
 * reads their bytes as they came, because that is what is signed.
 */
export function webhookRoutes(app: FastifyInstance, payments: Payments, now: () => Date): void {
  const countCall = limitInMemory(WEBHOOKS, now);

  async function receive(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { processor } = request.params as { processor: string };
    const provider = paymentProvider.safeParse(processor).data;
    if (provider === undefined) return sendFailure(reply, refuse('ROUTE_NOT_FOUND'));
    const counted = countCall(networkOf(request.ip));
    if (!counted.ok) return sendFailure(reply, counted);
    const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const { headers } = request;
    const status = await asCaller('reserved', () => payments.receiveWebhook({ provider, rawBody, headers }));
    return reply.code(status).send();
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_BODY }, (_request, body, done) =>
      done(null, body),
    );
    scope.route({ method: ['POST', 'PUT'], url: '/webhooks/:processor', bodyLimit: LARGEST_BODY, handler: receive });
    // Pocket looks whether somebody is there.
    scope.get('/webhooks/pocket', async (_request, reply) => reply.send());
  });
}
