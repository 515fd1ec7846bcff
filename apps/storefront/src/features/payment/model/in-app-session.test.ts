import { expect, test, vi } from 'vitest';
import { isInAppSession } from './in-app-session.ts';

test.each([
  ['user=x; payment_session=abc=; payment_method=opay', true],
  ['payment_session=abc', false],
  ['payment_method=opay', false],
  ['payment_session=; payment_method=opay', false],
  ['payment_session=abc; payment_method=pocket', false],
  ['xpayment_session=abc; payment_method=opay', false],
  ['', false],
])('payment.019 in-app: a session and opay in “%s”', (cookie, isInApp) => {
  vi.stubGlobal('document', { cookie });
  expect(isInAppSession()).toBe(isInApp);
});
