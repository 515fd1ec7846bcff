import type { OutOfStock } from '@jara/domain/order';
import type { Db, Transaction } from '../../db/client.ts';
import { and, desc, eq, gt, isNull, sql } from '../../db/drizzle.ts';
import { customer_order, rider_offer } from '../../db/schema/index.ts';

type Offer = typeof rider_offer.$inferSelect;

/** Whoever leaves so many offers in a row without an answer is taken off duty: each keeps a customer waiting. */
export const MOST_MISSED_OFFERS = 3;

/**
 * Notes that nobody has answered in time, of an order or of a rider. An offer that has ended is accepted by nobody, also
 * while this is not noted.
 */
export async function expireOffers(
  tx: Transaction,
  of: { readonly order_id: number } | { readonly rider_id: number },
  now: Date,
): Promise<void> {
  const whose = 'order_id' in of ? sql`order_id = ${of.order_id}` : sql`rider_id = ${of.rider_id}`;
  await tx.execute(sql`
    with expired as (
      update rider_offer set answer = 'expired' where answer is null and expires_at <= ${now} and ${whose}
      returning rider_id
    )
    update rider_duty set missed_offers = missed_offers + 1,
      since = case when missed_offers + 1 < ${MOST_MISSED_OFFERS}::integer then since end
    from expired where rider_duty.rider_id = expired.rider_id`);
}

export async function findOpenOffer(tx: Transaction, orderId: number): Promise<Offer | undefined> {
  const [found] = await tx
    .select()
    .from(rider_offer)
    .where(and(eq(rider_offer.order_id, orderId), isNull(rider_offer.answer)));
  return found;
}

type NewOffer = Pick<Offer, 'order_id' | 'rider_id' | 'offered_at' | 'expires_at' | 'km'>;

/** Undefined if another order was offered to the rider a moment before. */
export async function insertOffer(tx: Transaction, offer: NewOffer): Promise<number | undefined> {
  const [made] = await tx.insert(rider_offer).values(offer).onConflictDoNothing().returning({ id: rider_offer.id });
  return made?.id;
}

/** Whatever has become of it; somebody else's is as one that is not there. */
export async function findOwnOffer(tx: Transaction, riderId: number, id: number): Promise<Offer | undefined> {
  const [found] = await tx
    .select()
    .from(rider_offer)
    .where(and(eq(rider_offer.id, id), eq(rider_offer.rider_id, riderId)));
  return found;
}

/** Reliability rule 15: the row count decides. False if it is open no more. */
export async function answerOffer(
  tx: Transaction,
  { id, rider_id }: Pick<Offer, 'id' | 'rider_id'>,
  answer: 'accepted' | 'declined' | 'withdrawn',
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(rider_offer)
    .set({ answer })
    .where(
      and(
        eq(rider_offer.id, id),
        eq(rider_offer.rider_id, rider_id),
        isNull(rider_offer.answer),
        gt(rider_offer.expires_at, now),
      ),
    );
  return rowCount === 1;
}

const isOpenTo = (riderId: number, now: Date) =>
  and(eq(rider_offer.rider_id, riderId), isNull(rider_offer.answer), gt(rider_offer.expires_at, now));

/** Whoever goes off duty declines what they were asked. Gives the orders. */
export async function declineOpenOffers(tx: Transaction, riderId: number, now: Date): Promise<number[]> {
  const declined = await tx
    .update(rider_offer)
    .set({ answer: 'declined' })
    .where(isOpenTo(riderId, now))
    .returning({ order_id: rider_offer.order_id });
  return declined.map(({ order_id }) => order_id);
}

const ISSUES = sql<OutOfStock[]>`(select coalesce(jsonb_agg(jsonb_build_object('item_id', issue.item_id,
  'pack_reference', issue.pack_reference)), '[]') from order_issue issue where issue.order_id = ${customer_order.id})`;

export const findOpenOffersTo = async (db: Db, riderId: number, now: Date) =>
  await db
    .select({ offer: rider_offer, order: customer_order, issues: ISSUES })
    .from(rider_offer)
    .innerJoin(customer_order, eq(customer_order.id, rider_offer.order_id))
    .where(isOpenTo(riderId, now))
    .orderBy(desc(rider_offer.id))
    .limit(1);
export type OpenOffer = Awaited<ReturnType<typeof findOpenOffersTo>>[number];

/** As they are once nobody else changes it: `hasRoom` has locked them. */
export async function isRiderOfCity(tx: Transaction, riderId: number, city_id: number | null): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`select from staff where id = ${riderId} and city_id = ${city_id} and ended_at is null`,
  );
  return rowCount === 1;
}

/** What came of them is of no use any more. */
export async function deleteOffersBefore(db: Db, before: Date): Promise<void> {
  await db.execute(sql`delete from rider_offer where offered_at < ${before} and answer is not null`);
}
