import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { id, idInUrl } from './ids.ts';
import { currency, minorUnits } from './money.ts';
import { supportReason } from './support-reason.ts';

/** What waits for somebody of support. */
export const QUEUE_KINDS = [
  'DELIVERY_FAILED_TWICE',
  'PIN_LOCKED',
  'ORDER_NOT_ACCEPTED',
  'RIDER_HANDED_BACK',
  'NOBODY_TOOK_IT',
  'ORDER_WITHOUT_RIDER',
  'RIDER_SILENT',
  'ORDER_LATE',
  'PAYMENT_IN_DOUBT',
  'MONEY_IN_SUSPENSE',
  'JOB_DEAD',
  'APPROVAL_WAITING',
] as const;
export const queueKind = z.enum(QUEUE_KINDS);
export type QueueKind = z.infer<typeof queueKind>;

/** The one thing to do next about it. */
export const QUEUE_ACTIONS = [
  'refund_or_redeliver',
  'unlock_pin',
  'call_vendor',
  'assign_rider',
  'call_rider',
  'check_order',
  'look_payment_up',
  'return_money',
  'retry_job',
  'decide_approval',
] as const;
const queueAction = z.enum(QUEUE_ACTIONS);
export type QueueAction = z.infer<typeof queueAction>;

/** An order's, a job's or an approval's number, or a payment's reference. */
const subject = z
  .string()
  .max(64)
  .regex(/^[\w-]+$/, 'must be a number or a reference');

const claim = z.object({
  staff_id: id,
  name: z.string(),
  is_mine: z.boolean(),
  expires_at: z.iso.datetime(),
});

const queueItem = z.object({
  kind: queueKind,
  subject,
  since: z.iso.datetime(),
  next_action: queueAction,
  order_id: id.nullable(),
  /** The vendor, the payment's provider, what the job does, or what has to be agreed to. */
  about: z.string(),
  money: z.object({ amount: minorUnits, currency }).nullable(),
  claim: claim.nullable(),
});
export type QueueItem = z.infer<typeof queueItem>;

/** The last item of the page before: its moment, kind and subject. */
const cursor = z
  .string()
  .max(128)
  .regex(/^\d{1,16}~[A-Z_]+~[\w-]+$/, 'must be the cursor of the page before');

export const QUEUE_PAGE_SIZE = 100;
export const CLAIM_MINUTES = 15;

const ofItem = z.strictObject({ kind: queueKind, subject });

/** What needs somebody of support, and who is at it. */
export const supportQueueEndpoints = {
  getSupportQueue: {
    method: 'GET',
    path: '/ops/support/queue',
    summary: 'What needs somebody of support, with its next action and who has taken it; the oldest first.',
    caller: { staff: 'support' },
    query: z.strictObject({ after: cursor.optional() }),
    data: z.object({
      items: z.array(queueItem),
      /** In all, at most two hundred of a kind. */
      total: z.int().nonnegative(),
      next: cursor.nullable(),
    }),
    failures: [],
  },
  claimQueueItem: {
    method: 'POST',
    path: '/ops/support/queue/claim',
    summary: 'Takes an item for a quarter of an hour, so that nobody else works at it.',
    repeatable: 'Whoever has it keeps it, for a quarter of an hour from then on.',
    caller: { staff: 'support' },
    body: ofItem,
    data: claim,
    failures: ['QUEUE_ITEM_GONE', 'QUEUE_ITEM_TAKEN'],
  },
  releaseQueueItem: {
    method: 'POST',
    path: '/ops/support/queue/release',
    summary: 'Lets an item go that one has taken.',
    repeatable: 'What one does not have is not let go.',
    caller: { staff: 'support' },
    body: ofItem,
    data: z.null(),
    failures: [],
  },
  retryJob: {
    method: 'POST',
    path: '/ops/support/job/:id/retry',
    summary: 'A job that failed for good is tried again from the start.',
    idempotent: true,
    caller: { staff: 'support' },
    params: z.object({ id: idInUrl }),
    body: z.strictObject({ reason: supportReason }),
    data: z.null(),
    failures: ['JOB_NOT_FOUND'],
  },
} as const satisfies EndpointTable;
