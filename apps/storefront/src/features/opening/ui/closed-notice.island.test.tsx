// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
// Fetched ahead, so that no test waits for it.
import './closed-modal.tsx';
import { ClosedNotice } from './closed-notice.island.tsx';
import { ClosedNoticePlace } from './places.tsx';

afterEach(cleanup);

async function arrive(search: string): Promise<void> {
  window.history.replaceState(null, '', `/store/yaba/restaurants/mama-put${search}`);
  render(<ClosedNotice vendorId={7} vendorName="Mama Put" opens="It opens at 9 AM." />);
  await act(() => vi.dynamicImportSettled());
}
const modal = () => screen.queryByRole('dialog', { name: 'Restaurant is closed!' });

test('catalog.007 catalog.008 a closed restaurant says so, leads to open ones at the bare path, and closes', async () => {
  await arrive('');
  await waitFor(() => expect(modal()?.textContent).toContain('It opens at 9 AM.'));
  expect(screen.getByRole('link', { name: 'See open restaurants' }).getAttribute('href')).toBe('/store');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(modal()).toBeNull());
});

test('whoever was sent to a dish of a closed restaurant sees that first', async () => {
  await arrive('?dish=3');
  expect(modal()).toBeNull();
});

test('it stays when its page is shown anew: what was closed does not open again', () => {
  const { container } = render(<ClosedNoticePlace vendorId={7} vendorName="Mama Put" opens="" />);
  expect(container.querySelector('[data-island="ClosedNotice"][data-stays]')).not.toBeNull();
});
