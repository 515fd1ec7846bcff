// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import { type LastOrder, lastOrder } from '@jara/contract';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderPage, signIn, signOut } from '../../../../testing/customer-page.tsx';
import { OrderAgainRow } from './order-again-row.tsx';

const order = (more: Partial<LastOrder>): LastOrder =>
  lastOrder.parse({
    ...{ id: 4, vendor: { id: 7, name: 'Mama Put', logo: '' }, first_dish: 'Jollof rice', more_dishes: 2 },
    ...{ total_price: 482_000, currency: 'NGN', created_at: '2026-11-15T12:00:00.000Z' },
    ...more,
  });

// The dialog's code takes longer to load than a test waits for it.
beforeAll(() => import('./reorder-dialog.tsx'));
beforeEach(() => signIn());
afterEach(() => {
  cleanup();
  signOut();
  vi.unstubAllGlobals();
});

test('a card says vendor, dishes and total', () => {
  renderPage(<OrderAgainRow orders={[order({}), order({ id: 5, more_dishes: 0 })]} />);
  const words = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(words).toEqual(['MMama PutJollof rice and 2 more₦4,820.00', 'MMama PutJollof rice₦4,820.00']);
});

test('a tap shows what of the order can be had today; where nothing can, it leads back home', async () => {
  fakeApi({ 'GET /customer/order/4/reorder': () => ({ refused: 'REORDER_EMPTY' }) });
  renderPage(<OrderAgainRow orders={[order({})]} />);
  fireEvent.click(screen.getByRole('button', { name: /Mama Put/ }));
  expect(await screen.findByRole('dialog', { name: 'Order again' })).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Back to home' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
