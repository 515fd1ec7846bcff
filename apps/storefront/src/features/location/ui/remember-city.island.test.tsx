// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import type { AvailableLocation, CustomerAddress } from '@jara/contract';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notifySelection } from '@/shared/browser/chosen-location.ts';
import { rememberPlace } from '@/shared/browser/place-cookie.ts';
import { signIn, signOut } from '../../../testing/customer-page.tsx';
import { LocationName } from './location-name.island.tsx';
import { RememberCity } from './remember-city.island.tsx';

const refresh = vi.hoisted(() => vi.fn());
vi.mock('@/shared/browser/navigation.ts', () => ({ refreshPage: refresh }));

beforeEach(() => {
  refresh.mockClear();
  window.history.replaceState(null, '', '/store');
  rememberPlace('lagos');
});
afterEach(() => {
  cleanup();
  signOut();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

test('the page of another address is asked for when there is a network, and not before', () => {
  render(<RememberCity place="lagos" isPlaceNamed={false} locations={[]} />);
  setOnline(false);
  rememberPlace('lagos', { x: 3.3515, y: 6.6018 });
  act(() => notifySelection());
  expect(refresh).not.toHaveBeenCalled();
  setOnline(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(refresh).toHaveBeenCalledTimes(1);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(refresh).toHaveBeenCalledTimes(1);
});

const LAGOS: AvailableLocation = {
  ...{ id: 1, slug: 'lagos', display_name: 'Lagos', state: 'Lagos', country_code: 'NG', currency: 'NGN' },
  ...{ time_zone: 'Africa/Lagos', coordinate: { x: 3.3947, y: 6.4541 } },
};
const ACCRA: AvailableLocation = {
  ...{ id: 2, slug: 'accra', display_name: 'Accra', state: 'Greater Accra', country_code: 'GH', currency: 'GHS' },
  ...{ time_zone: 'Africa/Accra', coordinate: { x: -0.2, y: 5.56 } },
};
const OSU: CustomerAddress = {
  ...{ id: 4, display_name: '5 Oxford Street', pretty_name: '5 Oxford Street, Osu', state: 'Greater Accra' },
  ...{ city: 'Osu', country_code: 'GH', coordinate: { x: -0.18, y: 5.56 }, landmark: null, recipient: null },
  is_active: true,
};

function showHeader(isPlaceNamed: boolean): void {
  const page = { place: 'lagos', isPlaceNamed, locations: [LAGOS, ACCRA] };
  render(
    <>
      <LocationName {...page} />
      <RememberCity {...page} />
    </>,
  );
}

test('after sign-in on a new device, header, lists and cart are for the account’s address', async () => {
  fakeApi({ 'GET /customer/address': () => ({ data: [{ ...OSU, id: 9, is_active: false }, OSU] }) });
  showHeader(false);
  expect(screen.getByText('Lagos, Lagos')).toBeTruthy();
  act(() => signIn());
  await waitFor(() => expect(screen.getByText('5 Oxford Street')).toBeTruthy());
  expect(JSON.parse(localStorage.getItem('location') ?? '{}')).toMatchObject({ id: 4 });
  expect(document.cookie).toContain('place=accra@5.5600,-0.1800');
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
});

test('an address that was chosen here stays, and so does a city other than the account’s', async () => {
  const calls = fakeApi({ 'GET /customer/address': () => ({ data: [OSU] }) });
  localStorage.setItem('location', JSON.stringify({ ...OSU, id: 5 }));
  showHeader(false);
  act(() => signIn());
  expect(calls).toEqual([]);
  cleanup();
  localStorage.setItem('location', JSON.stringify(LAGOS));
  showHeader(false);
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.getByText('Lagos, Lagos')).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('location') ?? '{}')).toMatchObject({ slug: 'lagos' });
});

test('a list whose address names its city stays there when the account’s address is elsewhere', async () => {
  fakeApi({ 'GET /customer/address': () => ({ data: [OSU] }) });
  showHeader(true);
  act(() => signIn());
  await waitFor(() => expect(document.cookie).toContain('place=accra@'));
  expect(screen.getByText('Lagos, Lagos')).toBeTruthy();
  expect(refresh).not.toHaveBeenCalled();
});
