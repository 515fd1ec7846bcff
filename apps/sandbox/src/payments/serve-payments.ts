import type { FastifyInstance } from 'fastify';
import { servePaystack } from '../paystack/paystack.routes.ts';
import { paystackWebhook } from '../paystack/paystack-wire.ts';
import { serveScript } from './browser-script.ts';
import { serveControl } from './control.routes.ts';
import { createFaults } from './faults.ts';
import { createPayments, type Payments } from './payments.ts';
import { createWebhooks } from './webhooks.ts';

const noWebhook = () => null;

/** Short in tests. */
export type Pace = { readonly laterMs: number; readonly retryMs: readonly number[] };

const PACE: Pace = { laterMs: 5_000, retryMs: [500, 2_000, 5_000, 15_000] };

type Options = {
  readonly webhookUrl: string | undefined;
  readonly now: () => Date;
  readonly pace?: Pace | undefined;
};

/** The payment providers, over one store of payments, and what controls them. */
export const servePayments =
  ({ webhookUrl, now, pace = PACE }: Options) =>
  async (app: FastifyInstance) => {
    const webhooks = createWebhooks({
      url: webhookUrl,
      retryMs: pace.retryMs,
      webhookOf: {
        paystack: paystackWebhook,
        monnify: noWebhook,
        flutterwave: noWebhook,
        opay: noWebhook,
        pocket: noWebhook,
        mtn_momo: noWebhook,
      },
      note: (...noted) => payments.noteWebhook(...noted),
    });
    const payments: Payments = createPayments({ now, laterMs: pace.laterMs, send: webhooks.send });
    const faults = createFaults();
    app.addHook('onClose', async () => {
      webhooks.close();
      payments.reset();
    });
    serveScript(app, '/checkout-frame.js', import.meta.dirname, 'checkout-frame.js');
    await app.register(serveControl({ payments, faults, webhooks }), { prefix: '/control' });
    await app.register(servePaystack(payments, faults), { prefix: '/paystack' });
  };
