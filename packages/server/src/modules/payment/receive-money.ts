import type { MinorUnits } from '@jara/contract';
import { isOpenPayment } from '@jara/domain/payment';
import type { Transaction } from '../../db/client.ts';
import type { ProviderPayment } from '../../processors/payments/payment-adapter.ts';
import { account, lockWallet } from '../wallet/index.ts';
import { creditWallet, notifyCustomer } from './credit-wallet.ts';
import { findHeld, releaseHolds } from './holds.ts';
import { payLockedFromWallet } from './pay-waiting-from-wallet.ts';
import { CREDITED_TO, destinationOf, keyOf, type Payable, type PayableKey } from './payable.ts';
import { noteReceived, type Payment, settleAs } from './payment.store.ts';
import type { SettleDeps } from './payment-deps.ts';
import { texts } from './payment-texts.ts';
import { saveCard } from './saved-card.store.ts';

type Received = ProviderPayment & { readonly amount: MinorUnits };

/** What is left to tell apart once amount, currency and reference were compared. */
type Money = {
  /** What has come in since the last time; the wallet has the rest already. */
  readonly fresh: number;
  /** All that was asked for, so it pays for what it was meant for unless that is too late. */
  readonly isFull: boolean;
  readonly isOpen: boolean;
  readonly received: Pick<Payment, 'received_amount' | 'provider_reference'>;
};

/** What the provider got and the wallet's share, if that is still set aside, pay it. */
async function payFromProvider(
  tx: Transaction,
  { orders, now }: SettleDeps,
  payment: Payment,
  payable: Payable,
): Promise<boolean> {
  const held = payment.wallet_amount === 0 ? 0 : await findHeld(tx, payment.reference);
  if (payment.amount + held !== payable.total) return false;
  const debits = [
    { account: account.clearing(payment.provider), amount: -payment.amount },
    { account: account.hold(payment.reference), amount: -held },
  ];
  return (await orders.pay(tx, payable.key, debits, now())) === 'paid';
}

/** Too late, twice or in part. What became of the payment itself is told apart from where the money is. */
async function keepInWallet(tx: Transaction, deps: SettleDeps, payment: Payment, money: Money): Promise<void> {
  const { fresh, isFull, isOpen, received } = money;
  const now = deps.now();
  await creditWallet(tx, payment, { kind: 'late', amount: fresh, now });
  if (isOpen && isFull) await settleAs(tx, payment.reference, 'succeeded', now, {});
  else if (isOpen) await settleAs(tx, payment.reference, 'failed', now, { failure: 'too little' });
  await noteReceived(tx, payment.reference, { ...received, credited_to: payment.credited_to ?? 'wallet' });
}

async function receiveTopUp(tx: Transaction, deps: SettleDeps, payment: Payment, money: Money): Promise<void> {
  const { fresh, isFull, isOpen, received } = money;
  const now = deps.now();
  await lockWallet(tx, payment.customer_id, payment.currency);
  if (isOpen && isFull) {
    await creditWallet(tx, payment, { kind: 'topup', amount: fresh, now });
    return settleAs(tx, payment.reference, 'succeeded', now, { ...received, credited_to: 'wallet' });
  }
  await keepInWallet(tx, deps, payment, money);
  await notifyCustomer(tx, deps, payment, (isFull ? texts.late : texts.short)(payment, fresh));
}

async function receiveForPayable(
  tx: Transaction,
  deps: SettleDeps,
  payment: Payment,
  key: PayableKey,
  money: Money,
): Promise<void> {
  const { fresh, isFull, isOpen, received } = money;
  const now = deps.now();
  const payable = await deps.orders.lock(tx, key, now);
  const waiting = payable?.isWaiting ? payable : undefined;
  if (isOpen && isFull && waiting && (await payFromProvider(tx, deps, payment, waiting))) {
    const surplus = fresh - payment.amount;
    if (surplus > 0) {
      await creditWallet(tx, payment, { kind: 'late', amount: surplus, now });
      await notifyCustomer(tx, deps, payment, texts.surplus(payment, surplus));
    }
    const credited_to = CREDITED_TO[destinationOf(key)];
    await settleAs(tx, payment.reference, 'succeeded', now, { ...received, credited_to });
    return releaseHolds(tx, key.order_id, now);
  }
  await keepInWallet(tx, deps, payment, money);
  await releaseHolds(tx, key.order_id, now, payment.reference);
  const isPaidNow = isFull && waiting !== undefined && (await payLockedFromWallet(tx, deps, waiting)) === 'paid';
  const late = isPaidNow ? texts.latePaid : texts.late;
  await notifyCustomer(tx, deps, payment, (isFull ? late : texts.short)(payment, fresh));
}

async function keepCard(tx: Transaction, { secrets, now }: SettleDeps, payment: Payment, report: Received) {
  if (!payment.save_card || !report.card) return;
  const { token, ...card } = report.card;
  const { customer_id, provider, currency } = payment;
  const sealed_token = secrets.seal(token);
  await saveCard(tx, { ...card, customer_id, provider, currency, sealed_token, created_at: now() });
}

/**
 * Decisions §6, reliability rule 9. All of it, and for an order or a redelivery that waits: that is paid, and a surplus goes
 * to the wallet. Too late, twice or in part: everything goes to the wallet, and the customer is told; what waits is paid
 * from there if the payment was full and came late.
 */
export async function receiveMoney(
  tx: Transaction,
  deps: SettleDeps,
  payment: Payment,
  report: Received,
): Promise<void> {
  const money = {
    fresh: report.amount - (payment.received_amount ?? 0),
    isFull: report.state === 'succeeded' && report.amount >= payment.amount,
    isOpen: isOpenPayment(payment.status),
    received: { received_amount: report.amount, provider_reference: report.provider_reference },
  };
  if (money.fresh <= 0) return;
  const key = keyOf(payment);
  if (key) await receiveForPayable(tx, deps, payment, key, money);
  else await receiveTopUp(tx, deps, payment, money);
  if (money.isFull) await keepCard(tx, deps, payment, report);
}
