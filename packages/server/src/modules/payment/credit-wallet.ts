import type { Currency } from '@jara/contract';
import type { Transaction } from '../../db/client.ts';
import { findCustomer } from '../identity/index.ts';
import { queueNotice } from '../messages/index.ts';
import { account, postTransaction } from '../wallet/index.ts';
import type { Payment } from './payment.store.ts';
import type { SettleDeps } from './payment-deps.ts';
import { movements } from './payment-texts.ts';

/** Somebody who was told a day later would have asked by then. */
const TEXT_USEFUL_SECONDS = 24 * 60 * 60;

/** Has the customer told by text once the transaction commits, with the way to what was paid for. */
export async function notifyCustomer(
  tx: Transaction,
  { now }: Pick<SettleDeps, 'now'>,
  { customer_id, order_id }: Payment,
  words: string,
): Promise<void> {
  const customer = await findCustomer(tx, customer_id);
  if (!customer) return;
  const page = order_id === null ? '/store/wallet' : `/store/orders/${order_id}`;
  const about = order_id === null ? undefined : { order_id, title: 'Payment' };
  await queueNotice(tx, { phone: customer.phone, words, page, now: now(), usefulSeconds: TEXT_USEFUL_SECONDS, about });
}

type Kind = 'topup' | 'late';

/** What a provider received goes to the customer's wallet. */
export async function creditWallet(
  tx: Transaction,
  payment: Payment,
  { kind, amount, now }: { readonly kind: Kind; readonly amount: number; readonly now: Date },
): Promise<void> {
  const { reference, received_amount, currency, customer_id, provider } = payment;
  // A second part of a payment is a movement of its own.
  const ref = received_amount === null ? `${kind}:${reference}` : `${kind}:${reference}:${received_amount + amount}`;
  await postTransaction(tx, {
    ...{ kind, ref, currency, created_at: now },
    description: kind === 'topup' ? movements.topUp(payment) : movements.late(payment),
    entries: [
      { account: account.wallet(customer_id), amount },
      { account: account.clearing(provider), amount: -amount },
    ],
  });
}

/** Money in another currency than was asked for belongs to nothing that we know. False if it is there already. */
export async function keepInSuspense(
  tx: Transaction,
  payment: Payment,
  { amount, currency, now }: { readonly amount: number; readonly currency: string; readonly now: Date },
): Promise<boolean> {
  const posted = await postTransaction(tx, {
    ...{ kind: 'suspense', ref: `suspense:${payment.reference}`, created_at: now },
    // The ledger takes any currency; wallets alone are of ours.
    currency: currency as Currency,
    description: movements.suspense(payment),
    entries: [
      { account: account.suspense, amount },
      { account: account.clearing(payment.provider), amount: -amount },
    ],
  });
  return posted === 'posted';
}
