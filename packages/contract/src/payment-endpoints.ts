import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { id, idInUrl, unguessableId } from './ids.ts';
import { countryCode, currency, price } from './money.ts';
import {
  onlineChannel,
  orderPayment,
  PAYMENT_CHANNELS,
  paymentChannel,
  paymentDestination,
  paymentMethod,
  paymentResult,
  startedPayment,
} from './payment.ts';
import { redeliveryStart } from './redelivery-start.ts';
import { typedText } from './text.ts';

/** Reliability, threats: the page comes back to our own origin and `/store/` alone; the server says which origin. */
const pageUrl = typedText(2_000).pipe(z.url({ protocol: /^https?$/ }));

/** Spec §5. '@' is taken out wherever it stands. */
export const pocketTag = typedText(60)
  .transform((tag) => tag.replaceAll('@', '').trim())
  .pipe(z.string().min(3, 'Enter your Pocket ID').max(40));

export const momoAccountNumber = z
  .string()
  .trim()
  .min(3, 'Enter a valid MOMO phone number')
  .max(20, 'Enter a valid MOMO phone number')
  .regex(/^\+?[0-9 ]+$/, 'Enter a valid MOMO phone number');

/** Why no payment of an order can be started. */
const ORDER_REFUSALS = [
  'ORDER_NOT_FOUND',
  'ORDER_PAID',
  'ORDER_DROPPED',
  'PAYMENT_UNDER_WAY',
  'TOO_MANY_ATTEMPTS',
] as const;
/** Why a provider is not asked, or did not take the payment. */
const START_REFUSALS = [
  'CHANNEL_NOT_OFFERED',
  'CALLBACK_NOT_OURS',
  'POCKET_TAG_MISSING',
  'MOMO_NUMBER_INVALID',
  'TOO_MANY_PROMPTS',
  'PAYMENT_UNAVAILABLE',
  'PAYMENT_NOT_STARTED',
  'PAYMENT_DECLINED',
  'WALLET_TOO_SMALL',
  'WALLET_NEGATIVE',
  'SIGN_IN_AGAIN',
] as const;
const REDELIVERY_REFUSALS = ['REDELIVERY_NOT_OFFERED', 'REDELIVERY_TOO_LATE', 'REDELIVERY_FEE_STALE'] as const;
const CARD_REFUSALS = [
  'SIGN_IN_AGAIN',
  'CARD_NOT_FOUND',
  'PAYMENT_DECLINED',
  'PAYMENT_NOT_STARTED',
  'PAYMENT_UNAVAILABLE',
] as const;

/** Spec §7, as far as each applies. */
const startFields = z.object({
  method: z.enum(PAYMENT_CHANNELS).exclude(['wallet']),
  callback_url: pageUrl.optional(),
  /** For opay, in place of callback_url. */
  return_url: pageUrl.optional(),
  cancel_url: pageUrl.optional(),
  pocket_tag: pocketTag.optional(),
  momo_account_number: momoAccountNumber.optional(),
  source: typedText(40).optional(),
  /** The person's consent to save the card that is paid with. */
  save_card: z.boolean().default(false),
});

export const paymentEndpoints = {
  listPaymentMethods: {
    method: 'GET',
    path: '/customer/payment/methods',
    summary: "The customer's ways to pay: the wallet, saved cards, online channels and what their country has besides.",
    caller: 'customer',
    query: z.object({ currency }),
    data: z.array(paymentMethod),
    failures: [],
  },
  removeCard: {
    method: 'DELETE',
    path: '/customer/payment/methods/:id',
    summary: 'Removes a saved card. A charge of it that is under way is still settled.',
    caller: 'customer',
    params: z.object({ id: unguessableId }),
    data: z.null(),
    failures: ['CARD_NOT_FOUND'],
  },
  listCustomerChannels: {
    method: 'GET',
    path: '/customer/payment/channel',
    summary: 'The online channels of a country, for the payment modal.',
    caller: 'customer',
    query: z.object({ country_identifier: countryCode }),
    data: z.array(onlineChannel),
    failures: [],
  },
  listChannels: {
    method: 'GET',
    path: '/payment/channel',
    summary: 'The online channels of a country.',
    query: z.object({ country_identifier: countryCode }),
    data: z.array(onlineChannel),
    failures: [],
  },
  startPayment: {
    method: 'POST',
    path: '/customer/payment/start/v2',
    summary:
      'Starts the payment of an order, of its redelivery or of a top-up of the wallet with a provider, whose page or prompt comes next.',
    idempotent: true,
    callsProvider: true,
    caller: 'customer',
    body: z.union([
      startFields.extend(redeliveryStart),
      startFields.extend({
        destination: z.literal('order').optional(),
        order_id: id,
        split_payment_with_wallet: z.boolean().default(false),
      }),
      startFields.extend({ destination: z.literal('wallet'), amount: price, currency: currency.optional() }),
    ]),
    data: startedPayment,
    failures: [...ORDER_REFUSALS, ...START_REFUSALS, ...REDELIVERY_REFUSALS, 'TOP_UP_OUT_OF_BOUNDS'],
  },
  chargeCard: {
    method: 'POST',
    path: '/customer/payment/charge',
    summary:
      'Charges a saved card to top up the wallet. A bank that asks for more sends the customer to `authorization_url`.',
    idempotent: true,
    callsProvider: true,
    caller: 'customer',
    body: z.object({
      amount: price,
      /** The saved card. */
      auth_id: unguessableId,
      destination: paymentDestination.extract(['wallet']),
      callback_url: pageUrl.optional(),
    }),
    data: startedPayment,
    failures: [...CARD_REFUSALS, 'TOP_UP_OUT_OF_BOUNDS', 'CALLBACK_NOT_OURS'],
  },
  verifyPayment: {
    method: 'GET',
    path: '/customer/payment/verify/:transactionId',
    summary: 'What became of a payment. The provider is asked if it is not settled yet.',
    caller: 'customer',
    params: z.object({ transactionId: unguessableId }),
    data: paymentResult,
    asksProvider: true,
    failures: ['PAYMENT_NOT_FOUND'],
  },
  getOrderPayment: {
    method: 'GET',
    path: '/customer/order/:id/payment',
    summary:
      'The payment that paid an order, or else the last one; null before one was started. Open ones are looked up.',
    caller: 'customer',
    params: z.object({ id: idInUrl }),
    data: orderPayment.nullable(),
    asksProvider: true,
    failures: ['ORDER_NOT_FOUND'],
  },
  payOrder: {
    method: 'POST',
    path: '/customer/order/:id/payment',
    summary: 'Pays an order that waits for its payment: from the wallet, with a saved card, or by starting a channel.',
    idempotent: true,
    callsProvider: true,
    caller: 'customer',
    params: z.object({ id: idInUrl }),
    body: startFields.omit({ method: true, source: true }).extend({
      method: paymentChannel.or(z.literal('card')),
      /** The saved card. */
      auth_id: unguessableId.optional(),
      split_payment_with_wallet: z.boolean().default(false),
    }),
    data: z.object({ made_payment: z.boolean(), payment: startedPayment.nullable() }),
    failures: [...ORDER_REFUSALS, ...START_REFUSALS, 'CARD_NOT_FOUND'],
  },
} as const satisfies EndpointTable;
