import type { OrderPayment } from '@jara/contract';
import type { Payment } from './payment.store.ts';
import { isUnderWay } from './start-under-way.ts';

/** After that, a provider's page may have ended. */
const REUSABLE_MS = 20 * 60 * 1000;
/** Each is looked up whenever somebody begins another, and each may be paid. */
const MOST_OPEN = 5;

/** A card that was asked for money, and nobody knows yet whether it gave some. */
export const isCardUnderWay = ({ channel, authorization_url }: Payment): boolean =>
  channel === 'card' && authorization_url === null;

/** Whether somebody can still pay in it: the provider's page is known, or it asks the payer by itself. */
export function canGoOn(open: Payment, now: Date): boolean {
  const isYoung = now.getTime() - open.created_at.getTime() < REUSABLE_MS;
  const goesOnByItself = open.account !== null || open.channel === 'card';
  return isYoung && (open.status === 'pending' || goesOnByItself || isUnderWay(open, now));
}

/**
 * What may be begun beside the open attempts: any, only one of those that were begun, or none while a card is charged. An
 * attempt that nobody can pay in any more keeps nobody from another.
 */
export function mayBegin(open: readonly Payment[], now: Date): OrderPayment['may_begin'] {
  if (open.some(isCardUnderWay)) return 'none';
  return open.filter((each) => canGoOn(each, now)).length >= MOST_OPEN ? 'begun' : 'any';
}
