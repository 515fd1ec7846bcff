import type { OrderHistory } from '@jara/contract';
import { expect, test } from 'vitest';
import { actionsOf } from './order-actions.ts';

const at = (status: string, more: Partial<OrderHistory> = {}) =>
  ({ order: { class: 'delivery', status }, refundable: 100, wrong_pins: 0, ...more }) as OrderHistory;

test.each([
  [at('received'), ['refund', 'giveUp']],
  [at('preparing'), ['assign', 'refund', 'giveUp']],
  [at('arrived', { wrong_pins: 5 }), ['complete', 'fail', 'unlockPin', 'refund']],
  [at('failed'), ['sendAgain', 'complete', 'refund']],
  [at('success', { refundable: 0 as OrderHistory['refundable'] }), []],
])('what can be done follows from where the order stands', (history, actions) => {
  expect(actionsOf(history)).toEqual(actions);
});
