import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Faults, OPERATIONS } from './faults.ts';
import { PROVIDERS } from './payment.ts';
import type { Payments } from './payments.ts';
import type { createWebhooks } from './webhooks.ts';

const provider = z.enum(PROVIDERS);
const milliseconds = z.int().min(0).max(600_000);
const amount = z.int().min(1).max(1_000_000_000_000);
const currency = z.string().regex(/^[A-Z]{3}$/);

const force = {
  amount: amount.optional(),
  currency: currency.optional(),
  afterMs: milliseconds.optional(),
};

const PaymentOrder = z.strictObject({
  ...force,
  /** `refund`: the provider gives the money back by itself, as after a dispute. */
  outcome: z.enum(['approve', 'decline', 'pending', 'refund']).optional(),
  /** Names one of two providers with the same reference, or the one to start an unknown payment with. */
  provider: provider.optional(),
});

const NextOrder = z.strictObject({
  ...force,
  provider,
  outcome: z.enum(['approve', 'decline', 'pending']).optional(),
  count: z.int().min(1).max(100_000).default(1),
});

const FaultOrder = z.strictObject({
  provider,
  kind: z.enum(['status', 'cut', 'hang', 'slow', 'none']),
  status: z.int().min(400).max(599).default(503),
  delayMs: milliseconds.default(3_000),
  when: z.enum(['before', 'after']).default('before'),
  count: z.int().min(1).max(100_000).default(100_000),
  operation: z.enum(OPERATIONS).optional(),
});

const WebhookOrder = z.strictObject({
  provider,
  repeat: z.int().min(0).max(10).default(0),
  reorder: z.boolean().default(false),
  delayMs: milliseconds.default(0),
  corrupt: z.boolean().default(false),
  drop: z.boolean().default(false),
});

const Reference = z.object({ reference: z.string().min(1).max(100) });

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

type Parts = {
  readonly payments: Payments;
  readonly faults: Faults;
  readonly webhooks: Pick<ReturnType<typeof createWebhooks>, 'disturb' | 'reset'>;
};

/** For tests and the curious: what payers, providers and lines would do. From this machine only. */
export const serveControl =
  ({ payments, faults, webhooks }: Parts) =>
  async (app: FastifyInstance) => {
    app.addHook('onRequest', async (request, reply) => {
      if (!LOOPBACK.test(request.ip)) return reply.code(403).send({ message: 'From this machine only' });
    });
    app.setErrorHandler((error, _request, reply) =>
      error instanceof z.ZodError ? reply.code(400).send({ message: z.prettifyError(error) }) : reply.send(error),
    );

    app.get('/payments', async () => payments.list());

    app.post('/payments/:reference', async (request, reply) => {
      const { reference } = Reference.parse(request.params);
      const { provider, outcome, ...force } = PaymentOrder.parse(request.body);
      const candidates = provider === undefined ? PROVIDERS : [provider];
      const known = candidates.map((each) => payments.find(each, reference)).find((found) => found !== undefined);
      // Flutterwave's begin in the browser: without one, they begin here.
      const { amount, currency } = force;
      const payment =
        known ??
        (provider && amount && currency ? payments.start({ provider, reference, amount, currency }) : undefined);
      if (payment === undefined) return reply.code(404).send({ message: 'No such payment' });
      if (outcome !== 'refund') return payments.force(payment, { ...force, ...(outcome && { outcome }) });
      if (payments.refund(payment, amount) === undefined) return reply.code(409).send({ message: 'Nothing to refund' });
      return payments.find(payment.provider, reference);
    });

    app.post('/outcomes', async (request) => {
      const { provider, count, ...force } = NextOrder.parse(request.body);
      payments.forceNext(provider, force, count);
      return { ok: true };
    });

    app.post('/faults', async (request) => {
      const { provider, operation, kind, ...rest } = FaultOrder.parse(request.body);
      if (kind === 'none') faults.remove(provider, operation);
      else faults.set(provider, operation, { kind, ...rest });
      return { ok: true };
    });

    app.post('/webhooks', async (request) => {
      const { provider, ...disturbance } = WebhookOrder.parse(request.body);
      webhooks.disturb(provider, disturbance);
      return { ok: true };
    });

    app.post('/reset', async () => {
      payments.reset();
      faults.reset();
      webhooks.reset();
      return { ok: true };
    });
  };
