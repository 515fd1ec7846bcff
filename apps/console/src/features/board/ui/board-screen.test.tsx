// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import type { BoardOrder, VendorState } from '@jara/contract';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../../shared/api/session.ts';
import { boardOrder } from '../../../testing/board-order.ts';
import { renderAt, signIn } from '../../../testing/staff-page.tsx';
import { ringer } from '../model/ringer.ts';
import { touchedOrders } from '../model/touched-orders.ts';
import { Bell } from './bell.tsx';
import { BoardScreen } from './board-screen.tsx';

const STATE: VendorState = {
  ...{ id: 12, name: 'Cedar Burger Yard', currency: 'NGN', time_zone: 'Africa/Lagos', self_delivery: false },
  ...{ is_open: true, is_temporarily_unavailable: false, delivery_minutes: 30, busy_minutes: 0, busy_until: null },
  ...{ paused_until: null, has_yet_to_open: false, accept_minutes: 20, accepts_by_itself: false },
};

const moved = (order: BoardOrder) => ({
  data: { id: order.id, status: order.status, version: order.version, refunded: 0 },
});

/** A vendor's board with these orders; a later read of one gives what `orders` has by then. */
function openBoard(first: readonly BoardOrder[], given: Partial<VendorState> = {}) {
  const orders = new Map(first.map((order) => [order.id, order]));
  const answers: Parameters<typeof fakeApi>[0] = {
    'GET /ops/vendor/board': () => ({ data: { orders: [...orders.values()], is_cut: false } }),
    'GET /ops/vendor/state': () => ({ data: { ...STATE, ...given } }),
  };
  for (const id of orders.keys())
    answers[`GET /ops/vendor/order/${id}`] = () => ({ data: { ...orders.get(id), timeline: [] } });
  const calls = fakeApi(answers);
  const page = renderAt(
    '/board',
    <>
      <Bell onCount={() => undefined} />
      <BoardScreen />
    </>,
  );
  return { ...page, orders, answers, calls };
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  signIn('vendor');
});
afterEach(() => {
  cleanup();
  act(() => session.end());
  localStorage.clear();
  touchedOrders.lookAgain();
  vi.unstubAllGlobals();
});

const card = (id: number) => screen.findByRole('article', { name: `#${id}` });

test('a card has every option and note, and accepting takes it to those being made at once', async () => {
  const { answers, orders, calls } = openBoard([boardOrder(7)]);
  const shown = await card(7);
  for (const words of ['Cedar burger', 'Extra cheese', 'Spicy', 'No onions'])
    expect(within(shown).getByText(words, { exact: false })).toBeDefined();
  answers['POST /ops/vendor/order/7/accept'] = () => {
    orders.set(7, boardOrder(7, { status: 'fresh', version: 2, ready_by: '2026-11-16T11:20:00.000Z' }));
    return moved(boardOrder(7, { status: 'fresh', version: 2 }));
  };
  fireEvent.click(within(shown).getByRole('button', { name: 'Accept, ready in 20 minutes' }));
  expect(screen.getByRole('heading', { name: 'Being made 1' })).toBeDefined();
  await expect.poll(() => calls.find(({ call }) => call.endsWith('/accept'))?.body).toEqual({ minutes: 20 });
  expect(within(await card(7)).getByRole('button', { name: 'Ready' })).toBeDefined();
});

test('an action that is refused puts its order back and says why', async () => {
  const { answers } = openBoard([boardOrder(7)]);
  answers['POST /ops/vendor/order/7/accept'] = () => ({ refused: 'ORDER_MOVED_ON' });
  fireEvent.click(within(await card(7)).getByRole('button', { name: 'Accept, ready in 10 minutes' }));
  await screen.findByText(/^#7: /);
  expect(screen.getByRole('heading', { name: 'New 1' })).toBeDefined();
});

test('what a dish that is out of stock gives back is shown, and confirmed, before it is said', async () => {
  const { answers, calls } = openBoard([boardOrder(7)]);
  const dish = { item_id: 1, pack_reference: '00000000-0000-4000-8000-00000000000a' };
  answers['GET /ops/vendor/order/7/stock-out'] = () => ({
    data: { currency: 'NGN', dishes: [{ ...dish, name: 'Cedar burger', refund: 130_000 }] },
  });
  answers['POST /ops/vendor/order/7/stock-out'] = () => moved(boardOrder(7, { version: 2 }));
  fireEvent.click(within(await card(7)).getByRole('button', { name: 'Out of stock' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Out of stock, give back ₦1,300.00' }));
  expect(calls.some(({ call }) => call === 'POST /ops/vendor/order/7/stock-out')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Give back ₦1,300.00' }));
  await expect.poll(() => calls.find(({ call }) => call === 'POST /ops/vendor/order/7/stock-out')?.body).toEqual(dish);
});

test('a new order rings until its card is touched, and does not ring again after a reload', async () => {
  const setRinging = vi.spyOn(ringer, 'setRinging');
  const { unmount } = openBoard([boardOrder(7)]);
  const shown = await card(7);
  expect(document.title).toBe('(1 new) Jara console');
  expect(screen.getByRole('button', { name: 'Stop ringing' })).toBeDefined();
  expect(setRinging).toHaveBeenLastCalledWith(true, true);
  fireEvent.click(shown);
  expect(setRinging).toHaveBeenLastCalledWith(false, true);
  expect(screen.queryByRole('button', { name: 'Stop ringing' })).toBeNull();
  unmount();
  touchedOrders.lookAgain();
  openBoard([boardOrder(7)]);
  await card(7);
  expect(screen.queryByRole('button', { name: 'Stop ringing' })).toBeNull();
});

test('an order that was accepted by itself does not ring, and is marked as new until it is touched', async () => {
  openBoard([boardOrder(7, { status: 'fresh' })], { accepts_by_itself: true });
  const shown = await card(7);
  expect(within(shown).getByText('New')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Stop ringing' })).toBeNull();
  expect(await screen.findByText('Open, accepting automatically')).toBeDefined();
  fireEvent.click(shown);
  expect(within(shown).queryByText('New')).toBeNull();
});
