// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useConfirmLeaving } from './confirm-leaving.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Form({ isChanged, onLeave }: { readonly isChanged: boolean; readonly onLeave: () => void }) {
  useConfirmLeaving(isChanged);
  const leave = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onLeave();
  };
  return (
    <a href="/console/board" onClick={leave}>
      Board
    </a>
  );
}

test('a link from a form with changes is followed once its person agrees, and without changes at once', () => {
  const [ask, onLeave] = [vi.fn(() => false), vi.fn()];
  vi.stubGlobal('confirm', ask);
  window.history.replaceState(null, '', '/console/hours');
  const { rerender } = render(<Form isChanged onLeave={onLeave} />);
  fireEvent.click(screen.getByText('Board'));
  expect([ask, onLeave].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  ask.mockReturnValue(true);
  fireEvent.click(screen.getByText('Board'));
  expect([ask, onLeave].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  rerender(<Form isChanged={false} onLeave={onLeave} />);
  fireEvent.click(screen.getByText('Board'));
  expect([ask, onLeave].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
});
