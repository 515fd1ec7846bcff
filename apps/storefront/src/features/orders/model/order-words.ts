import type { Order, OrderPayment } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { clockTime, dayWords } from '@jara/domain/preorder';
import { RIDER_COMES_ONCE_PAID } from './package-words.ts';

/** Where money went that did not become the order's. */
export function moneyWords(payment: OrderPayment | null | undefined): string | undefined {
  if (!payment?.credited_to_wallet) return undefined;
  return `${formatMoney(payment.credited_to_wallet, payment.currency)} that you paid went to your wallet.`;
}

/** How long an unpaid order waits. */
export function deadlineWords(order: Pick<Order, 'class' | 'expires_at' | 'currency'>): string {
  const { class: kind, expires_at, currency } = order;
  const next = kind === 'package_delivery' ? RIDER_COMES_ONCE_PAID : 'The vendor starts once it is paid.';
  return expires_at === null ? next : `Pay by ${clockTime(expires_at, currency)}, or it is cancelled. ${next}`;
}

/** When a pre-order comes, on the vendor's clock and as its arrival is written: 'Tue 17 Nov, 12:00–14:00'. */
export const deliveryTimeWords = ({ delivery_date, time_range }: Pick<Order, 'delivery_date' | 'time_range'>) =>
  delivery_date === null
    ? undefined
    : [dayWords(delivery_date), time_range?.replace('-', '–')].filter(Boolean).join(', ');
