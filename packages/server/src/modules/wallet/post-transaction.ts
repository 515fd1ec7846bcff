import type { Transaction } from '../../db/client.ts';
import { type Entry, insertMovement, isPosted, type Movement } from './wallet.store.ts';

type ToPost = Omit<Movement, 'walletOf' | 'mayOverdraw'> & { readonly mayOverdraw?: boolean };

const WALLET = /^wallet:(\d+)$/;

/** Entries of nothing are left out: a free delivery earns no delivery revenue. */
const worthPosting = (entries: readonly Entry[]) => entries.filter(({ amount }) => amount !== 0);

function walletAmong(entries: readonly Entry[]): number | undefined {
  const [wallet, another] = entries.flatMap(({ account }) => WALLET.exec(account)?.[1] ?? []);
  if (another !== undefined) throw new Error('a transaction moves the wallet of one customer');
  return wallet === undefined ? undefined : Number(wallet);
}

/** What is posted once for its ref, whether alone or in a statement that does more at once. */
export function movementOf({ mayOverdraw = false, ...given }: ToPost): Movement {
  const entries = worthPosting(given.entries);
  return { ...given, entries, mayOverdraw, walletOf: walletAmong(entries) };
}

/**
 * Posts a balanced set of entries, once for its ref, and moves the customer's stored balance with it. `insufficient`: the
 * wallet does not cover it, and nothing was posted.
 */
export async function postTransaction(
  tx: Transaction,
  given: ToPost,
): Promise<'posted' | 'already posted' | 'insufficient'> {
  const movement = movementOf(given);
  // An order that costs nothing moves nothing.
  if (movement.entries.length === 0) return 'posted';
  if (await insertMovement(tx, movement)) return 'posted';
  return (await isPosted(tx, given.ref)) ? 'already posted' : 'insufficient';
}
