// @vitest-environment happy-dom

import { toast } from '@jara/ui/toast';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyDialog } from './lazy-dialog.tsx';

type Props = { readonly open: boolean; readonly onClose: () => void };

function Typed({ open }: Props) {
  const [text, setText] = useState('');
  return (
    <input aria-label={open ? 'open' : 'closing'} value={text} onChange={(event) => setText(event.target.value)} />
  );
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const field = () => screen.findByRole<HTMLInputElement>('textbox');

test('a dialog is fetched when it first opens, stays while it closes, and begins anew each time', async () => {
  const fetchDialog = vi.fn(async () => ({ default: Typed }));
  const Dialog = lazyDialog<Props>(fetchDialog);
  const { rerender } = render(<Dialog open={false} onClose={() => undefined} />);
  expect(fetchDialog).not.toHaveBeenCalled();
  rerender(<Dialog open onClose={() => undefined} />);
  fireEvent.change(await field(), { target: { value: 'typed' } });
  rerender(<Dialog open={false} onClose={() => undefined} />);
  expect(await screen.findByLabelText('closing')).toHaveProperty('value', 'typed');
  rerender(<Dialog open onClose={() => undefined} />);
  expect(await field()).toHaveProperty('value', '');
});

test('a dialog whose code does not come is closed with a toast, and fetched again when it opens again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const told = vi.spyOn(toast, 'error').mockReturnValue(undefined as never);
  const fetchDialog = vi.fn(async () => ({ default: Typed })).mockRejectedValueOnce(new Error('lost'));
  const Dialog = lazyDialog<Props>(fetchDialog);
  const close = vi.fn();
  const { rerender } = render(<Dialog open onClose={close} />);
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(told).toHaveBeenCalledOnce();
  act(() => rerender(<Dialog open={false} onClose={close} />));
  rerender(<Dialog open onClose={close} />);
  expect(await field()).toBeTruthy();
});
