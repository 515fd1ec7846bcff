import { randomUUID } from 'node:crypto';
import type { Currency } from '@jara/contract';
import type { Db, Transaction } from '../../db/client.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import { saved_card } from '../../db/schema/index.ts';

export type SavedCard = typeof saved_card.$inferSelect;

const MOST_CARDS = 10;

const isKept = sql`${saved_card.removed_at} is null`;

export async function findCards(db: Db, customerId: number, currency: Currency): Promise<SavedCard[]> {
  return await db
    .select()
    .from(saved_card)
    .where(and(eq(saved_card.customer_id, customerId), eq(saved_card.currency, currency), isKept))
    .orderBy(saved_card.created_at, saved_card.id)
    .limit(MOST_CARDS);
}

export async function findCard(db: Db, customerId: number, id: string): Promise<SavedCard | undefined> {
  const [found] = await db
    .select()
    .from(saved_card)
    .where(and(eq(saved_card.customer_id, customerId), eq(saved_card.id, id), isKept));
  return found;
}

export async function markCardRemoved(db: Db, customerId: number, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(saved_card)
    .set({ removed_at: now })
    .where(and(eq(saved_card.customer_id, customerId), eq(saved_card.id, id), isKept));
  return rowCount === 1;
}

/** The same card again gets its newer token. One more than a customer may keep is not kept. */
export async function saveCard(tx: Transaction, card: Omit<SavedCard, 'id' | 'removed_at'>): Promise<void> {
  const { customer_id, provider, signature, created_at: _, ...details } = card;
  const { rowCount } = await tx
    .update(saved_card)
    .set(details)
    .where(
      and(
        eq(saved_card.customer_id, customer_id),
        eq(saved_card.provider, provider),
        eq(saved_card.signature, signature),
        isKept,
      ),
    );
  if (rowCount === 1) return;
  const kept = await tx.$count(saved_card, and(eq(saved_card.customer_id, customer_id), isKept));
  if (kept >= MOST_CARDS) return;
  await tx
    .insert(saved_card)
    .values({ ...card, id: randomUUID() })
    .onConflictDoNothing();
}
