import { ORDER_STATUSES } from '@jara/contract';
import { expect, test } from 'vitest';
import { ACTIVE_STATUSES, STATUS_RANK, UNDER_WAY_STATUSES } from './order-states.ts';

test('order.014 these are the statuses of an order, and no others', () => {
  expect([...ORDER_STATUSES].sort()).toEqual([
    ...['abandoned', 'accepted_by_driver', 'arrived', 'awaiting_pickup', 'cancelled', 'completed', 'failed', 'fresh'],
    ...['in_transit', 'preparing', 'ready_for_pickup', 'received', 'rejected', 'success', 'unable_to_process'],
  ]);
});

test('order.015 each status has its rank of progress', () => {
  expect(STATUS_RANK).toMatchObject({
    ...{ received: 0, abandoned: 0, preparing: 1, fresh: 1, ready_for_pickup: 2, accepted_by_driver: 2 },
    ...{ awaiting_pickup: 3, in_transit: 4, arrived: 5, completed: 6, success: 6, rejected: 7 },
  });
});

test('order.016 these statuses are active, and no others', () => {
  const active = ['accepted_by_driver', 'arrived', 'awaiting_pickup', 'fresh', 'in_transit', 'preparing'];
  expect([...ACTIVE_STATUSES].sort()).toEqual(active);
});

test('an order is under way while it is active, and while it waits for its vendor or its rider', () => {
  expect([...UNDER_WAY_STATUSES].sort()).toEqual([...ACTIVE_STATUSES, 'ready_for_pickup', 'received'].sort());
});
