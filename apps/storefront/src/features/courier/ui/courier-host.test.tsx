// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CourierDrawerProps } from './courier-drawer.tsx';
import { CourierHost } from './courier-host.tsx';

/** What makes an order is the drawer's: here a tap does. */
vi.mock('./courier-drawer.tsx', () => ({
  default: ({ onOrdered }: CourierDrawerProps) => (
    <button type="button" onClick={() => void onOrdered(412_345_678)}>
      Order
    </button>
  ),
}));

afterEach(cleanup);

test('courier.007 an order closes the drawer before its page is shown: Back from there opens nothing', async () => {
  window.history.replaceState(null, '', '/store?tag=x&open=relay&delivery_type=send&step=preview');
  const left: unknown[] = [];
  const onOrdered = async (orderId: number) => void left.push([orderId, window.location.search]);
  render(<CourierHost mapStyleUrl={undefined} onOrdered={onOrdered} />);
  await act(() => vi.dynamicImportSettled());
  fireEvent.click(screen.getByRole('button', { name: 'Order' }));
  expect(left).toEqual([[412_345_678, '?tag=x']]);
});
