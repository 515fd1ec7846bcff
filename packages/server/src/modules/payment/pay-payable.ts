import type { Transaction } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { isCardUnderWay } from './attempt-limit.ts';
import { lockToPay, type Opened, openPayableAttempt } from './open-attempt.ts';
import { payFromWallet } from './pay-from-wallet.ts';
import type { PayableKey, RefusalOf } from './payable.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { cardWay, HOME } from './way-to-pay.ts';

export type PaidOrOpened = { readonly paid: true } | Opened;

/** Pays what waits from the wallet alone. */
export async function payByWallet<Key extends PayableKey>(
  tx: Transaction,
  deps: PaymentDeps,
  customerId: number,
  key: Key,
): Promise<
  Outcome<
    PaidOrOpened,
    RefusalOf<Key> | 'ORDER_NOT_FOUND' | 'PAYMENT_UNDER_WAY' | 'WALLET_NEGATIVE' | 'WALLET_TOO_SMALL'
  >
> {
  const locked = await lockToPay(tx, deps, customerId, key);
  if (!locked.ok) return locked;
  const { payable, open } = locked.data;
  if (open.some(isCardUnderWay)) return refuse('PAYMENT_UNDER_WAY');
  const paid = await payFromWallet(tx, deps, payable);
  if (paid === 'not waiting') throw new Error('what is locked is as it was read');
  return paid === 'paid' ? succeed({ paid: true }) : refuse('WALLET_TOO_SMALL');
}

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
  const found = await cardWay(tx, deps, customerId, { ...asked, home: HOME.order(key.order_id) });
  if (!found.ok) return found;
  const payable = await deps.orders.find(tx, customerId, key, deps.now());
  if (payable && payable.currency !== found.data.card.currency) return refuse('CARD_NOT_FOUND');
  return openPayableAttempt(tx, deps, found.data.way, { key, split });
}
