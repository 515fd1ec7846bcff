import { type OrderAction, preorderSlot } from '@jara/domain/order';
import type { Db, Transaction } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { ridesWhereOrdered, type Staff } from '../identity/index.ts';
import { giveToRider } from './assign-rider.ts';
import { completeWithPin } from './complete-with-pin.ts';
import { failDelivery, moveFor } from './move-as-staff.ts';
import { findRiders } from './rider.store.ts';
import { setRiderPosition } from './rider-position.store.ts';
import { sendOut } from './send-out.ts';
import { findOrdersToSimulate, type OrderToSimulate } from './simulator.store.ts';
import { nextStep, RIDE_SECONDS } from './simulator-steps.ts';
import { findPaidOrder } from './staff-order.store.ts';

type Deps = {
  readonly db: Db;
  /** 'asked': only orders whose vendor note begins with 'demo:'. */
  readonly which: 'asked' | 'all';
  /** 1: a delivery in about three minutes. */
  readonly speed: number;
  readonly onError: (error: unknown, orderId: number) => void;
};

/** Quicker than a phone: a demo's ride is short. */
const RIDES_EVERY_SECONDS = 1;

/** Vendors and support of the demo need no account to be played. */
const PLAYED = 0;
const SUPPORT: Staff<'support'> = { id: PLAYED, role: 'support', scope: null };

/** A rider of the city with the fewest orders; nobody's who is on duty, if there is another. */
async function chooseRider(tx: Transaction, { id, currency }: OrderToSimulate): Promise<number | undefined> {
  const riders = await findRiders(tx, id);
  const near = riders.filter((rider) => ridesWhereOrdered(rider, currency));
  return near.toSorted((a, b) => Number(a.is_on_duty) - Number(b.is_on_duty) || a.order_count - b.order_count)[0]?.id;
}

/** The same calls as `/ops` makes. Where somebody else was quicker they are refused, which is as good. */
async function take(tx: Transaction, order: OrderToSimulate, action: OrderAction, now: Date): Promise<void> {
  const step = { orderId: order.id, now, reason: 'The demo asked for it.' };
  const vendor: Staff<'vendor'> = { id: PLAYED, role: 'vendor', scope: order.vendor_id ?? PLAYED };
  const { rider_id } = order;
  const rider: Staff<'rider'> | undefined =
    rider_id === null ? undefined : { id: rider_id, role: 'rider', scope: rider_id };
  if (action === 'accept' || action === 'reject' || action === 'prepare' || action === 'ready') {
    await moveFor(tx, vendor, action, step);
  } else if (action === 'send_out') {
    await sendOut(tx, vendor, step);
  } else if (action === 'assign') {
    const chosen = await chooseRider(tx, order);
    const found = await findPaidOrder(tx, order.id);
    // Its riders are few, and have as many as there are.
    if (found && chosen !== undefined) await giveToRider(tx, SUPPORT, found, chosen, step);
  } else if (action === 'complete') {
    await completeWithPin(tx, rider ?? vendor, step, order.pin);
  } else if (action === 'fail_delivery') {
    await failDelivery(tx, rider ?? vendor, step);
  } else if (rider && (action === 'arrive_at_vendor' || action === 'pick_up' || action === 'arrive')) {
    await moveFor(tx, rider, action, step);
  }
}

/** Straight from the vendor to where it goes. */
function placeOf({ content: { vendor, address } }: OrderToSimulate, share: number) {
  if (!address) return undefined;
  const between = (from: number, to: number) => from + (to - from) * Math.min(1, Math.max(0, share));
  return {
    latitude: between(vendor.latitude, address.latitude),
    longitude: between(vendor.longitude, address.longitude),
  };
}

/**
 * Decisions §8: drives the demo's orders, each when its time since the last event has come. It keeps nothing, so it goes
 * on after a stop, and several of them do no harm.
 */
export function createSimulator({ db, which, speed, onError }: Deps) {
  async function drive(order: OrderToSimulate, now: Date): Promise<void> {
    const seconds = ((now.getTime() - (order.moved_at ?? order.created_at).getTime()) / 1_000) * speed;
    const place = placeOf(order, seconds / RIDE_SECONDS);
    if (order.status === 'in_transit' && order.rider_id !== null && place)
      await setRiderPosition(db, order.rider_id, place, now, RIDES_EVERY_SECONDS);
    const step = nextStep(order);
    // A pre-order is made for its slot.
    const isTooEarly = step?.action === 'prepare' && now.getTime() < (preorderSlot(order)?.from ?? 0);
    if (step && !isTooEarly && seconds >= step.seconds)
      await inTransaction(db, (tx) => take(tx, order, step.action, now));
  }

  return async function simulate(now: Date): Promise<void> {
    for (const order of await findOrdersToSimulate(db, which))
      await drive(order, now).catch((error: unknown) => onError(error, order.id));
  };
}
