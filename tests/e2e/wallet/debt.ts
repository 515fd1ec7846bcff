import { inTransaction, openDatabase } from '@jara/server/db';
import { account, postTransaction } from '@jara/server/wallet';
import type { SignedIn } from '../checkout/checkout.ts';
import { stackDatabase } from '../support/database.ts';

/** A card payment that the bank took back after it was spent: the wallet is that much below zero. */
export async function owe({ customer: { user } }: SignedIn, amount: number): Promise<void> {
  const { db, close } = openDatabase(await stackDatabase(), { role: 'owner', max: 1 });
  try {
    await inTransaction(db, (tx) =>
      postTransaction(tx, {
        kind: 'adjustment',
        ref: `adjustment:debt-${user.id}`,
        currency: 'NGN',
        description: 'A card payment that the bank took back',
        created_at: new Date(),
        entries: [
          { account: account.wallet(user.id), amount: -amount },
          { account: account.adjustments, amount },
        ],
        mayOverdraw: true,
      }),
    );
  } finally {
    await close();
  }
}
