import type { Currency, MinorUnits } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { termsOf } from '@jara/domain/payment';
import type { Payment } from './payment.store.ts';

/** As everywhere that the customer sees it. */
const numbered = (orderId: number) => `order #${orderId}`;

const nameOf = ({ channel }: Payment) => {
  if (channel === 'card') return 'your card';
  return channel === 'wallet' ? 'your wallet' : termsOf(channel).name;
};
const forWhat = ({ order_id, redelivery_id }: Payment) => {
  if (order_id === null) return 'a top-up';
  return redelivery_id === null ? numbered(order_id) : `the redelivery of ${numbered(order_id)}`;
};

/** What the payer reads at the provider. */
export const descriptionOf = ({ order_id, redelivery_id }: Payment): string => {
  if (order_id === null) return 'Jara wallet top-up';
  return redelivery_id === null ? `Jara ${numbered(order_id)}` : `Jara redelivery of ${numbered(order_id)}`;
};

/** What the customer reads in the wallet's history. */
export const movements = {
  topUp: (payment: Payment) => `Top-up with ${nameOf(payment)}`,
  hold: (orderId: number) => `Wallet part of ${numbered(orderId)}`,
  holdEnd: (orderId: number) => `Given back: wallet part of ${numbered(orderId)}`,
  late: (payment: Payment) => `Payment with ${nameOf(payment)} for ${forWhat(payment)}, kept in your wallet`,
  suspense: (payment: Payment) => `Payment with ${nameOf(payment)} in another currency`,
  suspenseCredit: (payment: Payment) => `Payment with ${nameOf(payment)} for ${forWhat(payment)}, in another currency`,
  reversal: (payment: Payment, isWhole: boolean) =>
    `Payment with ${nameOf(payment)} for ${forWhat(payment)}, taken back${isWhole ? '' : ' in part'}`,
};

const money = (amount: number, currency: Currency) => formatMoney(amount as MinorUnits, currency);

/** What arrives on the customer's phone. */
export const texts = {
  late: (payment: Payment, amount: number) =>
    `Jara: your payment of ${money(amount, payment.currency)} for ${forWhat(payment)} came in and could not be used for it. It is in your wallet.`,
  latePaid: (payment: Payment, amount: number) =>
    `Jara: your payment of ${money(amount, payment.currency)} came in, and ${forWhat(payment)} is paid.`,
  short: (payment: Payment, amount: number) =>
    `Jara: we received ${money(amount, payment.currency)} of ${money(payment.amount, payment.currency)} for ${forWhat(payment)}. It is not paid; what you sent is in your wallet.`,
  reversal: (payment: Payment, amount: number) =>
    `Jara: ${money(amount, payment.currency)} of your payment for ${forWhat(payment)} went back to you through ${nameOf(payment)}, and so we took it from your wallet.`,
  suspenseCredited: (payment: Payment, amount: number, currency: Currency) =>
    `Jara: your payment for ${forWhat(payment)} came in another currency. ${money(amount, currency)} is in your wallet.`,
  suspenseReturned: (payment: Payment, amount: number, currency: Currency) =>
    `Jara: your payment for ${forWhat(payment)} came in another currency. ${money(amount, currency)} goes back to you through ${nameOf(payment)}.`,
  surplus: (payment: Payment, surplus: number) =>
    `${descriptionOf(payment)} is paid. ${money(surplus, payment.currency)} more than was asked for came in and is in your wallet.`,
  suspense: (payment: Payment) =>
    `Jara: your payment for ${forWhat(payment)} came in another currency. It is not paid; we are looking into it.`,
};
