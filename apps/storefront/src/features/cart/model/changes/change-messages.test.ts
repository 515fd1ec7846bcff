import { ApiError } from '@jara/api-client';
import { expect, test } from 'vitest';
import type { Change } from '../state/cart-state-schema.ts';
import { isRemovedAlready, successMessage } from './change-messages.ts';

const about = { id: 'change', vendorId: 7 };
const DELETED = 'Cart deleted successfully';

test('cart.088 cart.089 a removal is said when it is done, in the server’s words', () => {
  expect(successMessage({ ...about, type: 'clear' }, DELETED)).toBe(DELETED);
  const removed: Change = { ...about, type: 'remove pack', reference: 'one' };
  expect(successMessage(removed, 'Pack deleted successfully')).toBe('Pack deleted successfully');
});

test('cart.063 a cart that gives way to a saved one is not said to be deleted', () => {
  expect(successMessage({ ...about, type: 'clear', isReplaced: true }, DELETED)).toBeUndefined();
});

test('what else is done shows by itself', () => {
  expect(successMessage({ ...about, type: 'start pack' }, 'Done')).toBeUndefined();
});

test('cart.104 a change of something gone is refused, and only a removal counts as made', () => {
  const gone = new ApiError('Gone', { status: 404, code: 'CART_ITEM_NOT_FOUND' });
  const changeTo = (quantity: number): Change => ({
    ...about,
    type: 'change item',
    lineId: 'line',
    item_id: 1,
    quantity,
    modifiers: [],
  });
  expect(isRemovedAlready(changeTo(2), gone)).toBe(false);
  expect(isRemovedAlready(changeTo(0), gone)).toBe(true);
  expect(isRemovedAlready({ ...about, type: 'clear' }, gone)).toBe(true);
  expect(isRemovedAlready(changeTo(0), new ApiError('Full', { status: 409, code: 'CART_FULL' }))).toBe(false);
});
