import type { Transaction } from '../../db/client.ts';
import type { StoredOrder } from '../../db/schema/index.ts';
import { OvertakenError } from '../../db/sql-state.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { giveToRider } from '../fulfilment/index.ts';
import type { Staff } from '../identity/index.ts';
import { seekRider } from '../order/index.ts';
import { forgetMissedOffers } from './duty.store.ts';
import { answerOffer, findOwnOffer } from './offer.store.ts';
import { lockOrder } from './waiting-order.store.ts';

type Gone = 'OFFER_NOT_FOUND' | 'OFFER_GONE';
type Answer = { readonly offerId: number; readonly now: Date };

/** The order first, then its offer: so does whoever assigns it by hand, and so does the worker. */
async function answer(
  tx: Transaction,
  { scope }: Staff<'rider'>,
  { offerId, now }: Answer,
  given: 'accepted' | 'declined',
): Promise<Outcome<StoredOrder, Gone>> {
  const offer = await findOwnOffer(tx, scope, offerId);
  if (!offer) return refuse('OFFER_NOT_FOUND');
  const found = await lockOrder(tx, offer.order_id);
  if (!found || !(await answerOffer(tx, offer, given, now))) return refuse('OFFER_GONE');
  await forgetMissedOffers(tx, scope);
  return succeed(found.order);
}

/**
 * Gives the order to the rider who takes it. Of two riders, the end of the offer and support that assigns it at the same
 * moment one wins.
 */
export async function acceptOffer(
  tx: Transaction,
  member: Staff<'rider'>,
  at: Answer,
): Promise<Outcome<StoredOrder, Gone>> {
  const answered = await answer(tx, member, at, 'accepted');
  if (!answered.ok) return answered;
  const given = await giveToRider(tx, member, answered.data, member.scope, { now: at.now });
  // An open offer is of an order that waits (`offers_end_with_the_wait`).
  if (!given.ok) throw new OvertakenError('an order that waited is gone');
  return given;
}

/** The next one is asked at once, and this rider not again. */
export async function declineOffer(tx: Transaction, member: Staff<'rider'>, at: Answer): Promise<Outcome<null, Gone>> {
  const answered = await answer(tx, member, at, 'declined');
  if (!answered.ok) return answered;
  await seekRider(tx, answered.data, at.now);
  return succeed(null);
}
