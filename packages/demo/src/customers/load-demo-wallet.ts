import type { Secrets } from '@jara/server';
import { schema, type Transaction } from '@jara/server/db';
import { account, postTransaction } from '@jara/server/wallet';
import type { DemoCard, DemoMoney } from './demo-customers.ts';

/** Money comes by the ledger, as everybody's does, and once: what was spent is not given again. */
export async function giveMoney(tx: Transaction, customerId: number, key: string, money: DemoMoney): Promise<void> {
  const { currency, amount, description } = money;
  await postTransaction(tx, {
    kind: 'adjustment',
    ref: `adjustment:demo-${key}`,
    currency,
    description,
    created_at: new Date(),
    entries: [
      { account: account.wallet(customerId), amount },
      { account: account.adjustments, amount: -amount },
    ],
    mayOverdraw: true,
  });
}

type Owner = { readonly customerId: number; readonly email: string };

/** A card that was removed keeps its row, and so does not come back. */
export async function giveCards(
  tx: Transaction,
  { customerId, email }: Owner,
  cards: readonly DemoCard[],
  secrets: Secrets,
): Promise<void> {
  if (cards.length === 0) return;
  const rows = cards.map(({ token, ...card }) => ({
    ...card,
    customer_id: customerId,
    provider: 'paystack' as const,
    sealed_token: secrets.seal(token),
    exp_month: 12,
    exp_year: 2030,
    email,
    created_at: new Date(),
  }));
  await tx.insert(schema.saved_card).values(rows).onConflictDoNothing();
}
