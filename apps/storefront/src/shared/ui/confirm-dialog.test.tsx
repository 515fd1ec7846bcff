// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

afterEach(cleanup);

/** What is asked for takes until the test ends. */
function Removal({ onRemove, onKeep }: { readonly onRemove: () => void; readonly onKeep: () => void }) {
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <ConfirmDialog
      name="remove_card"
      open={true}
      title="Remove this card?"
      description="You can add it again later."
      keep="Keep it"
      act="Remove"
      acting={isRemoving && 'Removing…'}
      onAct={() => {
        onRemove();
        setIsRemoving(true);
      }}
      onClose={onKeep}
    />
  );
}

test('while it does what was confirmed it is busy and says so, and a second click does nothing', () => {
  const [onRemove, onKeep] = [vi.fn(), vi.fn()];
  render(<Removal onRemove={onRemove} onKeep={onKeep} />);
  const button = screen.getByRole('button', { name: 'Remove' });
  expect(button.getAttribute('aria-busy')).toBeNull();
  fireEvent.click(button);
  fireEvent.click(button);
  expect(onRemove).toHaveBeenCalledOnce();
  expect([button.textContent, button.getAttribute('aria-busy')]).toEqual(['Removing…', 'true']);
  expect(onKeep).not.toHaveBeenCalled();
});

test('the other button leaves everything as it is', () => {
  const [onRemove, onKeep] = [vi.fn(), vi.fn()];
  render(<Removal onRemove={onRemove} onKeep={onKeep} />);
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect([onKeep.mock.calls.length, onRemove.mock.calls.length]).toEqual([1, 0]);
});
