import type { Currency } from '@jara/contract';
import type { Transaction } from '../../db/client.ts';
import { type Account, account, lockWallet, postTransaction } from '../wallet/index.ts';
import { notifyCustomer } from './credit-wallet.ts';
import { noteReceived, type Payment, settleAs } from './payment.store.ts';
import type { SettleDeps } from './payment-deps.ts';
import { movements, texts } from './payment-texts.ts';
import { findReceivedInSuspense } from './suspense.store.ts';

/** Where the money of a payment is, as far as a provider can take it back. */
type Kept = { readonly account: Account; readonly amount: number; readonly currency: Currency };

/** In suspense, or in the wallet where support has put it from there. */
async function lockForeign(tx: Transaction, { reference, customer_id }: Payment): Promise<Kept | undefined> {
  const found = await findReceivedInSuspense(tx, reference);
  if (!found) return undefined;
  const kept = { amount: found.amount, currency: found.currency as Currency };
  if (!found.isInWallet) return { account: account.suspense, ...kept };
  await lockWallet(tx, customer_id, kept.currency);
  return { account: account.wallet(customer_id), ...kept };
}

/** What was received is taken from the wallet, also where it paid an order or is spent already. */
async function lockReceived(tx: Transaction, payment: Payment): Promise<Kept> {
  const { customer_id, currency, received_amount } = payment;
  await lockWallet(tx, customer_id, currency);
  return { account: account.wallet(customer_id), amount: received_amount ?? 0, currency };
}

/**
 * A refund or a charge-back: `refunded` is what has gone back to the payer in all. `reversed_amount` on the locked row says
 * what was booked before, so that only what is new moves money, and never more than came in.
 */
export async function reversePayment(
  tx: Transaction,
  deps: Pick<SettleDeps, 'now'>,
  payment: Payment,
  refunded: number,
): Promise<void> {
  const now = deps.now();
  const { reference, provider } = payment;
  const isForeign = payment.credited_to === 'suspense';
  const kept = isForeign ? await lockForeign(tx, payment) : await lockReceived(tx, payment);
  if (!kept) return;
  const total = Math.min(refunded, kept.amount);
  const amount = total - payment.reversed_amount;
  if (amount <= 0) return;
  await postTransaction(tx, {
    ...{ kind: 'reversal', ref: `reversal:${reference}:${total}`, currency: kept.currency, created_at: now },
    description: movements.reversal(payment, amount === kept.amount),
    entries: [
      { account: kept.account, amount: -amount },
      { account: account.clearing(provider), amount },
    ],
    mayOverdraw: true,
  });
  await noteReceived(tx, reference, { reversed_amount: total });
  if (payment.status === 'succeeded' && total === kept.amount) await settleAs(tx, reference, 'refunded', now, {});
  if (!isForeign) await notifyCustomer(tx, deps, payment, texts.reversal(payment, amount));
}
