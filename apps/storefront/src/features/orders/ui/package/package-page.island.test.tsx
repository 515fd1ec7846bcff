// @vitest-environment happy-dom
import { type Call, fakeApi } from '@jara/api-client/testing';
import type { FollowedPackage } from '@jara/contract';
import { timelineEntries } from '@jara/domain/order';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PackagePage } from './package-page.island.tsx';

const ID = 412_345_678;
const TOKEN = 'c2VjcmV0LW9mLXRlc3RzLg';
let calls: Call[];
let carried: FollowedPackage;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-16T13:00:00Z') });
  const happened = [{ action: 'DRIVER_PICKED_ORDER' as const, created_at: new Date('2026-11-16T12:50:00Z') }];
  carried = {
    ...{ order_id: ID, status: 'in_transit', currency: 'NGN', pin: '4821' },
    timeline: timelineEntries('package_delivery', happened),
    arrival: { from: '2026-11-16T13:20:00.000Z', to: '2026-11-16T13:30:00.000Z' },
  };
  calls = fakeApi({ 'POST /package/follow': () => ({ data: carried }) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms = 50) => act(() => vi.advanceTimersByTimeAsync(ms));
async function open(hash: string) {
  window.history.replaceState(null, '', `/store/package${hash}`);
  render(<PackagePage />);
  await pass();
}
const text = () => document.body.textContent ?? '';

test('the link of a package shows its steps, when it comes and its PIN, to somebody who is not signed in', async () => {
  await open(`#${ID}.${TOKEN}`);
  expect(calls).toMatchObject([{ call: 'POST /package/follow', query: {}, body: { order_id: ID, token: TOKEN } }]);
  for (const words of [
    'On its way',
    'A rider is bringing it.',
    'Arrives2:20 PM – 2:30 PM',
    'Delivery PIN4821',
    'Package in transit',
  ])
    expect(text()).toContain(words);
  carried = { ...carried, status: 'arrived', arrival: null };
  await pass(60_000);
  expect(text()).toContain('The rider is at the door.');
});

test('a link that is cut or leads to nothing says so, and asks for nothing more', async () => {
  await open(`#${ID}.${TOKEN.slice(3)}`);
  expect([text().includes('This link leads to no package'), calls]).toEqual([true, []]);
  cleanup();
  fakeApi({ 'POST /package/follow': () => ({ refused: 'ORDER_NOT_FOUND' }) });
  await open(`#${ID + 1}.${TOKEN}`);
  expect(screen.getByRole('heading', { level: 1, name: 'This link leads to no package' })).toBeTruthy();
});
