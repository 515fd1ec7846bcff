import type { FailureCode } from '@jara/contract';
import type { Db, Transaction } from '../db/client.ts';
import { inTransaction } from '../db/transaction.ts';
import { type Outcome, type Refusal, refuse, succeed } from '../outcome.ts';
import {
  claimKey,
  deleteCallsBefore,
  findCall,
  type IdempotentCall,
  releaseKey,
  type StoredAnswer,
  storeAnswer,
} from './idempotency.store.ts';

/** A browser that repeats a call does so within a day; the second day is for clients that were offline. */
const STORED_FOR_MS = 48 * 60 * 60 * 1000;

async function repeat(tx: Db, call: IdempotentCall): Promise<Outcome<StoredAnswer, 'IDEMPOTENCY_KEY_REUSED' | 'BUSY'>> {
  const first = await findCall(tx, call);
  // Removed as too old in this very moment: the next try finds the key free.
  if (!first || first.status === null || first.body === null) return refuse('BUSY');
  if (first.request_hash !== call.request_hash) return refuse('IDEMPOTENCY_KEY_REUSED');
  return succeed({ status: first.status, body: first.body });
}

/**
 * Does the work and stores its answer in one transaction (reliability rule 7), or gives the answer that is stored. A
 * refusal did nothing worth repeating, so it leaves the key free: a corrected request may use it.
 */
export const doOnce = <Code extends FailureCode>(
  db: Db,
  call: IdempotentCall,
  now: Date,
  work: (tx: Transaction) => Promise<Outcome<StoredAnswer, Code>>,
): Promise<Outcome<StoredAnswer, 'IDEMPOTENCY_KEY_REUSED' | 'BUSY'> | Refusal<Code>> =>
  inTransaction(db, async (tx) => {
    if (!(await claimKey(tx, call, now))) return repeat(tx, call);
    const done = await work(tx);
    await (done.ok ? storeAnswer(tx, call, done.data) : releaseKey(tx, call));
    return done;
  });

export const deleteOldCalls = (db: Db, now: Date): Promise<void> =>
  deleteCallsBefore(db, new Date(now.getTime() - STORED_FOR_MS));
