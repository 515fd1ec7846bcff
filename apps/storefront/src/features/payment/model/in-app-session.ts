import { readCookie } from '@/shared/browser/cookie.ts';

/**
 * Spec §4: whether the page runs in OPay's app, which the cookies of a payment session say together (decisions §10;
 * features/identity: payment-session.ts).
 */
export const isInAppSession = (): boolean =>
  readCookie('payment_session') !== '' && readCookie('payment_method') === 'opay';
