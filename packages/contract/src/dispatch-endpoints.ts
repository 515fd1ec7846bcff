import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { id, idInUrl } from './ids.ts';
import { currency, minorUnits } from './money.ts';
import { ordersClass } from './order.ts';
import { coordinates, movedOrder } from './staff-order.ts';

/** Why an offer is open no more: `withdrawn`, because the order did not wait for a rider any longer. */
export const OFFER_ANSWERS = ['accepted', 'declined', 'expired', 'withdrawn'] as const;

const km = z.number().nonnegative();

/** An order that a rider may take. The door and who lives there follow once it is theirs. */
const riderOffer = z.object({
  id,
  order_id: id,
  class: ordersClass,
  /** Else it is being made. */
  is_ready: z.boolean(),
  expires_at: z.iso.datetime(),
  /** The same, for phones whose clock is wrong. */
  ms_left: z.int().nonnegative(),
  pickup: z.object({
    name: z.string(),
    address: z.string(),
    /** From where the rider was last; null if nobody knows. */
    km: km.nullable(),
  }),
  dropoff: z.object({ part_of_town: z.string(), km }).nullable(),
  item_count: z.int().nonnegative(),
  /** The rider's share of the way. */
  earns: minorUnits,
  currency,
});
export type RiderOffer = z.infer<typeof riderOffer>;

const riderState = z.object({
  name: z.string(),
  /** Null until somebody has said where they ride: no order is offered to them. */
  city: z.string().nullable(),
  on_duty: z.boolean(),
  /** They were taken off duty because offers were not answered. */
  has_missed_offers: z.boolean(),
  /** Under way. */
  order_count: z.int().nonnegative(),
  today: z.object({ currency, deliveries: z.int().nonnegative(), earned: minorUnits }),
});
export type RiderState = z.infer<typeof riderState>;

const answer = <Step extends string>(step: Step, summary: string) =>
  ({
    method: 'POST',
    path: `/ops/rider/offer/:id/${step}`,
    summary,
    idempotent: true,
    caller: { staff: 'rider' },
    params: z.object({ id: idInUrl }),
    failures: ['OFFER_NOT_FOUND', 'OFFER_GONE'],
  }) as const;

/** Decisions §11: who takes orders at this time, and which. */
export const dispatchEndpoints = {
  setDuty: {
    method: 'PUT',
    path: '/ops/rider/duty',
    summary:
      'The rider takes orders from now on, or none any more, which declines an open offer. The place is where they wait, told once: offers go to the nearest.',
    caller: { staff: 'rider' },
    body: z.strictObject({ on_duty: z.boolean(), place: z.strictObject(coordinates).optional() }),
    data: riderState,
    failures: [],
  },
  getRiderState: {
    method: 'GET',
    path: '/ops/rider/state',
    summary: 'Whether the rider is on duty, and what they have and have brought today.',
    caller: { staff: 'rider' },
    data: riderState,
    failures: [],
  },
  listOffers: {
    method: 'GET',
    path: '/ops/rider/offers',
    summary: 'What is offered to the rider at this moment: one order at most, for 45 seconds.',
    caller: { staff: 'rider' },
    data: z.object({ offers: z.array(riderOffer).max(1) }),
    failures: [],
  },
  acceptOffer: {
    ...answer(
      'accept',
      'The rider takes the order, unless the offer has ended, somebody else has it or the rider has three orders by now.',
    ),
    failures: ['OFFER_NOT_FOUND', 'OFFER_GONE', 'RIDER_FULL'],
    data: z.object({ order_id: id, ...movedOrder.pick({ status: true, version: true }).shape }),
  },
  declineOffer: {
    ...answer('decline', 'The next rider is asked at once, and this one not again.'),
    data: z.null(),
  },
} as const satisfies EndpointTable;
