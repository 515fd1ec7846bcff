import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { pushSubscription } from './push-endpoints.ts';

/** Notifications of a browser of the staff, while the console is hidden or closed. */
export const staffPushEndpoints = {
  getStaffPushKey: {
    method: 'GET',
    path: '/ops/push/key',
    summary: 'The public VAPID key that a browser of the staff subscribes with.',
    caller: { staff: 'any' },
    data: z.object({ public_key: z.string() }),
    failures: [],
  },
  subscribeStaffToPush: {
    method: 'PUT',
    path: '/ops/push/subscription',
    summary:
      'Has this browser notified of what needs its owner, such as a new order. One of somebody else is taken over.',
    caller: { staff: 'any' },
    body: pushSubscription,
    data: z.null(),
    failures: ['PUSH_NOT_OFFERED'],
  },
  unsubscribeStaffFromPush: {
    method: 'DELETE',
    path: '/ops/push/subscription',
    summary: 'Ends the notifications of this browser.',
    caller: { staff: 'any' },
    body: pushSubscription.pick({ endpoint: true }),
    data: z.null(),
    failures: [],
  },
} as const satisfies EndpointTable;
