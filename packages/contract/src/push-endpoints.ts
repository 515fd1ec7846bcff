import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+={0,2}$/);

/** As a browser's `PushSubscription.toJSON()` gives it. */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
  keys: z.object({ p256dh: base64url(120), auth: base64url(60) }),
});

/** What arrives in the browser's service worker, as JSON. It never holds a PIN, an address or a phone. */
export const pushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** A newer notification takes the place of an older one with the same tag: of each order one is shown. */
  tag: z.string(),
  /** The path of the site to open: '/store/orders/1234567'. */
  url: z.string(),
});
export type PushMessage = z.infer<typeof pushMessage>;

export const pushEndpoints = {
  getPushKey: {
    method: 'GET',
    path: '/customer/push/key',
    summary: 'The public VAPID key that a browser subscribes with.',
    caller: 'customer',
    data: z.object({ public_key: z.string() }),
    failures: [],
  },
  subscribeToPush: {
    method: 'PUT',
    path: '/customer/push/subscription',
    summary: 'Has this browser notified of each step of the customer’s orders. One of another customer is taken over.',
    caller: 'customer',
    body: pushSubscription,
    data: z.null(),
    failures: ['PUSH_NOT_OFFERED'],
  },
  unsubscribeFromPush: {
    method: 'DELETE',
    path: '/customer/push/subscription',
    summary: 'Ends the notifications of this browser.',
    caller: 'customer',
    body: pushSubscription.pick({ endpoint: true }),
    data: z.null(),
    failures: [],
  },
} as const satisfies EndpointTable;
