import { expect, test } from 'vitest';
import { payoutRef } from './payout-ref.ts';

test.each(['GTB-0001', 'gtb-0001', ' GTB - 0001', 'GTB\u200b-00\u206001', 'GTB-０００１'])(
  'a payout of %j is the one of GTB-0001',
  (typed) => expect(payoutRef(typed)).toBe('payout:GTB-0001'),
);

test('references that a person tells apart are two payouts', () => {
  expect(payoutRef('GTB-0002')).not.toBe(payoutRef('GTB-0001'));
});
