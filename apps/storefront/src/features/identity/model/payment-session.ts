import { writeCookie } from '@/shared/browser/cookie.ts';

/**
 * Spec §4, decisions §10: the page pays with the app that it is shown in. Without an age, so that the cookies end with the
 * app's browser; the reference has done its work and opens nothing any more.
 */
export function storePaymentSession(reference: string, method: string): void {
  writeCookie('payment_session', encodeURIComponent(reference), { path: '/' });
  writeCookie('payment_method', encodeURIComponent(method), { path: '/' });
}
