import { chooseRider, OFFER_AGAIN_MS, OFFER_MS, offersBegin } from '@jara/domain/dispatch';
import { greatCircleKm } from '@jara/domain/location';
import { mayDo, preorderSlot } from '@jara/domain/order';
import type { Db, Transaction } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { JobHandlers, JobResult } from '../../jobs/index.ts';
import { askSupportForRider } from '../fulfilment/index.ts';
import { queueStaffPush } from '../messages/index.ts';
import { isSimulated, type Simulated } from '../order/index.ts';
import { expireOffers, findOpenOffer, insertOffer } from './offer.store.ts';
import { findRidersOnDuty } from './riders-on-duty.store.ts';
import { type LockedOrder, lockOrder } from './waiting-order.store.ts';

type Deps = {
  readonly db: Db;
  readonly now: () => Date;
  /** The simulator has riders of its own. */
  readonly simulated: Simulated;
};

/** A vendor may change its promise meanwhile. */
const LOOK_AGAIN_MS = 5 * 60_000;
/** Another order was offered to the rider at the same moment. */
const TAKEN_MS = 1_000;

const DONE: JobResult = { ok: true };
const again = (inMs: number): JobResult => ({ ok: true, againInSeconds: Math.max(inMs, 0) / 1_000 });

const kmOf = ({ vendor, address }: LockedOrder['order']['content']): number =>
  address
    ? greatCircleKm({ x: vendor.longitude, y: vendor.latitude }, { x: address.longitude, y: address.latitude })
    : 0;

const beginOf = ({ order, was_handed_back }: LockedOrder): number =>
  offersBegin({
    ...{ class: order.class, status: order.status, was_handed_back, promised_at: order.ready_by?.getTime() },
    paid_at: (order.paid_at ?? order.created_at).getTime(),
    delivery_minutes: order.content.vendor.delivery_minutes,
    ...{ km: kmOf(order.content), slot: preorderSlot(order) },
  });

/** A vendor that brings it itself needs no rider of ours. */
const isOffered = ({ order, self_delivery }: LockedOrder, simulated: Simulated): boolean =>
  mayDo('assign', order) && !self_delivery && !isSimulated(simulated, order.customer_vendor_note);

/** Nothing of whose order it is and where it goes: it is shown on a locked screen. */
const MESSAGE = {
  title: 'New order',
  body: `An order is offered to you for ${OFFER_MS / 1_000} seconds.`,
  tag: 'offer',
  url: '/console/deliveries',
};

const notify = (tx: Transaction, staffId: number, now: Date) =>
  queueStaffPush(tx, { to: { staffId }, message: MESSAGE, now, usefulSeconds: OFFER_MS / 1_000 });

async function offerToNext(tx: Transaction, { order, city_id }: LockedOrder, now: Date): Promise<JobResult> {
  const { id: order_id, content } = order;
  const riders = city_id === null ? [] : await findRidersOnDuty(tx, { orderId: order_id, city_id }, now);
  const pickup = content.vendor;
  const chosen = city_id === null ? undefined : chooseRider({ city_id, pickup }, riders, now.getTime());
  if (!chosen) {
    await askSupportForRider(tx, order_id, now);
    return again(OFFER_AGAIN_MS);
  }
  const rider_id = chosen.id;
  // One that its own order's job has not looked at yet is in the way of this one.
  await expireOffers(tx, { rider_id }, now);
  const expires_at = new Date(now.getTime() + OFFER_MS);
  const made = await insertOffer(tx, { order_id, rider_id, offered_at: now, expires_at, km: chosen.km ?? null });
  if (made === undefined) return again(TAKEN_MS);
  await notify(tx, rider_id, now);
  return again(OFFER_MS);
}

/**
 * Decisions §11: an order that is about to be ready is offered to the nearest rider with room, then to the next. Doing so
 * again changes nothing while an offer is open.
 */
async function offerOrder({ now, simulated }: Deps, tx: Transaction, orderId: number): Promise<JobResult> {
  const found = await lockOrder(tx, orderId);
  if (!found || !isOffered(found, simulated)) return DONE;
  // After the lock: whoever held it may have offered it.
  const moment = now();
  const begin = beginOf(found);
  if (begin > moment.getTime()) return again(Math.min(begin - moment.getTime(), LOOK_AGAIN_MS));
  await expireOffers(tx, { order_id: orderId }, moment);
  const open = await findOpenOffer(tx, orderId);
  return open ? again(open.expires_at.getTime() - moment.getTime()) : offerToNext(tx, found, moment);
}

/** What the worker does for riders. */
export const dispatchJobs = (deps: Deps): Pick<JobHandlers, 'offer-order'> => ({
  'offer-order': ({ order_id }) => inTransaction(deps.db, (tx) => offerOrder(deps, tx, order_id)),
});
