import type { ApprovalKind, QueueAction, QueueItem, QueueKind } from '@jara/contract';

export const KIND_TEXT = {
  DELIVERY_FAILED_TWICE: 'Delivery failed twice',
  PIN_LOCKED: 'PIN locked',
  ORDER_NOT_ACCEPTED: 'Not accepted',
  RIDER_HANDED_BACK: 'Handed back by its rider',
  NOBODY_TOOK_IT: 'No rider took it',
  ORDER_WITHOUT_RIDER: 'Ready without a rider',
  RIDER_SILENT: 'Rider silent',
  ORDER_LATE: 'Late',
  PAYMENT_IN_DOUBT: 'Payment in doubt',
  MONEY_IN_SUSPENSE: 'Money in suspense',
  JOB_DEAD: 'Job failed for good',
  APPROVAL_WAITING: 'Waits for a second person',
} as const satisfies Record<QueueKind, string>;

export const ACTION_TEXT = {
  refund_or_redeliver: 'Refund or send again',
  unlock_pin: 'Unlock the PIN',
  call_vendor: 'Call the vendor',
  assign_rider: 'Find a rider',
  call_rider: 'Call the rider',
  check_order: 'Look at the order',
  look_payment_up: 'Look the payment up',
  return_money: 'Settle it',
  retry_job: 'Try again',
  decide_approval: 'Decide',
} as const satisfies Record<QueueAction, string>;

const APPROVAL_TEXT: Readonly<Record<string, string>> = {
  refund: 'Refund',
  give_up: 'Give up and refund',
  payout: 'Payout',
  add_support: 'Join support',
  return_suspense: 'Given back at the provider',
  credit_suspense: 'Into the wallet',
} satisfies Record<ApprovalKind, string>;

/** Where the next action is done; undefined where it is done here. */
export function placeOf({ kind, order_id, subject }: QueueItem): string | undefined {
  if (kind === 'JOB_DEAD') return undefined;
  if (kind === 'APPROVAL_WAITING') return '/approvals';
  if (order_id !== null) return `/support/orders/${order_id}`;
  return `/support/payments/${subject}`;
}

/** What it is of, in a few words: 'Mama Put, order 123456789'. */
export function subjectText({ kind, about, order_id, subject }: QueueItem): string {
  if (kind === 'JOB_DEAD') return `${about}, job ${subject}`;
  const what = kind === 'APPROVAL_WAITING' ? (APPROVAL_TEXT[about] ?? about) : about;
  return order_id === null ? what : `${what}, order ${order_id}`;
}
