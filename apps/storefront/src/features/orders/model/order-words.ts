import type { Order, OrderPayment } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { dayWords } from '@jara/domain/preorder';

const dateOf = new Intl.DateTimeFormat('en-NG', { dateStyle: 'medium', timeStyle: 'short' });
const timeOf = new Intl.DateTimeFormat('en-NG', { timeStyle: 'short' });

/** In the time of the reader's own clock. */
export const dateWords = (moment: string): string => dateOf.format(new Date(moment));

/** Where money went that did not become the order's. */
export function moneyWords(payment: OrderPayment | null | undefined): string | undefined {
  if (!payment?.credited_to_wallet) return undefined;
  return `${formatMoney(payment.credited_to_wallet, payment.currency)} that you paid went to your wallet.`;
}

/** How long an unpaid order waits. */
export const deadlineWords = ({ expires_at }: Pick<Order, 'expires_at'>): string =>
  expires_at === null
    ? 'The vendor starts once it is paid.'
    : `Pay by ${timeOf.format(new Date(expires_at))}, or it is dropped. The vendor starts once it is paid.`;

/** When a pre-order comes, on the vendor's clock: 'Tue 17 Nov, 12:00-14:00'. */
export const deliveryTimeWords = ({ delivery_date, time_range }: Pick<Order, 'delivery_date' | 'time_range'>) =>
  delivery_date === null ? undefined : [dayWords(delivery_date), time_range].filter(Boolean).join(', ');

/** What happens next with an order that is paid. */
export function nextWords(order: Pick<Order, 'class' | 'vendor' | 'delivery_date' | 'time_range'>): string {
  const { name } = order.vendor;
  if (order.class === 'pickup') {
    return `${name} confirms your order and prepares it. Show your PIN when you pick it up.`;
  }
  const time = deliveryTimeWords(order);
  const arrival = time === undefined ? 'then a rider brings it to you' : `and a rider brings it on ${time}`;
  return `${name} confirms your order, ${arrival}. Give the rider your PIN.`;
}
