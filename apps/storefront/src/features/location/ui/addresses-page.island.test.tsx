// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import type { CustomerAddress } from '@jara/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn, signOut } from '../../../testing/customer-page.tsx';
import { AddressesPage } from './addresses-page.island.tsx';

const address = (id: number, display_name: string): CustomerAddress => ({
  ...{ id, display_name, pretty_name: `${display_name}, Lagos`, state: 'Lagos', country_code: 'NG', city: 'Lagos' },
  ...{ coordinate: { x: 3.4, y: 6.5 }, landmark: null, recipient: null, is_active: false },
});
const LAGOS = { slug: 'lagos', country_code: 'NG', coordinate: { x: 3.39, y: 6.45 } } as const;
const LIST = 'GET /customer/address';

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/store/addresses');
  signIn();
});
afterEach(() => {
  cleanup();
  signOut();
  vi.unstubAllGlobals();
});

test('the address that is tapped is where orders go, here and on other devices', async () => {
  const calls = fakeApi({
    [LIST]: () => ({ data: [address(1, 'Home'), address(2, 'Office')] }),
    'POST /customer/address/set-active': () => ({ data: address(2, 'Office') }),
  });
  render(<AddressesPage mapStyleUrl={undefined} cities={[LAGOS]} />);
  fireEvent.click(await screen.findByRole('radio', { name: /Office/ }));
  await waitFor(() => expect(screen.getByRole('radio', { name: /Office/ }).getAttribute('aria-checked')).toBe('true'));
  expect(JSON.parse(localStorage.getItem('location') ?? '{}')).toMatchObject({ id: 2 });
  expect(document.cookie, 'lists are for it').toContain('place=lagos@6.5000,3.4000');
  expect(calls.at(-1)?.body).toEqual({ addressId: 2 });
});

test('an address is removed once the person has said so twice, and is then not the chosen one', async () => {
  localStorage.setItem('location', JSON.stringify(address(1, 'Home')));
  localStorage.setItem('customerAddress', '1');
  fakeApi({
    [LIST]: () => ({ data: [address(1, 'Home')] }),
    'DELETE /customer/address/1': () => ({ data: null }),
  });
  render(<AddressesPage mapStyleUrl={undefined} cities={[LAGOS]} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Home' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Home' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No address yet')).toBeTruthy();
  expect([localStorage.getItem('location'), localStorage.getItem('customerAddress')]).toEqual([null, null]);
});
