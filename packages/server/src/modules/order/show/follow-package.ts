import { timingSafeEqual } from 'node:crypto';
import type { FollowedPackage } from '@jara/contract';
import { isUnderWay } from '@jara/domain/order';
import type { Db } from '../../../db/client.ts';
import type { StoredOrder } from '../../../db/schema/index.ts';
import { type Outcome, refuse, succeed } from '../../../outcome.ts';
import { findOrder } from '../record/order.store.ts';
import { shownTracking } from './shown-tracking.ts';
import { NOTHING_SIMULATED, type Simulated } from './simulated.ts';
import { findFollowedOrder } from './tracking.store.ts';

/** A link that was passed on leads nowhere for long after the end. */
const SHOWN_AFTER_END_MS = 24 * 60 * 60 * 1000;

const isSame = (given: string, token: string): boolean =>
  given.length === token.length && timingSafeEqual(Buffer.from(given), Buffer.from(token));

/** Whoever is sent a package says the PIN to its rider. Nobody else with the link needs it, nor they at another time. */
const pinFor = ({ status, pin, content }: StoredOrder): string | null =>
  content.package?.user_action === 'sending' && (status === 'in_transit' || status === 'arrived') ? pin : null;

/** What whoever has the link of a package sees of it: an order of before it was paid, or long over, is as missing as none. */
export async function followPackage(
  db: Db,
  { order_id, token }: { readonly order_id: number; readonly token: string },
  now: Date,
  simulated: Simulated = NOTHING_SIMULATED,
): Promise<Outcome<FollowedPackage, 'ORDER_NOT_FOUND'>> {
  const order = await findOrder(db, order_id);
  const known = order?.content.package?.link_token;
  if (!order || known === undefined || !isSame(token, known) || order.paid_at === null)
    return refuse('ORDER_NOT_FOUND');
  const followed = await findFollowedOrder(db, order.customer_id, order.id);
  if (!followed) return refuse('ORDER_NOT_FOUND');
  const { status, timeline, arrival } = shownTracking(followed, now, simulated);
  const endedAt = Date.parse(timeline.at(-1)?.created_at ?? '');
  if (!isUnderWay({ status }) && now.getTime() - endedAt > SHOWN_AFTER_END_MS) return refuse('ORDER_NOT_FOUND');
  // The sentences are the sender's: they speak of their payment and their wallet.
  const bare = timeline.map((entry) => ({ ...entry, description: '' }));
  return succeed({ order_id, status, timeline: bare, arrival, currency: order.currency, pin: pinFor(order) });
}
