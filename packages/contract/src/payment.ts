import { z } from 'zod';
import { id, unguessableId } from './ids.ts';
import { currency, price } from './money.ts';

/** Spec §9: exactly these. */
export const PROCESSORS = ['paystack', 'monnify', 'flutterwave', 'opay', 'pocket'] as const;
/** Null where none takes part: the wallet, and MTN's mobile money. */
export const processor = z.enum(PROCESSORS).nullable();
export type Processor = z.infer<typeof processor>;
/** All who are asked for money: MTN's mobile money is reached directly, not through a processor. */
export const PAYMENT_PROVIDERS = [...PROCESSORS, 'mtn_momo'] as const;
export const paymentProvider = z.enum(PAYMENT_PROVIDERS);
export type PaymentProvider = z.infer<typeof paymentProvider>;

/**
 * The ways in which a payment can be started. Spec §9 names 'wallet', 'mtn_momo_ng' and 'opay' with its in-app variant;
 * the others go by their processor's name, and Ghana has its own MTN.
 */
export const PAYMENT_CHANNELS = [
  'wallet',
  'paystack',
  'monnify',
  'flutterwave',
  'opay',
  'opay_in_app',
  'pocket',
  'mtn_momo_ng',
  'mtn_momo_gh',
] as const;
export const paymentChannel = z.enum(PAYMENT_CHANNELS);
export type PaymentChannel = z.infer<typeof paymentChannel>;

/** The channels that ask a provider for money. */
export type ProviderChannel = Exclude<PaymentChannel, 'wallet'>;

/** Spec §3: 'card', 'wallet', 'online_payment' and others; spec §9 names the others. */
export const PAYMENT_METHOD_TYPES = ['card', 'wallet', 'online_payment', 'mtn', 'opay', 'pocket'] as const;
export const paymentMethodType = z.enum(PAYMENT_METHOD_TYPES);
export type PaymentMethodType = z.infer<typeof paymentMethodType>;

export const CARD_BRANDS = ['mastercard', 'verve', 'visa'] as const;
export const cardBrand = z.enum(CARD_BRANDS);
export type CardBrand = z.infer<typeof cardBrand>;

/** Spec §3 Payment method: what can be chosen in the payment modal. */
export const paymentMethod = z.object({
  /** Of a card its own, which nobody can guess; every other method goes by its type. */
  id: z.string(),
  type: paymentMethodType,
  name: z.string(),
  processor,
  cardBrand: cardBrand.nullable(),
  last4: z.string().nullable(),
  image_url: z.string().nullable(),
  /** For a card the first word is the brand and the last word is last4. */
  pretty_name: z.string(),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** One of the online channels of the payment modal. */
export const onlineChannel = z.object({
  channel: paymentChannel,
  processor,
  name: z.string(),
  /** What people can pay with there: 'Card, transfer, USSD'. */
  description: z.string(),
  image_url: z.string().nullable(),
  /** Whether a card can be saved there for the next time. */
  saves_cards: z.boolean(),
});
export type OnlineChannel = z.infer<typeof onlineChannel>;

/** Decisions §6. The transitions stand in `@jara/domain/payment`. */
export const PAYMENT_STATUSES = ['initiated', 'pending', 'succeeded', 'failed', 'refunded'] as const;
export const paymentStatus = z.enum(PAYMENT_STATUSES);
export type PaymentStatus = z.infer<typeof paymentStatus>;

/** What is paid for. */
export const PAYMENT_DESTINATIONS = ['order', 'wallet', 'order_redelivery'] as const;
export const paymentDestination = z.enum(PAYMENT_DESTINATIONS);

/** Spec §3 Payment channel response: all that the page needs to let somebody pay. */
export const startedPayment = z.object({
  processor,
  access_code: z.string().nullable(),
  authorization_url: z.url({ protocol: /^https?$/ }).nullable(),
  public_key: z.string().nullable(),
  reference: unguessableId,
  /** What the provider charges: the order's total without the wallet's share. */
  amount: price,
  currency,
  channel: paymentChannel,
  email: z.string(),
  phone: z.string(),
  name: z.string(),
  /** The provider's own script, where it pays in the page: Paystack's popup, Flutterwave's checkout. */
  script_url: z.url({ protocol: /^https?$/ }).nullable(),
  status: paymentStatus,
});
export type StartedPayment = z.infer<typeof startedPayment>;

/** What became of a payment, as a page may ask again and again. */
export const paymentResult = z.object({
  reference: unguessableId,
  /** Spec §4: the mobile-money modal waits for 'Completed'. */
  status: z.enum(['Completed', 'Pending', 'Failed', 'Refunded']),
  /** Spec §4: the wallet-app modal waits for success or failed. */
  meta: z.object({ status: z.enum(['success', 'pending', 'failed']) }),
  amount: price,
  currency,
  channel: paymentChannel.or(z.literal('card')),
  destination: paymentDestination,
  order_id: id.nullable(),
  /** Where the money went: to its order, or to the wallet when it came too late, twice or in part. */
  credited_to: z.enum(['order', 'redelivery', 'wallet']).nullable(),
});
export type PaymentResult = z.infer<typeof paymentResult>;

/** The payment of an order: the one that paid it, or else the last. */
export const orderPayment = paymentResult.extend({
  /** Of all that was paid for the order, what went to the wallet. */
  credited_to_wallet: price,
  /**
   * What may be begun besides: any payment, one of those that were begun (there are as many as there may be), or none
   * while a card is charged.
   */
  may_begin: z.enum(['any', 'begun', 'none']).default('any'),
});
export type OrderPayment = z.infer<typeof orderPayment>;

/** The payment of a redelivery: the one that paid it, or else the last. */
export const redeliveryPayment = paymentResult.extend({
  /** Whether another one for it is still being confirmed. */
  is_other_open: z.boolean(),
});
export type RedeliveryPayment = z.infer<typeof redeliveryPayment>;
