import type { Approval, AuditAction, AuditSubject, OrderHistory } from '@jara/contract';
import type { OrderAction } from './order-actions.ts';

export const ACTION_LABEL: Readonly<Record<OrderAction, string>> = {
  assign: 'Assign a rider',
  sendAgain: 'Send again',
  complete: 'Complete without PIN',
  fail: 'Delivery failed',
  unlockPin: 'Unlock the PIN',
  refund: 'Refund',
  giveUp: 'Give up',
};

export const KIND_LABEL: Readonly<Record<Approval['kind'], string>> = {
  refund: 'Refund',
  give_up: 'Give up and refund',
  payout: 'Payout',
  add_support: 'Join support',
  return_suspense: 'Given back at the provider',
  credit_suspense: 'Into the wallet',
};

export const SUBJECT_LABEL: Readonly<Record<AuditSubject['kind'], string>> = {
  order: 'Order',
  payment: 'Payment',
  customer: 'Customer',
  staff: 'Staff',
  vendor: 'Vendor',
  rider: 'Rider',
  job: 'Job',
  search: 'Search by',
};

export const MESSAGE_STATE: Readonly<Record<OrderHistory['messages'][number]['state'], string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  not_sent: 'Not sent',
};

export const OFFER_ANSWER: Readonly<Record<OrderHistory['offers'][number]['answer'] & string, string>> = {
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Not answered',
  withdrawn: 'Withdrawn',
};

/** 'refund_order' is 'Refund order'. */
export function sentenceOf(word: string): string {
  const words = word.replaceAll(/[_-]/g, ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** Where the sentence of the word is not enough. */
const AUDIT_TEXT: Readonly<Partial<Record<AuditAction, string>>> = {
  unlock_pin: 'PIN unlocked',
  assign_rider: 'Rider assigned',
  fail_delivery: 'Delivery failed',
  send_again: 'Sent again',
  give_up: 'Given up',
  complete_order: 'Completed without PIN',
  refund_order: 'Refunded',
  request_approval: 'Second person asked for',
  agree_approval: 'Agreed as second person',
  refuse_approval: 'Refused as second person',
  find: 'Searched for people',
  look_up_payment: 'Payment looked up',
  end_sessions: 'Customer signed out',
  retry_job: 'Job tried again',
  reset_second_factors: 'Second factors reset',
};

export const auditLabel = (action: AuditAction): string => AUDIT_TEXT[action] ?? sentenceOf(action);
