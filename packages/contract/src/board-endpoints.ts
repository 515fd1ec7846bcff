import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { id, idInUrl, unguessableId } from './ids.ts';
import { timeZone } from './location-endpoints.ts';
import { currency, price } from './money.ts';
import { vendorOrder } from './staff-order.ts';

/** In how many minutes an order is ready. */
export const acceptMinutes = z.int().min(5).max(90);

export const BUSY_MINUTES = [0, 10, 20, 30] as const;
export const busyMinutes = z.literal(BUSY_MINUTES);
export type BusyMinutes = z.infer<typeof busyMinutes>;

export const pauseLength = z.enum(['30_minutes', 'today']);
export type PauseLength = z.infer<typeof pauseLength>;

/** What a vendor has set, as it stands now. What ends by itself has its end, and null once it has ended. */
export const vendorState = z.object({
  id,
  name: z.string(),
  currency,
  time_zone: timeZone,
  self_delivery: z.boolean(),
  /** By its hours. */
  is_open: z.boolean(),
  /** Set by support. */
  is_temporarily_unavailable: z.boolean(),
  /** As a rule; customers are told of the busy minutes on top. */
  delivery_minutes: z.int().positive(),
  busy_minutes: busyMinutes,
  busy_until: z.iso.datetime().nullable(),
  paused_until: z.iso.datetime().nullable(),
  /** A new vendor, which is paused until it opens itself. */
  has_yet_to_open: z.boolean(),
  accept_minutes: acceptMinutes,
  accepts_by_itself: z.boolean(),
});
export type VendorState = z.infer<typeof vendorState>;

/** All that a card of the board shows; no phone and no address. */
export const boardOrder = vendorOrder.omit({ timeline: true });
export type BoardOrder = z.infer<typeof boardOrder>;

/** More than any kitchen makes at once. */
export const MOST_ON_BOARD = 500;

const ofVendor = { caller: { staff: 'vendor' } } as const;
const changed = { ...ofVendor, method: 'PUT', data: vendorState, failures: [] } as const;

/** The board of a vendor, and what it sets there. */
export const boardEndpoints = {
  getBoard: {
    ...ofVendor,
    method: 'GET',
    path: '/ops/vendor/board',
    summary: `The vendor's orders that are new, being made or ready, the oldest first, then those that were gone within the last two hours, the last first; ${MOST_ON_BOARD} at most.`,
    data: z.object({ orders: z.array(boardOrder), is_cut: z.boolean() }),
    failures: [],
  },
  getVendorState: {
    ...ofVendor,
    method: 'GET',
    path: '/ops/vendor/state',
    summary: 'What the vendor has set: busy, paused, how orders are accepted.',
    data: vendorState,
    failures: [],
  },
  setBusy: {
    ...changed,
    path: '/ops/vendor/busy',
    summary: "Adds minutes to what customers are told, until the end of the vendor's day at the latest; 0 ends it.",
    body: z.object({ minutes: busyMinutes }),
  },
  setPause: {
    ...changed,
    path: '/ops/vendor/pause',
    summary: 'Takes no orders for half an hour, or until the end of the vendor’s day; null ends it.',
    body: z.object({ until: pauseLength.nullable() }),
  },
  setAcceptance: {
    ...changed,
    path: '/ops/vendor/acceptance',
    summary:
      'In how many minutes an order is ready where nothing is said, and whether orders are accepted by themselves.',
    body: z.object({ minutes: acceptMinutes, by_itself: z.boolean() }),
  },
  previewStockOut: {
    ...ofVendor,
    method: 'GET',
    path: '/ops/vendor/order/:id/stock-out',
    summary: 'What would be given back for each dish of the order, if it were out of stock.',
    params: z.object({ id: idInUrl }),
    data: z.object({
      currency,
      dishes: z.array(
        z.object({
          item_id: id,
          pack_reference: unguessableId,
          name: z.string(),
          /** Null where it is the last one: the order is rejected instead, or given up by support. */
          refund: price.nullable(),
        }),
      ),
    }),
    failures: ['ORDER_NOT_FOUND', 'ORDER_MOVED_ON'],
  },
} as const satisfies EndpointTable;
