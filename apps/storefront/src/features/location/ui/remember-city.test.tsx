// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { notifySelection } from '../model/location-storage.ts';
import { rememberPlace } from '../model/place-cookie.ts';
import { RememberCity } from './remember-city.tsx';

const refresh = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

test('the page of another address is asked for when there is a network, and not before', () => {
  window.history.replaceState(null, '', '/store');
  render(<RememberCity place="lagos" locations={[]} />);
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
