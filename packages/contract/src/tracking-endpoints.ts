import { z } from 'zod';
import type { EndpointTable, EventStream } from './endpoint.ts';
import { id, idInUrl } from './ids.ts';
import { order, orderStatus, orderSummary, ordersClass, timelineEntry } from './order.ts';

const coordinates = { latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) };

/** A named point on the map. */
const mapPoint = z.object({ name: z.string(), ...coordinates });

/** Where the rider was, and when. */
export const riderPosition = z.object({ ...coordinates, at: z.iso.datetime() });
export type RiderPosition = z.infer<typeof riderPosition>;

/** Between when and when it arrives, or is ready for pickup; as wide as we are unsure. */
export const arrivalWindow = z.object({ from: z.iso.datetime(), to: z.iso.datetime() });
export type ArrivalWindow = z.infer<typeof arrivalWindow>;

/** All that changes while somebody follows an order. */
export const tracking = z.object({
  order_id: id,
  class: ordersClass,
  status: orderStatus,
  version: z.int().positive(),
  timeline: z.array(timelineEntry),
  is_failed_delivery: z.boolean(),
  driver: z.object({ name: z.string(), phone: z.string().nullable() }).nullable(),
  /** While it is in transit. */
  position: riderPosition.nullable(),
  arrival: arrivalWindow.nullable(),
  /** Where it is fetched, and where it goes; null for pickup. */
  source: mapPoint.nullable(),
  destination: mapPoint.nullable(),
});
export type Tracking = z.infer<typeof tracking>;

/** One of the orders that are under way, for the bar on every page. */
export const activeOrder = orderSummary.extend({ version: z.int().positive(), arrival: arrivalWindow.nullable() });
export type ActiveOrder = z.infer<typeof activeOrder>;

const ofOneOrder = { caller: 'customer', params: z.object({ id: idInUrl }) } as const;

export const trackingEndpoints = {
  listActiveOrders: {
    method: 'GET',
    path: '/customer/order/active',
    summary: "The customer's paid orders that have not ended, the last first.",
    caller: 'customer',
    data: z.array(activeOrder),
    failures: [],
  },
  getTimeline: {
    ...ofOneOrder,
    method: 'GET',
    path: '/customer/order/:id/timeline',
    summary: 'What has happened to an order, the first thing first.',
    data: z.array(timelineEntry),
    failures: ['ORDER_NOT_FOUND'],
  },
  getDelivery: {
    ...ofOneOrder,
    method: 'GET',
    path: '/customer/order/:id/delivery',
    summary: 'How an order is brought: by whom, from where, to where and when.',
    data: tracking.pick({
      order_id: true,
      status: true,
      driver: true,
      source: true,
      destination: true,
      arrival: true,
      is_failed_delivery: true,
    }),
    failures: ['ORDER_NOT_FOUND'],
  },
  trackOrder: {
    ...ofOneOrder,
    method: 'GET',
    path: '/customer/track/:id',
    summary: 'All that changes while an order is under way: status, timeline, rider, arrival.',
    data: tracking,
    failures: ['ORDER_NOT_FOUND'],
  },
  completeOrder: {
    ...ofOneOrder,
    method: 'PUT',
    path: '/customer/order/:id/complete',
    summary: 'The customer has it: a pickup was picked up, or a delivery has arrived. Doing so again changes nothing.',
    data: order,
    failures: ['ORDER_NOT_FOUND', 'ORDER_MOVED_ON'],
  },
} as const satisfies EndpointTable;

/** The data of an event `order`; its id is the event's, for `Last-Event-ID`. */
export const orderEvent = z.object({ order_id: id, version: z.int().positive(), status: orderStatus });
export type OrderEvent = z.infer<typeof orderEvent>;

/** The data of an event `position`, which has no id: a missed one is out of date. */
export const positionEvent = z.object({ order_id: id, position: riderPosition });
export type PositionEvent = z.infer<typeof positionEvent>;

const eventId = z
  .string()
  .regex(/^\d{1,15}$/, 'must be the id of an event')
  .transform(Number);

/** The id of the last event that was seen: what came after it is sent first. */
export const lastEventHeaders = z.object({ 'last-event-id': eventId.optional() });

/** Server-sent events of the customer's own orders. The page reads it with `fetch`, because it carries a bearer token. */
export const ORDER_STREAM = {
  method: 'GET',
  path: '/customer/order/stream',
  summary:
    "Events of the customer's own orders as they happen: `order` when one changes, `position` while one is brought.",
  caller: 'customer',
  headers: lastEventHeaders,
  events: { order: orderEvent, position: positionEvent },
  failures: ['NOT_ACCEPTABLE'],
} as const satisfies EventStream;
