import type { Db } from '../db/client.ts';
import { and, eq, lt } from '../db/drizzle.ts';
import { idempotency } from '../db/schema/index.ts';

/** Which answer is meant, and the hash of the request that it answers. */
export type IdempotentCall = Pick<typeof idempotency.$inferSelect, 'owner' | 'endpoint' | 'key' | 'request_hash'>;
export type StoredAnswer = { readonly status: number; readonly body: string };

const isCall = ({ owner, endpoint, key }: IdempotentCall) =>
  and(eq(idempotency.owner, owner), eq(idempotency.endpoint, endpoint), eq(idempotency.key, key));

/**
 * Takes the key for this transaction; false where it is taken. While another transaction holds it, this waits for its
 * end, at most as long as for any lock.
 */
export async function claimKey(tx: Db, call: IdempotentCall, created_at: Date): Promise<boolean> {
  const { rowCount } = await tx
    .insert(idempotency)
    .values({ ...call, created_at })
    .onConflictDoNothing();
  return rowCount === 1;
}

export async function findCall(tx: Db, call: IdempotentCall) {
  const [found] = await tx.select().from(idempotency).where(isCall(call));
  return found;
}

export async function storeAnswer(tx: Db, call: IdempotentCall, answer: StoredAnswer): Promise<void> {
  await tx.update(idempotency).set(answer).where(isCall(call));
}

export async function releaseKey(tx: Db, call: IdempotentCall): Promise<void> {
  await tx.delete(idempotency).where(isCall(call));
}

export async function deleteCallsBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(idempotency).where(lt(idempotency.created_at, moment));
}
