import { formatMoney } from '@jara/domain/money';
import type { AskedPayment } from '../api/asked-payment.ts';

// Spec §8.
export const PAYMENT_SUCCESSFUL = 'Payment successful!';
export const PAYMENT_FAILED = 'Payment Failed!';
export const UNVERIFIED = 'Could not verify payment';

/** 'Approve ₦2,240.00 in your Pocket app (@adaobi)', as far as it is known. */
export function approveWords(asked: AskedPayment | undefined, where: string): string {
  if (!asked) return `Approve the payment ${where}`;
  const words = `Approve ${formatMoney(asked.amount, asked.currency)} ${where}`;
  return asked.account === undefined ? words : `${words} (${asked.account})`;
}
