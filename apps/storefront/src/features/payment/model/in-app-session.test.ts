import { expect, test } from 'vitest';
import { isInAppSession } from './in-app-session.ts';

test('payment.019 an in-app session needs the session cookie and the method cookie opay', () => {
  expect(isInAppSession('user=x; payment_session=abc=; payment_method=opay')).toBe(true);
  expect(isInAppSession('payment_session=abc')).toBe(false);
  expect(isInAppSession('payment_method=opay')).toBe(false);
  expect(isInAppSession('payment_session=; payment_method=opay')).toBe(false);
  expect(isInAppSession('payment_session=abc; payment_method=pocket')).toBe(false);
  expect(isInAppSession('xpayment_session=abc; payment_method=opay')).toBe(false);
  expect(isInAppSession('')).toBe(false);
});
