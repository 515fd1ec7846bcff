import type { Currency, PaymentProvider } from '@jara/contract';
import { z } from 'zod';

const PATIENCE_MS = 10_000;

const money = z.object({ amount: z.int(), currency: z.string() });

/** What the sandbox knows of a payment: the money that was really taken, and given back. */
const charged = z.object({
  provider: z.string(),
  reference: z.string(),
  state: z.string(),
  currency: z.string(),
  charges: z.array(money),
  refunds: z.array(money.pick({ amount: true })),
});
export type ProviderRecord = z.infer<typeof charged>;

/** What a payer does, or a provider by itself. */
export type PayerAction = {
  readonly outcome: 'approve' | 'decline' | 'refund';
  readonly provider: PaymentProvider;
  readonly amount?: number;
  readonly currency?: Currency;
  readonly afterMs?: number;
};

export type ProviderFault = {
  readonly provider: PaymentProvider;
  readonly kind: 'status' | 'cut' | 'hang' | 'none';
  readonly when?: 'before' | 'after';
  readonly count?: number;
  readonly operation?: 'token' | 'start' | 'query' | 'charge';
};

export type WebhookFault = {
  readonly provider: PaymentProvider;
  readonly repeat?: number;
  readonly reorder?: boolean;
  readonly delayMs?: number;
  readonly corrupt?: boolean;
  readonly drop?: boolean;
};

/** The sandbox's control API. The sandbox is never disturbed, so a failure here is a mistake of ours. */
export function createSandboxControl(url: string) {
  async function post(path: string, body: object): Promise<number> {
    const response = await fetch(`${url}/control${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.body?.cancel();
    if (response.status === 400) throw new Error(`the sandbox does not take ${path} ${JSON.stringify(body)}`);
    return response.status;
  }
  return {
    /** False where the provider does not know the payment, because its start never arrived. */
    act: async (reference: string, action: PayerAction) => (await post(`/payments/${reference}`, action)) === 200,
    setFault: (fault: ProviderFault) => post('/faults', fault),
    disturbWebhooks: (fault: WebhookFault) => post('/webhooks', fault),
    async payments(): Promise<ProviderRecord[]> {
      const response = await fetch(`${url}/control/payments`, { signal: AbortSignal.timeout(PATIENCE_MS) });
      return z.array(charged).parse(await response.json());
    },
  };
}

export type SandboxControl = ReturnType<typeof createSandboxControl>;
