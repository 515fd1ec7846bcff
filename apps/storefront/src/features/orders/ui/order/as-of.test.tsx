// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AsOf } from './as-of.tsx';

beforeEach(() => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ANSWERED = { dataUpdatedAt: Date.parse('2026-11-16T13:05:00.000Z'), failureCount: 0, isError: false };
const words = (query = ANSWERED, currency: 'NGN' | 'GHS' = 'NGN') =>
  render(<AsOf query={query} currency={currency} />).container.textContent;

test('what is up to date says nothing of when it was true', () => {
  expect(words()).toBe('');
});

test('what could not be loaded anew says when it was true, on the vendor’s clock', () => {
  expect(words({ ...ANSWERED, failureCount: 1 })).toBe('As of 16 Nov 2026, 2:05 PM. We could not load anything newer.');
  expect(words({ ...ANSWERED, isError: true }, 'GHS')).toBe(
    'As of 16 Nov 2026, 1:05 PM. We could not load anything newer.',
  );
});

test('when the network goes it says so at once, and no more when it is back', () => {
  const { container } = render(<AsOf query={ANSWERED} currency="NGN" />);
  const go = (to: 'online' | 'offline') => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(to === 'online');
    act(() => void window.dispatchEvent(new Event(to)));
    return container.textContent;
  };
  expect(go('offline')).toBe('As of 16 Nov 2026, 2:05 PM. You are offline.');
  expect(go('online')).toBe('');
});
