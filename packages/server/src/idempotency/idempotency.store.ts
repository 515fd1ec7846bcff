import type { Db } from '../db/client.ts';
import { and, eq, lt } from '../db/drizzle.ts';
import { executePrepared } from '../db/prepared.ts';
import { idempotency } from '../db/schema/index.ts';

/** Which answer is meant, and the hash of the request that it answers. */
export type IdempotentCall = Pick<typeof idempotency.$inferSelect, 'owner' | 'endpoint' | 'key' | 'request_hash'>;
export type StoredAnswer = { readonly status: number; readonly body: string };

const isCall = ({ owner, endpoint, key }: IdempotentCall) =>
  and(eq(idempotency.owner, owner), eq(idempotency.endpoint, endpoint), eq(idempotency.key, key));

const CLAIM = `insert into idempotency (owner, endpoint, key, request_hash, created_at) values ($1, $2, $3, $4, $5)
  on conflict do nothing`;
const STORE = 'update idempotency set status = $4, body = $5 where owner = $1 and endpoint = $2 and key = $3';

/**
 * Takes the key for this transaction; false where it is taken. While another transaction holds it, this waits for its
 * end, at most as long as for any lock.
 */
export async function claimKey(
  tx: Db,
  { owner, endpoint, key, request_hash }: IdempotentCall,
  created_at: Date,
): Promise<boolean> {
  const values = [owner, endpoint, key, request_hash, created_at];
  const { rowCount } = await executePrepared(tx, { name: 'claim_key', text: CLAIM, values });
  return rowCount === 1;
}

export async function findCall(tx: Db, call: IdempotentCall) {
  const [found] = await tx.select().from(idempotency).where(isCall(call));
  return found;
}

export async function storeAnswer(
  tx: Db,
  { owner, endpoint, key }: IdempotentCall,
  { status, body }: StoredAnswer,
): Promise<void> {
  await executePrepared(tx, { name: 'store_answer', text: STORE, values: [owner, endpoint, key, status, body] });
}

export async function releaseKey(tx: Db, call: IdempotentCall): Promise<void> {
  await tx.delete(idempotency).where(isCall(call));
}

export async function deleteCallsBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(idempotency).where(lt(idempotency.created_at, moment));
}
