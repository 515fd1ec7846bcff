// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmDialog, Dialog } from './layers.tsx';

afterEach(cleanup);

function Reason() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog title="Reason" open={isOpen} onClose={() => setIsOpen(false)}>
      Why?
    </Dialog>
  );
}

test('Back closes a dialog and leaves the screen as it is', async () => {
  const before = window.location.href;
  render(<Reason />);
  await screen.findByRole('dialog', { name: 'Reason' });
  await act(async () => {
    window.history.back();
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.href).toBe(before);
});

test('what cannot be undone is done by its own button alone', async () => {
  const [onAct, onClose] = [vi.fn(), vi.fn()];
  render(
    <ConfirmDialog
      open
      title="End this session?"
      description="The tablet is signed out."
      keep="Keep it"
      act="End"
      onAct={onAct}
      onClose={onClose}
    />,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect([onClose.mock.calls.length, onAct.mock.calls.length]).toEqual([1, 0]);
  fireEvent.click(screen.getByRole('button', { name: 'End' }));
  expect(onAct).toHaveBeenCalledOnce();
});
