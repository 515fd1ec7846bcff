import { z } from 'zod';
import type { EventStream } from './endpoint.ts';
import { id } from './ids.ts';
import { lastEventHeaders, orderEvent } from './tracking-endpoints.ts';

/** What staff are told beside changes of orders. None has an id: whoever resumes reads again what they show. */
export const STAFF_NEWS = {
  /** To a rider: there is an offer, or it is theirs no more. */
  offer: z.object({ order_id: id }),
  /** To support: something needs somebody, or has somebody now; or a request waits or is decided. */
  queue: z.object({}),
  /** To support: more is known of an order that has not changed itself: an offer to a rider, a photo. */
  history: z.object({ order_id: id }),
  /** To a vendor: its switches or what is written of it have changed. */
  vendor: z.object({}),
  /** To a vendor: its menu has changed. */
  menu: z.object({}),
  /** To all: some of these may have been lost on their way, so everything should be read again. */
  missed: z.object({}),
} as const;
export type StaffNews = { readonly [Event in keyof typeof STAFF_NEWS]: z.infer<(typeof STAFF_NEWS)[Event]> };

/** Server-sent events for staff, within their scope. Support is told of all orders, each at most once a second. */
export const STAFF_STREAM = {
  method: 'GET',
  path: '/ops/events',
  summary:
    "Events of staff as they happen: `order` when one of the vendor's, the rider's or, for support, any order changes; `offer`, `queue`, `history`, `vendor` and `menu` when those should be read again.",
  caller: { staff: 'any' },
  headers: lastEventHeaders,
  events: { order: orderEvent, ...STAFF_NEWS },
  failures: ['NOT_ACCEPTABLE'],
} as const satisfies EventStream;
