import type { Transaction } from '../../db/client.ts';
import type { StoredOrder } from '../../db/schema/index.ts';
import { OvertakenError } from '../../db/sql-state.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { giveToRider, hasRoom } from '../fulfilment/index.ts';
import type { Staff } from '../identity/index.ts';
import { seekRider } from '../order/index.ts';
import { forgetMissedOffers } from './duty.store.ts';
import { answerOffer, findOwnOffer, isRiderOfCity } from './offer.store.ts';
import { lockOrder } from './waiting-order.store.ts';

type Gone = 'OFFER_NOT_FOUND' | 'OFFER_GONE';
type Answer = { readonly offerId: number; readonly now: Date };

/** The order first, then its rider and its offer: so does whoever assigns it by hand, and so does the worker. */
async function findAndLock(tx: Transaction, { scope }: Staff<'rider'>, { offerId }: Answer) {
  const offer = await findOwnOffer(tx, scope, offerId);
  if (!offer) return refuse('OFFER_NOT_FOUND');
  const found = await lockOrder(tx, offer.order_id);
  return found ? succeed({ offer, ...found }) : refuse('OFFER_GONE');
}

/**
 * Gives the order to the rider who takes it. Of two riders, the end of the offer and support that assigns it at the same
 * moment one wins. A rider who has no room any more is asked no longer, and the next one at once.
 */
export async function acceptOffer(
  tx: Transaction,
  member: Staff<'rider'>,
  at: Answer,
): Promise<Outcome<StoredOrder, Gone | 'RIDER_FULL'>> {
  const found = await findAndLock(tx, member, at);
  if (!found.ok) return found;
  const { offer, order, city_id } = found.data;
  // Support may have given them orders, or another city, since they were asked.
  const room = await hasRoom(tx, member.scope);
  const isThere = await isRiderOfCity(tx, member.scope, city_id);
  const answer = room && isThere ? 'accepted' : 'withdrawn';
  if (!(await answerOffer(tx, offer, answer, at.now))) return refuse('OFFER_GONE');
  await forgetMissedOffers(tx, member.scope);
  if (answer === 'withdrawn') {
    await seekRider(tx, order, at.now);
    return refuse(isThere ? 'RIDER_FULL' : 'OFFER_GONE');
  }
  const given = await giveToRider(tx, member, order, member.scope, { now: at.now });
  // An open offer is of an order that waits (`offers_end_with_the_wait`).
  if (!given.ok) throw new OvertakenError('an order that waited is gone');
  return given;
}

/** The next one is asked at once, and this rider not again. */
export async function declineOffer(tx: Transaction, member: Staff<'rider'>, at: Answer): Promise<Outcome<null, Gone>> {
  const found = await findAndLock(tx, member, at);
  if (!found.ok) return found;
  if (!(await answerOffer(tx, found.data.offer, 'declined', at.now))) return refuse('OFFER_GONE');
  await forgetMissedOffers(tx, member.scope);
  await seekRider(tx, found.data.order, at.now);
  return succeed(null);
}
