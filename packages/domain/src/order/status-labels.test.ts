import { expect, test } from 'vitest';
import { statusLabel } from './index.ts';

test('order.017 each status has its label, and so has none', () => {
  const labels = {
    fresh: 'New',
    received: 'New',
    arrived: 'Arrived',
    preparing: 'Preparing',
    awaiting_pickup: 'Awaiting Pickup',
    success: 'Delivered',
    completed: 'Completed',
    abandoned: 'Abandoned',
    rejected: 'Rejected',
    in_transit: 'On its way',
    cancelled: 'Cancelled',
    accepted_by_driver: 'Assigned',
    unable_to_process: 'Unable to Process',
  } as const;
  for (const [status, label] of Object.entries(labels)) expect(statusLabel(status as keyof typeof labels)).toBe(label);
  expect(statusLabel(null)).toBe('Not ready');
});
