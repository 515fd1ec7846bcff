import type { Order, OrderPayment } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { termsOf } from '@jara/domain/payment';
import { clockTime, dateOn, dayText, rangeText } from '@jara/domain/preorder';
import { RIDER_COMES_ONCE_PAID } from './package-text.ts';

/** Where money went that did not become the order's. */
export function moneyText(payment: OrderPayment | null | undefined): string | undefined {
  if (!payment?.credited_to_wallet) return undefined;
  return `${formatMoney(payment.credited_to_wallet, payment.currency)} that you paid went to your wallet.`;
}

type Waiting = Pick<Order, 'expires_at' | 'currency'>;

/** 'Pay by 13:30, or it is cancelled.' */
export const payByText = ({ expires_at, currency }: Waiting): string =>
  expires_at === null ? '' : `Pay by ${clockTime(expires_at, currency)}, or it is cancelled.`;

/** How long an unpaid order waits. */
export function deadlineText(order: Waiting & Pick<Order, 'class'>): string {
  const next = order.class === 'package_delivery' ? RIDER_COMES_ONCE_PAID : 'The vendor will start once it is paid.';
  return `${payByText(order)} ${next}`.trim();
}

/** What happens to an order whose payment is under way. */
export function confirmingText({ expires_at, currency }: Waiting): string {
  const words = 'You can close this page. We will still confirm your payment, and your order will go on.';
  if (expires_at === null) return words;
  return `${words} If nothing has come in by ${clockTime(expires_at, currency)}, it is cancelled.`;
}

/** Of a window that was closed before it was paid: a transfer may be on its way all the same. */
export const IF_PAID = 'No payment has come in yet. If you did pay, your order goes on by itself once we have it.';

type ForLater = Pick<Order, 'delivery_date' | 'time_range'>;

/** When a pre-order comes, on the vendor's clock and as its arrival is written: 'Tue 17 Nov, 12 PM – 2 PM'. */
export function deliveryTimeText({ delivery_date, time_range }: ForLater, today?: string): string | undefined {
  if (delivery_date === null) return undefined;
  const day = delivery_date === today ? 'today' : dayText(delivery_date);
  return [day, time_range && rangeText(time_range)].filter(Boolean).join(', ');
}

/** The same for whoever reads it now: 'today, 12 PM – 2 PM'. */
export const deliveryTimeFromNow = (order: ForLater & Pick<Order, 'currency'>): string | undefined =>
  deliveryTimeText(order, dateOn(new Date(), order.currency));

/** Why nobody can begin whatever payment they like now; undefined where they can. */
export function limitText(payment: Pick<OrderPayment, 'may_begin' | 'channel'> | null | undefined) {
  if (payment?.may_begin === 'none') return 'Your card is being charged. Please wait a moment.';
  if (payment?.may_begin !== 'begun') return undefined;
  const last = payment.channel === 'wallet' || payment.channel === 'card' ? 'your card' : termsOf(payment.channel).name;
  return `You have begun five payments of it. Please go on with the last one (${last}), or pay from your wallet.`;
}
