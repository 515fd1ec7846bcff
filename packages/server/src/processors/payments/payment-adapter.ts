import type { CardBrand, Currency, MinorUnits, PaymentProvider, ProviderChannel } from '@jara/contract';

export type Payer = {
  readonly customer_id: number;
  readonly email: string;
  /** Digits with the calling code: 2348012345678. */
  readonly phone: string;
  readonly first_name: string;
  readonly last_name: string;
};

/** One attempt to be paid. The reference is a UUID v4 of ours, which every provider takes and MTN requires. */
export type PaymentToStart = {
  readonly reference: string;
  readonly channel: ProviderChannel;
  readonly amount: MinorUnits;
  readonly currency: Currency;
  /** What the provider shows the payer: 'Jara order #104222917'. */
  readonly description: string;
  readonly payer: Payer;
  /** Where the payer comes back to, and where after giving up. */
  readonly return_url: string;
  readonly cancel_url: string;
  /** Pocket's tag without '@', or the mobile-money number as digits with the calling code; null for all others. */
  readonly account: string | null;
};

/**
 * Why a provider did not do what it was asked. `unavailable`: no answer, a 5xx or nonsense; it may have happened all the
 * same, so the payment stays open and is looked up. `declined`: it says no to this payment. `invalid`: it does not take
 * what we sent. `duplicate`: it knows the reference already.
 */
export type PaymentFailure = {
  readonly ok: false;
  readonly reason: 'unavailable' | 'declined' | 'invalid' | 'duplicate';
  /** A word for logs: `http_503`, `no_answer`. Nothing that a provider wrote. */
  readonly detail: string;
};

export type StartedAtProvider = {
  readonly ok: true;
  readonly access_code: string | null;
  /** Where the payer goes. An address on another host than the provider's own is a failure, not a start. */
  readonly authorization_url: string | null;
  readonly provider_reference: string | null;
};

/** A card that may be charged again, with the payer's consent. */
export type CardToken = {
  readonly token: string;
  /** The same for the same card, whatever its token. */
  readonly signature: string;
  readonly brand: CardBrand;
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
  /** The provider charges a token only together with the e-mail that it was made with. */
  readonly email: string;
};

/** MTN has an account in each country, and the currency tells which. */
export type PaymentToQuery = Pick<PaymentToStart, 'reference' | 'currency'>;

/** What a provider says of a payment. Amount and currency are as received, and are compared by whoever settles. */
export type ProviderPayment = {
  readonly ok: true;
  /** `unknown`: it has never heard of the reference. `review`: paid in part, which counts as not paid. */
  readonly state: 'unknown' | 'pending' | 'succeeded' | 'failed' | 'refunded' | 'review';
  readonly reference: string;
  readonly amount: MinorUnits | null;
  readonly currency: string | null;
  readonly card: CardToken | null;
  readonly provider_reference: string | null;
  /** What has gone back to the payer in all, if the answer says it. In state `refunded` that is everything. */
  readonly refunded?: MinorUnits | undefined;
};

/** What has gone back of a payment in all, by the provider's list of refunds. */
export type RefundedAtProvider = { readonly ok: true; readonly refunded: MinorUnits };

export type CardToCharge = Pick<
  PaymentToStart,
  'reference' | 'amount' | 'currency' | 'description' | 'payer' | 'return_url'
> & {
  readonly token: string;
  readonly email: string;
};

/** Charged or refused at once, or the bank asks the payer for more. */
export type ChargedCard =
  | ProviderPayment
  | { readonly ok: true; readonly state: 'challenged'; readonly authorization_url: string; readonly reference: string };

/** By our reference or, as some refunds do, by the provider's. */
type NamedPayment = { readonly reference: string } | { readonly provider_reference: string };

/** What a webhook may be trusted for: nothing but that a payment should be looked up. */
export type WebhookVerdict =
  | (NamedPayment & {
      readonly verdict: 'verified' | 'unsigned';
      /** The same for the same event, however often it is sent. */
      readonly event_key: string;
      /** About money that goes back. */
      readonly is_refund?: boolean;
      /** What it says has gone back in all. Counts where the look-up is silent about that. */
      readonly refunded?: MinorUnits | undefined;
    })
  /** Signed, or not meant to be, and about no payment of ours: a ping, a settlement. Answered with 200. */
  | { readonly verdict: 'ignored' }
  | { readonly verdict: 'rejected'; readonly status: 200 | 401 };

export type PaymentAdapter = {
  readonly provider: PaymentProvider;
  /** What it can start: of MTN, only where there is an account. */
  readonly channels: readonly ProviderChannel[];
  /** For the page; null where it has none. */
  readonly public_key: string | null;
  readonly script_url: string | null;
  /** Never throws for what a provider answers, or does not answer. */
  start(payment: PaymentToStart, signal?: AbortSignal): Promise<StartedAtProvider | PaymentFailure>;
  /** A failure means that nothing is known, and is always `unavailable`. */
  query(payment: PaymentToQuery, signal?: AbortSignal): Promise<ProviderPayment | PaymentFailure>;
  /** Of those whose `query` does not tell of refunds in part. */
  findRefunded?(provider_reference: string, signal?: AbortSignal): Promise<RefundedAtProvider | PaymentFailure>;
  /** Of those who save cards. */
  chargeCard?(card: CardToCharge, signal?: AbortSignal): Promise<ChargedCard | PaymentFailure>;
  /** On the raw bytes, before anything is parsed. Header names are in small letters. */
  readWebhook(rawBody: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>): WebhookVerdict;
};

/** Those in use (PAYMENT_PROVIDERS): the channels of all others are not offered. */
export type PaymentAdapters = Readonly<Partial<Record<PaymentProvider, PaymentAdapter>>>;
