// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderPage, signIn, signOut } from '../../../testing/customer-page.tsx';
import { VISA } from '../../../testing/example-payment.ts';
import { SavedCards } from './saved-cards.tsx';

// The dialog's code takes longer to load than a test waits for it.
beforeAll(() => import('./remove-card.tsx'));
beforeEach(() => signIn());
afterEach(() => {
  cleanup();
  signOut();
  vi.unstubAllGlobals();
});

const METHODS = 'GET /customer/payment/methods';
const MASTERCARD = {
  ...VISA,
  id: '8d92e6a3-61bf-4f07-8c1e-2e5a9b734796',
  cardBrand: 'mastercard',
  last4: '4796',
  pretty_name: 'mastercard ending in 4796',
};
const WALLET = { ...VISA, id: 'wallet', type: 'wallet', name: 'Wallet', pretty_name: 'Wallet' };
const cards = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('saved cards are listed by brand and last digits, and nothing else', async () => {
  fakeApi({ [METHODS]: () => ({ data: [WALLET, VISA, MASTERCARD] }) });
  renderPage(<SavedCards currency="NGN" />);
  await waitFor(() => expect(cards()).toEqual(['Visa ending in 4081Remove', 'Mastercard ending in 4796Remove']));
});

test('a card is removed after a question, which says what becomes of a charge under way', async () => {
  const calls = fakeApi({
    [METHODS]: () => ({ data: [VISA, MASTERCARD] }),
    [`DELETE /customer/payment/methods/${VISA.id}`]: () => ({ data: null }),
  });
  renderPage(<SavedCards currency="NGN" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Visa ending in 4081' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('A payment that has already started goes to your order or your wallet.');
  expect(calls).toHaveLength(1);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(cards()).toEqual(['Mastercard ending in 4796Remove']);
});

test('a card that is kept is not removed', async () => {
  const calls = fakeApi({ [METHODS]: () => ({ data: [VISA] }) });
  renderPage(<SavedCards currency="NGN" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Visa ending in 4081' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([cards(), calls.length]).toEqual([['Visa ending in 4081Remove'], 1]);
});
