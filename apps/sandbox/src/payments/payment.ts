export const PROVIDERS = ['paystack', 'monnify', 'flutterwave', 'opay', 'pocket', 'mtn_momo'] as const;

export type Provider = (typeof PROVIDERS)[number];

/** Every secret, public key, merchant and contract of the sandbox, and what it signs webhooks with. */
export const SANDBOX_KEY = 'sandbox';

/** `open`: the payer has done nothing yet. `pending`: under way. */
export type PaymentState = 'open' | 'pending' | 'succeeded' | 'failed' | 'cancelled' | 'refunded';

/** Money that was really taken. */
type Charge = { readonly id: number; readonly amount: number; readonly currency: string; readonly at: string };

export type Refund = { readonly id: number; readonly reference: string; readonly amount: number; readonly at: string };

export type Card = {
  readonly bin: string;
  readonly last4: string;
  readonly brand: 'visa' | 'mastercard' | 'verve';
  readonly token: string;
  /** The same for the same card, whatever its token. */
  readonly signature: string;
  readonly reusable: boolean;
};

/** What the control API has ordered for a payment, whatever its payer does. */
export type Force = {
  readonly outcome?: 'approve' | 'decline' | 'pending' | undefined;
  readonly amount?: number | undefined;
  readonly currency?: string | undefined;
  readonly afterMs?: number | undefined;
};

/** One try to deliver a webhook. The status is 0 where there was no answer. */
type WebhookAttempt = { readonly event: string; readonly status: number; readonly at: string };

export type Payment = {
  /** Unique over restarts too: receivers tell events apart by it. */
  readonly id: number;
  readonly provider: Provider;
  readonly reference: string;
  /** By which the payer's page finds it. */
  readonly code: string;
  /** In minor units, as everywhere here. */
  readonly amount: number;
  readonly currency: string;
  readonly state: PaymentState;
  /** Why it failed, in the provider's words. */
  readonly reason: string | null;
  readonly charges: readonly Charge[];
  readonly refunds: readonly Refund[];
  readonly card: Card | null;
  /** Charged again by its token: the payer chooses no card. */
  readonly is_saved_card: boolean;
  readonly payer: { readonly email: string; readonly name: string; readonly phone: string };
  readonly description: string;
  readonly return_url: string | null;
  readonly cancel_url: string | null;
  readonly metadata: unknown;
  readonly force: Force;
  readonly webhooks: readonly WebhookAttempt[];
  readonly created_at: string;
  readonly paid_at: string | null;
};

/** What has gone back of it in all. */
export const refundedOf = ({ refunds }: Payment): number => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** What money came in: as forced, or as asked. */
export const receivedOf = ({ charges, amount, currency }: Payment): { amount: number; currency: string } =>
  charges[0] ?? { amount, currency };
