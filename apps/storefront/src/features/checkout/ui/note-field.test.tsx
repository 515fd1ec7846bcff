// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoteField } from './note-field.tsx';

const onSave = vi.fn();
const write = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const saved = () => onSave.mock.calls.flat();

function show() {
  return render(<NoteField name="note" label="Note" placeholder="" value="No onions" onSave={onSave} />);
}

// The pause that ends the typing comes only when a test lets it come.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  onSave.mockReset();
});

test('a note is saved after a pause in typing, and not before', async () => {
  show();
  write('No ');
  write('No salt ');
  await act(() => vi.advanceTimersByTimeAsync(699));
  expect(saved()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(saved()).toEqual(['No salt']);
});

test('a note that is still being typed is saved when its page is left', () => {
  show();
  write('No salt');
  expect(saved()).toEqual([]);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(saved()).toEqual(['No salt']);
});

test('a note that is still being typed is saved when its sheet is closed', () => {
  const { unmount } = show();
  write('No salt');
  unmount();
  expect(saved()).toEqual(['No salt']);
});

test('a note that did not change is not saved', () => {
  show();
  write('No onions ');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  fireEvent.blur(screen.getByRole('textbox'));
  expect(saved()).toEqual([]);
});
