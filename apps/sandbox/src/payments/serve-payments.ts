import type { FastifyInstance } from 'fastify';
import { serveFlutterwave } from '../flutterwave/flutterwave.routes.ts';
import { flutterwaveWebhook } from '../flutterwave/flutterwave-wire.ts';
import { serveMonnify } from '../monnify/monnify.routes.ts';
import { monnifyWebhook } from '../monnify/monnify-wire.ts';
import { serveMtn } from '../mtn/mtn.routes.ts';
import { mtnWebhook } from '../mtn/mtn-wire.ts';
import { serveOpay } from '../opay/opay.routes.ts';
import { opayWebhook } from '../opay/opay-wire.ts';
import { servePaystack } from '../paystack/paystack.routes.ts';
import { paystackWebhook } from '../paystack/paystack-wire.ts';
import { servePocket } from '../pocket/pocket.routes.ts';
import { pocketWebhook } from '../pocket/pocket-wire.ts';
import { serveScript } from './browser-script.ts';
import { serveControl } from './control.routes.ts';
import { createFaults } from './faults.ts';
import { createPayments, type Payments } from './payments.ts';
import { createWebhooks } from './webhooks.ts';

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
        monnify: monnifyWebhook,
        flutterwave: flutterwaveWebhook,
        opay: opayWebhook,
        pocket: pocketWebhook,
        mtn_momo: mtnWebhook,
      },
      note: (...noted) => payments.noteWebhook(...noted),
    });
    const payments: Payments = createPayments({ now, laterMs: pace.laterMs, send: webhooks.send });
    const faults = createFaults();
    app.addHook('onClose', async () => {
      webhooks.close();
      payments.reset();
    });
    serveScript(app, '/payments/browser/checkout-frame.js', import.meta.dirname, 'checkout-frame.js');
    await app.register(serveControl({ payments, faults, webhooks }), { prefix: '/control' });
    await app.register(servePaystack(payments, faults), { prefix: '/paystack' });
    await app.register(serveMonnify(payments, faults, now), { prefix: '/monnify' });
    await app.register(serveFlutterwave(payments, faults), { prefix: '/flutterwave' });
    await app.register(serveOpay(payments, faults), { prefix: '/opay' });
    await app.register(servePocket(payments, faults), { prefix: '/pocket' });
    await app.register(serveMtn(payments, faults, now), { prefix: '/mtn' });
  };
