// @vitest-environment happy-dom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useQueryDialog } from './use-query-dialog.ts';

const NAMES = ['reference', 'processor'] as const;

function PaymentModal() {
  const { values, show, close } = useQueryDialog(NAMES);
  return (
    <>
      <p>{values.reference ? `${values.reference} by ${values.processor}` : 'closed'}</p>
      <button type="button" onClick={() => show({ reference: 'r1', processor: 'opay' })}>
        Pay
      </button>
      <button type="button" onClick={close}>
        Close
      </button>
    </>
  );
}

beforeEach(() => window.history.replaceState(null, '', '/store?tag=under_60'));
afterEach(cleanup);
const tap = (name: string) => act(() => screen.getByRole('button', { name }).click());

test('a tap writes the parameters of a dialog to the address, and the dialog reads them', () => {
  render(<PaymentModal />);
  expect(screen.getByText('closed')).toBeTruthy();
  tap('Pay');
  expect(screen.getByText('r1 by opay')).toBeTruthy();
  expect(window.location.search).toBe('?tag=under_60&reference=r1&processor=opay');
});

test('a dialog that the address has opened is closed by taking its parameters away', () => {
  window.history.replaceState(null, '', '/store?tag=under_60&reference=r2&processor=opay');
  render(<PaymentModal />);
  expect(screen.getByText('r2 by opay')).toBeTruthy();
  tap('Close');
  expect(screen.getByText('closed')).toBeTruthy();
  expect(window.location.search).toBe('?tag=under_60');
});

test('a parameter without a value is one of the dialog’s values, and a missing one is not', () => {
  window.history.replaceState(null, '', '/store?reference=');
  const { result } = renderHook(() => useQueryDialog(NAMES));
  expect(result.current.values).toStrictEqual({ reference: '' });
});

test('the page of the server shows no dialog, whatever the address says', () => {
  window.history.replaceState(null, '', '/store?reference=r3&processor=opay');
  expect(renderToStaticMarkup(<PaymentModal />)).toContain('closed');
});
