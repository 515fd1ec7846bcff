import { toast } from '@jara/ui/toast';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { confirmRemoval, offerUndo, withdrawUndo } from './removal-toast.ts';

vi.mock('@jara/ui/toast', () => ({ toast: { blank: vi.fn(), success: vi.fn(), dismiss: vi.fn() } }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const undo = vi.fn();
const tapUndo = () => vi.mocked(toast.blank).mock.lastCall?.[1]?.action?.onTap();

test('undo is offered for six seconds, and a second tap does nothing', () => {
  offerUndo('one', 'Pack 2 removed', undo);
  expect(toast.blank).toHaveBeenCalledWith('Pack 2 removed', {
    id: 'one',
    duration: 6_000,
    action: { label: 'Undo', attributes: { 'data-tap': 'button:undo_removal' }, onTap: expect.any(Function) },
  });
  tapUndo();
  tapUndo();
  expect(undo).toHaveBeenCalledOnce();
  expect(toast.dismiss).toHaveBeenCalledWith('one');
});

test('cart.088 the server’s words take the toast’s place for the time that is left, and undo stays', () => {
  offerUndo('two', 'Pack 2 removed', undo);
  vi.advanceTimersByTime(1_500);
  confirmRemoval('two', 'Pack deleted successfully');
  expect(toast.success).toHaveBeenCalledWith('Pack deleted successfully', {
    id: 'two',
    duration: 4_500,
    action: { label: 'Undo', attributes: { 'data-tap': 'button:undo_removal' }, onTap: expect.any(Function) },
  });
});

test('cart.089 what is confirmed later is told as ever', () => {
  offerUndo('three', 'Cart of Mama Put removed', undo);
  vi.advanceTimersByTime(6_000);
  confirmRemoval('three', 'Cart deleted successfully');
  expect(toast.success).toHaveBeenCalledWith('Cart deleted successfully');
});

test('of a removal that was undone nothing is said', () => {
  offerUndo('four', 'Pack 1 removed', undo);
  tapUndo();
  confirmRemoval('four', 'Pack deleted successfully');
  expect(toast.success).not.toHaveBeenCalled();
});

test('a removal that failed cannot be undone', () => {
  offerUndo('five', 'Pack 1 removed', undo);
  withdrawUndo('five');
  expect(toast.dismiss).toHaveBeenCalledWith('five');
  tapUndo();
  expect(undo).not.toHaveBeenCalled();
});
