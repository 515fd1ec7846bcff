import { PAYMENT_PROVIDERS, paymentProvider, price, pushMessage } from '@jara/contract';
import { z } from 'zod';

const paymentLane = <Provider extends string>(provider: Provider) => `payment-${provider}` as const;

/** Each lane is worked by itself: a provider that hangs in one holds up no other. */
export const LANES = ['sms-NG', 'sms-GH', 'push', 'order', 'dispatch', ...PAYMENT_PROVIDERS.map(paymentLane)] as const;
export type Lane = (typeof LANES)[number];

type JobKind<Data> = {
  readonly data: z.ZodType<Data>;
  readonly laneOf: (data: Data) => Lane;
  /** The waits between attempts. A failure after the last one makes the job a dead letter. */
  readonly retryAfterSeconds: readonly number[];
  /** How long one attempt may take; shorter than `LEASE_MS`. */
  readonly deadlineMs: number;
};

const kind = <Data>(definition: JobKind<Data>) => definition;

/** Of a message about an order. */
const message_id = z.int().positive().optional();

/** Every kind of job. The worker does not compile without a handler for each. */
export const JOB_KINDS = {
  'send-text': kind({
    /** The words are sealed where a code is among them. */
    data: z.union([
      z.object({ phone: z.string(), sealed: z.string() }),
      /** The page is a path of ours that the text ends with as a link. */
      z.object({ phone: z.string(), words: z.string(), page: z.string().optional(), message_id }),
    ]),
    laneOf: ({ phone }) => (phone.startsWith('233') ? 'sms-GH' : 'sms-NG'),
    // Somebody waits for it: the last attempt is made some four minutes after the first.
    retryAfterSeconds: [2, 4, 8, 16, 32, 64, 128],
    // A country has two providers at most, and each may take ten seconds.
    deadlineMs: 30_000,
  }),
  /** To one browser of a customer, so that one that fails has no other notified twice. */
  'send-push': kind({
    data: z.object({
      customer_id: z.int().positive(),
      endpoint: z.string(),
      message: pushMessage,
      useful_until: z.iso.datetime(),
      message_id,
    }),
    laneOf: () => 'push',
    retryAfterSeconds: [5, 15, 60, 300, 900],
    deadlineMs: 15_000,
  }),
  /** Looks a payment up until it is settled, then every day for refunds. A provider that says nothing is no failure. */
  'query-payment': kind({
    data: z.object({ provider: paymentProvider, reference: z.string() }),
    laneOf: ({ provider }) => paymentLane(provider),
    // Our own records are out of reach, then: money waits for them as long as it takes.
    retryAfterSeconds: [5, 15, 60, 300, 900, 900, 900, 900],
    deadlineMs: 30_000,
  }),
  /** A webhook is a hint that a payment should be looked up, and its refunds. `refunded`: what a signed one says of them. */
  'handle-webhook': kind({
    data: z.object({
      provider: paymentProvider,
      reference: z.string(),
      is_refund: z.boolean().optional(),
      refunded: price.optional(),
    }),
    laneOf: ({ provider }) => paymentLane(provider),
    retryAfterSeconds: [5, 15, 60, 300, 900, 900, 900, 900],
    deadlineMs: 30_000,
  }),
  /** To one browser of somebody of the staff. */
  'send-staff-push': kind({
    data: z.object({
      staff_id: z.int().positive(),
      endpoint: z.string(),
      message: pushMessage,
      useful_until: z.iso.datetime(),
    }),
    laneOf: () => 'push',
    retryAfterSeconds: [5, 15, 60, 300],
    deadlineMs: 15_000,
  }),
  /** An order was paid whose vendor accepts by itself or is notified; a trigger writes it (db/triggers.sql). */
  'receive-order': kind({
    data: z.object({ order_id: z.int().positive() }),
    laneOf: () => 'order',
    retryAfterSeconds: [1, 2, 5, 15, 60],
    deadlineMs: 10_000,
  }),
  /** Drops an order that waited too long for its payment. */
  'drop-order': kind({
    data: z.object({ order_id: z.int().positive() }),
    laneOf: () => 'order',
    // Nobody waits for it, but until then it holds a use of a promo code and a part of the wallet.
    retryAfterSeconds: [10, 60, 300, 900, 3_600, 3_600],
    // Its open payments are looked up first.
    deadlineMs: 45_000,
  }),
  /** Offers an order to one rider after the other, until it does not wait for one any more. */
  'offer-order': kind({
    data: z.object({ order_id: z.int().positive() }),
    laneOf: () => 'dispatch',
    // Somebody waits for their meal: the last attempt is made an hour after the first.
    retryAfterSeconds: [1, 2, 5, 15, 30, 60, 60, 300, 300, 900, 900, 900],
    deadlineMs: 10_000,
  }),
};

export type JobName = keyof typeof JOB_KINDS;
export type JobData<Name extends JobName> = z.infer<(typeof JOB_KINDS)[Name]['data']>;
export type Job = { readonly [Name in JobName]: { readonly name: Name; readonly data: JobData<Name> } }[JobName];
