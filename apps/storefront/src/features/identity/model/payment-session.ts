/** Decisions §10: the cookies of a payment session inside a partner's app. */
const NAMES = ['payment_session', 'payment_method'] as const;

function write(name: string, value: string, age = ''): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; ${age}Path=/; SameSite=Lax${secure}`;
}

/**
 * Spec §4: the page pays with the app that it is shown in. Without an age, so that they end with the app's browser; the
 * reference has done its work and opens nothing any more.
 */
export function storePaymentSession(reference: string, method: string): void {
  write('payment_session', reference);
  write('payment_method', method);
}

/** It ends with the customer's own. */
export function forgetPaymentSession(): void {
  for (const name of NAMES) write(name, '', 'Max-Age=0; ');
}
