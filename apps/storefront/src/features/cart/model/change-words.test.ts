import { expect, test } from 'vitest';
import type { Change } from './cart-state-schema.ts';
import { saidWhenDone } from './change-words.ts';

const about = { id: 'change', vendorId: 7 };
const DELETED = 'Cart deleted successfully';

test('cart.088 cart.089 a removal is said when it is done, in the server’s words', () => {
  expect(saidWhenDone({ ...about, type: 'clear' }, DELETED)).toBe(DELETED);
  const removed: Change = { ...about, type: 'remove pack', reference: 'one' };
  expect(saidWhenDone(removed, 'Pack deleted successfully')).toBe('Pack deleted successfully');
});

test('cart.063 a cart that gives way to a saved one is not said to be deleted', () => {
  expect(saidWhenDone({ ...about, type: 'clear', isReplaced: true }, DELETED)).toBeUndefined();
});

test('what else is done shows by itself', () => {
  expect(saidWhenDone({ ...about, type: 'start pack' }, 'Done')).toBeUndefined();
});
