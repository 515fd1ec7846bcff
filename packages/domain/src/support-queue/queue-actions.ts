import type { QueueAction, QueueKind } from '@jara/contract';

/** What somebody of support does about each kind. */
export const NEXT_ACTION = {
  DELIVERY_FAILED_TWICE: 'refund_or_redeliver',
  PIN_LOCKED: 'unlock_pin',
  ORDER_NOT_ACCEPTED: 'call_vendor',
  RIDER_HANDED_BACK: 'assign_rider',
  NOBODY_TOOK_IT: 'assign_rider',
  ORDER_WITHOUT_RIDER: 'assign_rider',
  RIDER_SILENT: 'call_rider',
  ORDER_LATE: 'check_order',
  PAYMENT_IN_DOUBT: 'look_payment_up',
  MONEY_IN_SUSPENSE: 'return_money',
  JOB_DEAD: 'retry_job',
  APPROVAL_WAITING: 'decide_approval',
} as const satisfies Record<QueueKind, QueueAction>;
