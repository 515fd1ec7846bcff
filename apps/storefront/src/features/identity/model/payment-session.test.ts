import { afterEach, expect, test, vi } from 'vitest';
import { storePaymentSession } from './payment-session.ts';

afterEach(() => vi.unstubAllGlobals());

function openPage(protocol: string) {
  const written: string[] = [];
  vi.stubGlobal('window', { location: { protocol } });
  vi.stubGlobal('document', {
    set cookie(cookie: string) {
      written.push(cookie);
    },
  });
  return written;
}

test('payment.019 whoever comes from a partner’s app has its payment session in two cookies', () => {
  const written = openPage('http:');
  storePaymentSession('r-1; x', 'opay');
  expect(written).toEqual([
    'payment_session=r-1%3B%20x; Path=/; SameSite=Lax',
    'payment_method=opay; Path=/; SameSite=Lax',
  ]);
});

test('the payment session travels by https alone where there is one', () => {
  const written = openPage('https:');
  storePaymentSession('r-1', 'opay');
  for (const cookie of written) expect(cookie).toMatch(/; Secure$/);
});
