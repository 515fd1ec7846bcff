import type { Transaction } from '../../db/client.ts';
import { refuse } from '../../outcome.ts';
import { openPayableAttempt } from './open-attempt.ts';
import type { PayableKey } from './payable.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { cardInstrument, HOME } from './payment-instrument.ts';

type CardAsked<Key> = {
  readonly key: Key;
  readonly cardId: string;
  readonly split: boolean;
  readonly callback_url?: string | undefined;
};

/** An attempt to pay with a saved card; an order may have been made in the same transaction. */
export async function openCardAttempt<Key extends PayableKey>(
  tx: Transaction,
  deps: PaymentDeps,
  customerId: number,
  asked: CardAsked<Key>,
) {
  const { key, split } = asked;
  const found = await cardInstrument(tx, deps, customerId, { ...asked, home: HOME.order(key.order_id) });
  if (!found.ok) return found;
  const payable = await deps.orders.find(tx, customerId, key, deps.now());
  if (payable && payable.currency !== found.data.card.currency) return refuse('CARD_NOT_FOUND');
  return openPayableAttempt(tx, deps, found.data.instrument, { key, split });
}
