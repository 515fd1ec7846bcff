// @vitest-environment happy-dom
import type { Order, OrderStatus } from '@jara/contract';
import { timelineEntries } from '@jara/domain/order';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleOrder } from '../../../../testing/example-order.ts';
import { CallRider } from './call-rider.tsx';

const NOW = new Date('2026-11-16T13:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The link to the rider of an order that was delivered so many minutes ago, if it was. */
function link(status: OrderStatus, minutesAgo?: number, more: Partial<Order> = {}): HTMLElement | null {
  cleanup();
  const happened =
    minutesAgo === undefined
      ? []
      : [{ action: 'ORDER_COMPLETED' as const, created_at: new Date(NOW.getTime() - minutesAgo * 60_000) }];
  const timeline = timelineEntries('delivery', happened);
  const driver = { name: 'Emeka', phone: '2348055550001' };
  render(<CallRider order={exampleOrder({ status, timeline, driver, ...more })} />);
  return screen.queryByRole('link');
}

test('a rider is called with a tap, and the number is there to be read', () => {
  expect(link('in_transit')?.getAttribute('href')).toBe('tel:+2348055550001');
  expect(link('in_transit')).toBe(screen.getByRole('link', { name: 'Call rider Emeka · +2348055550001' }));
});

test('three quarters of an hour after the delivery the link is grey, leads nowhere and says no number', () => {
  expect(link('success', 44)?.getAttribute('href')).toBe('tel:+2348055550001');
  const grey = link('success', 46);
  expect(grey?.textContent).toBe('Call rider');
  expect([grey?.getAttribute('aria-disabled'), grey?.hasAttribute('href')]).toEqual(['true', false]);
});

test('where there is no rider there is no link', () => {
  expect(link('received', undefined, { driver: null })).toBeNull();
});
