import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { applyFaults, type Faults } from '../payments/faults.ts';
import { metadata, minor, reference, text } from '../payments/fields.ts';
import { SANDBOX_KEY } from '../payments/payment.ts';
import type { Payments } from '../payments/payments.ts';
import { servePrompts } from '../payments/prompt.routes.ts';
import { jsonOf, takeBodiesAsText } from '../raw-body.ts';
import { transactionOf } from './pocket-wire.ts';

const MINIMUM = 5_000;
/** A tag that nobody has. */
const UNKNOWN_TAG = 'nobody';

const Start = z.object({
  tag: z.string().regex(/^[A-Za-z0-9_.-]{1,40}$/),
  amount: minor,
  narration: text.min(1),
  reference,
  product_name: text.optional(),
  meta: metadata.optional(),
  simulate_for: z.enum(['success', 'failure']).optional(),
});

const refusal = (message: string) => ({ status: false, message });

export const servePocket = (payments: Payments, faults: Faults) => async (app: FastifyInstance) => {
  takeBodiesAsText(app);
  applyFaults(app, faults, 'pocket');
  servePrompts(app, payments, {
    ...{ provider: 'pocket', path: '/requests', title: 'Pocket requests' },
    about: 'What a person would see in the Pocket app, for each tag.',
    payerOf: ({ payer }) => `@${payer.name}`,
  });

  await app.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        if (request.headers.authorization !== `Bearer ${SANDBOX_KEY}`)
          return reply.code(401).send(refusal('Unauthorized'));
      });

      api.post('/pocket/transfer/initiate', { config: { operation: 'start' } }, async (request, reply) => {
        const { data } = Start.safeParse(jsonOf(request.body));
        if (data === undefined) return reply.code(400).send(refusal('A field is missing or wrong'));
        if (data.amount < MINIMUM) return reply.code(400).send(refusal('amount must be at least 5000'));
        if (data.tag === UNKNOWN_TAG) return reply.code(404).send(refusal('No user has this tag'));
        const payment = payments.start({
          ...{ provider: 'pocket', reference: data.reference, amount: data.amount, currency: 'NGN' },
          payer: { email: '', name: data.tag, phone: '' },
          description: data.narration,
          metadata: data.meta ?? null,
        });
        if (payment && data.simulate_for)
          payments.finish(payment, data.simulate_for === 'failure' ? 'Simulated' : null);
        // A reference that is known makes no second request.
        return reply.code(202).send({ status: true, message: 'Request sent', data: {} });
      });

      api.get('/transaction/verify', { config: { operation: 'query' } }, async (request, reply) => {
        const asked = z.object({ reference }).safeParse(request.query).data;
        const payment = asked && payments.find('pocket', asked.reference);
        if (payment === undefined) return reply.code(404).send(refusal('Transaction not found'));
        return { status: true, message: 'Transaction fetched', data: transactionOf(payment) };
      });
    },
    { prefix: '/api/v1' },
  );
};
