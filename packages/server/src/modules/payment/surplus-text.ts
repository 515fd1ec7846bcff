import type { MinorUnits } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import type { Payment } from './payment.store.ts';
import { descriptionOf } from './words.ts';

/** What arrives on the phone of a customer who paid more than was asked for. */
export const surplusText = (payment: Payment, surplus: number): string =>
  `${descriptionOf(payment)} is paid. ${formatMoney(surplus as MinorUnits, payment.currency)} more than was asked for came in and is in your wallet.`;
