// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import { type DataOf, type dispatchEndpoints, FAILURES, type RiderOrder } from '@jara/contract';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { queryClient } from '../../../shared/api/query-client.ts';
import { session } from '../../../shared/api/session.ts';
import { memberOf, renderAt, signIn } from '../../../testing/staff-page.tsx';
import { PIN_NEEDS_NETWORK } from '../api/complete.mutation.ts';
import { sayNotHandedOver } from '../api/not-handed-over.ts';
import { readCopy } from '../api/order-copy.ts';
import { DeliveriesScreen, loadDeliveryScreen, loadTodayScreen, RiderFrame } from '../index.ts';

const [DeliveryScreen, TodayScreen] = await Promise.all([loadDeliveryScreen(), loadTodayScreen()]);

beforeEach(() => {
  signIn('rider');
  const getCurrentPosition = (found: PositionCallback) => found({ coords: PLACE } as GeolocationPosition);
  const watchPosition = (found: PositionCallback) => {
    found({ coords: PLACE } as GeolocationPosition);
    return 1;
  };
  const geolocation = { getCurrentPosition, watchPosition, clearWatch: () => undefined };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
});
afterEach(() => {
  cleanup();
  act(() => session.end());
  localStorage.clear();
  isLineGone = false;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

let isLineGone = false;
const PLACE = { latitude: 6.45, longitude: 3.4 };
type State = DataOf<typeof dispatchEndpoints.getRiderState>;
const state = (given: Partial<State> = {}) => ({
  ...{ name: 'Musa', city: 'Lagos', on_duty: false, has_missed_offers: false, order_count: 0 },
  today: { currency: 'NGN', deliveries: 0, earned: 0 },
  ...given,
});
const ORDER = {
  ...{ id: 345, class: 'delivery', status: 'accepted_by_driver', version: 4, created_at: '2026-11-19T12:00:00Z' },
  ...{ delivery_date: null, time_range: null, timeline: [], item_count: 2, package_information: null },
  has_photo: false,
  bag_quantity: 1,
  vendor: { name: 'Mama Put', address: '1 Market Road', latitude: 6.43, longitude: 3.42, phone: '+2348055550001' },
  destination: { address: '2 Ring Road', latitude: 6.44, longitude: 3.43 },
  customer: { name: 'Ada Obi', phone: '+2348031234567' },
  customer_delivery_note: 'Blue gate',
} as const;
const OFFER = {
  ...{ id: 9, order_id: 345, class: 'delivery', is_ready: true, item_count: 2, earns: 40_000, currency: 'NGN' },
  ...{ expires_at: '2026-11-19T12:00:45Z', ms_left: 45_000 },
  pickup: { name: 'Mama Put', address: '1 Market Road', km: 1.2 },
  dropoff: { part_of_town: 'Ibadan', km: 2.7 },
};
const SCREENS = (
  <>
    <RiderFrame />
    <Route path="/deliveries" component={DeliveriesScreen} />
    <Route path="/deliveries/:id" component={DeliveryScreen} />
    <Route path="/today" component={TodayScreen} />
  </>
);
/** The API of one order, which moves as it is told. */
function api(status: RiderOrder['status'] | undefined, answers: Parameters<typeof fakeApi>[0] = {}) {
  let now = status;
  const order = () => ({ ...ORDER, status: now });
  const move = (to: RiderOrder['status']) => () => {
    if (isLineGone) throw new TypeError('no line');
    now = to;
    return { data: { id: 345, status: to, version: 5, refunded: 0 } };
  };
  return fakeApi({
    'GET /ops/rider/state': () => ({ data: state({ on_duty: now !== undefined }) }),
    'GET /ops/rider/orders': () => ({ data: { orders: now ? [order()] : [], has_more: false } }),
    'GET /ops/rider/order/345': () => ({ data: order() }),
    'GET /ops/rider/offers': () => ({ data: { offers: [] } }),
    'PUT /ops/rider/position': () => ({ data: { is_used: true } }),
    'POST /ops/rider/order/345/arrived-at-vendor': move('awaiting_pickup'),
    'POST /ops/rider/order/345/picked-up': move('in_transit'),
    'POST /ops/rider/order/345/arrived': move('arrived'),
    'POST /ops/rider/order/345/complete': move('success'),
    'POST /ops/rider/order/345/hand-back': move('ready_for_pickup'),
    'POST /ops/rider/order/345/fail': move('failed'),
    ...answers,
  });
}
const tap = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (pin: string) => {
  for (const digit of pin) fireEvent.click(screen.getByRole('button', { name: digit }));
};

test('a rider goes on duty with their place, and takes the order that is offered', async () => {
  let isOnDuty = false;
  const calls = api(undefined, {
    'GET /ops/rider/state': () => ({ data: state({ on_duty: isOnDuty }) }),
    'PUT /ops/rider/duty'() {
      isOnDuty = true;
      return { data: state({ on_duty: true }) };
    },
    'GET /ops/rider/offers': () => ({ data: { offers: isOnDuty ? [OFFER] : [] } }),
    'POST /ops/rider/offer/9/accept': () => ({ data: { order_id: 345, status: 'accepted_by_driver', version: 4 } }),
    'GET /ops/rider/order/345': () => ({ data: ORDER }),
  });
  const { visited } = renderAt('/deliveries', SCREENS);
  await tap('Go on duty');
  await screen.findByRole('dialog', { name: 'New order' });
  expect([screen.getByText('₦400.00'), screen.getByText('Ibadan')]).toHaveLength(2);
  await tap(/^Accept · 4\d s$/);
  await screen.findByRole('heading', { name: 'Go to Mama Put' });
  expect(visited?.at(-1)).toBe('/deliveries/345');
  expect(calls.find(({ call }) => call === 'PUT /ops/rider/duty')?.body).toEqual({ on_duty: true, place: PLACE });
});

test('on every screen a rider is offered orders, and their place is sent while an order is with them', async () => {
  const calls = api('in_transit', { 'GET /ops/rider/offers': () => ({ data: { offers: [OFFER] } }) });
  renderAt('/money', SCREENS);
  await screen.findByRole('dialog', { name: 'New order' });
  await screen.findByText('Customers see where you are.');
  expect(calls.find(({ call }) => call === 'PUT /ops/rider/position')?.body).toEqual(PLACE);
});

test('an order is brought step by step, each with its way and one button, and ends with the PIN', async () => {
  const calls = api('accepted_by_driver');
  renderAt('/deliveries/345', SCREENS);
  await screen.findByText('3.1 km from you');
  expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+2348055550001');
  expect(screen.getByText(/2 dishes · 1 bag/)).toBeDefined();
  await tap('I am there');
  await tap('I have the order');
  await screen.findByRole('heading', { name: 'Bring it to Ada Obi' });
  expect(screen.getByRole('link', { name: 'Open map' }).getAttribute('href')).toContain('destination=6.44,3.43');
  expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+2348031234567');
  expect(screen.getByText('“Blue gate”')).toBeDefined();
  await tap('I am there');
  await screen.findByText('Ask the customer for the PIN');
  type('4821');
  const done = screen.getByRole<HTMLButtonElement>('button', { name: 'Done' });
  // Until the steps are answered.
  await expect.poll(() => done.disabled).toBe(false);
  fireEvent.click(done);
  await screen.findByRole('heading', { name: 'Delivered' });
  expect(calls.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual([
    ...[undefined, undefined, undefined, { pin: '4821' }],
  ]);
});

test('without a line three taps are shown as done and wait; with it they go out in their order, once', async () => {
  const calls = api('accepted_by_driver');
  isLineGone = true;
  renderAt('/deliveries/345', SCREENS);
  await tap('I am there');
  await tap('I have the order');
  await tap('I am there');
  await screen.findByText('Waiting for the network: 3 actions');
  expect(screen.getByText(PIN_NEEDS_NETWORK)).toBeDefined();
  type('4821');
  const done = screen.getByRole<HTMLButtonElement>('button', { name: 'Done' });
  expect([done.disabled, JSON.stringify(localStorage)]).toEqual([true, expect.not.stringContaining('4821')]);
  const tries = calls.filter(({ call }) => call.startsWith('POST'));
  isLineGone = false;
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => done.disabled).toBe(false);
  expect(screen.queryByText(/^Waiting/)).toBeNull();
  const sent = calls.filter(({ call }) => call.startsWith('POST')).slice(tries.length);
  expect(sent.map(({ call }) => call)).toEqual(
    ['arrived-at-vendor', 'picked-up', 'arrived'].map((step) => `POST /ops/rider/order/345/${step}`),
  );
  expect(new Set([...tries, ...sent].map(({ key }) => key)).size).toBe(3);
});

test('after a reload without a network an order is shown as last known, with its age, and its steps wait', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-19T12:00:00Z'));
  api('accepted_by_driver');
  renderAt('/deliveries', SCREENS);
  await screen.findByText('Go to Mama Put');
  cleanup();
  isLineGone = true;
  const gone = () => {
    throw new TypeError('no line');
  };
  api('accepted_by_driver', { 'GET /ops/rider/order/345': gone });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  now.mockReturnValue(Date.parse('2026-11-19T12:12:30Z'));
  renderAt('/deliveries/345', SCREENS);
  await screen.findByText('This is 12 minutes old. You are offline: what you tap waits.');
  await tap('I am there');
  await screen.findByRole('heading', { name: 'Collect from Mama Put' });
  await screen.findByText('Waiting for the network: 1 action');
  // What one member was shown is not for the next.
  const forget = vi.spyOn(queryClient, 'clear');
  act(() => session.begin({ ...memberOf('rider'), token: `${memberOf('rider').token}y` }));
  expect([forget.mock.calls.length, readCopy()]).toEqual([1, undefined]);
});

test('a step that is refused is told and taken back', async () => {
  api('accepted_by_driver', {
    'POST /ops/rider/order/345/arrived-at-vendor': () => ({ refused: 'ORDER_MOVED_ON' }),
  });
  renderAt('/deliveries/345', SCREENS);
  await tap('I am there');
  await screen.findByText(`#345: ${FAILURES.ORDER_MOVED_ON.message}`);
  expect(screen.getByRole('heading', { name: 'Go to Mama Put' })).toBeDefined();
});

test('a PIN without a network stays on the page alone, and is tried again when the network is back', async () => {
  const calls = api('arrived');
  isLineGone = true;
  renderAt('/deliveries/345', SCREENS);
  await screen.findByText('Ask the customer for the PIN');
  type('4821');
  await tap('Done');
  await screen.findByText(PIN_NEEDS_NETWORK);
  expect(JSON.stringify(localStorage)).not.toContain('4821');
  isLineGone = false;
  const online = vi.spyOn(navigator, 'onLine', 'get');
  for (const isOnline of [false, true]) {
    online.mockReturnValue(isOnline);
    act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  }
  await expect.poll(() => screen.queryByText(PIN_NEEDS_NETWORK)).toBeNull();
  await tap('Done');
  await screen.findByRole('heading', { name: 'Delivered' });
  expect(calls.findLast(({ call }) => call.endsWith('/complete'))?.body).toEqual({ pin: '4821' });
});

test('reason and photo wait together without a line, and the reason goes first', async () => {
  const calls = api('in_transit', {
    'PUT /ops/rider/order/345/photo': () => ({ data: null }),
  });
  isLineGone = true;
  renderAt('/deliveries/345', SCREENS);
  await screen.findByRole('heading', { name: 'Bring it to Ada Obi' });
  const body = { reason: 'The address is wrong', fault: null };
  await act(() => sayNotHandedOver(345, body, new Blob(['photo'], { type: 'image/jpeg' })));
  await screen.findByText('The photo is sent as soon as the network allows it.');
  expect(localStorage.getItem('console_photos')).toContain('345');
  const tries = calls.length;
  isLineGone = false;
  window.dispatchEvent(new Event('online'));
  await screen.findByText('#345: the photo is with support.');
  const ends = calls.slice(tries).map(({ call }) => call.split('/').at(-1));
  expect(ends.filter((end) => end === 'fail' || end === 'photo')).toEqual(['fail', 'photo']);
  expect(localStorage.getItem('console_photos')).toBeNull();
  expect(screen.getByLabelText('Photo of the door or the street')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Keep the food with you' })).toBeDefined();
});

test('a wrong PIN says so above the digits, which can be typed again', async () => {
  api('arrived', { 'POST /ops/rider/order/345/complete': () => ({ refused: 'PIN_WRONG' }) });
  const { said } = renderAt('/deliveries/345', SCREENS);
  await screen.findByText('Ask the customer for the PIN');
  type('0000');
  await tap('Done');
  await screen.findByText(FAILURES.PIN_WRONG.message);
  expect([said, screen.getByLabelText('0 of 4 digits')]).toEqual([[], expect.anything()]);
});

test.each([
  ['Could not hand over', 'The order is wrong or incomplete', 'fail', 'vendor_fault'],
  ['Hand back', 'An accident', 'hand-back', undefined],
])('%s asks why, and says so to support', async (name, reason, path, fault) => {
  const calls = api('in_transit');
  renderAt('/deliveries/345', SCREENS);
  await tap(name);
  await screen.findByRole('dialog', { name });
  fireEvent.click(await screen.findByRole('radio', { name: reason }));
  const buttons = await screen.findAllByRole('button', { name });
  fireEvent.click(buttons.at(-1) as HTMLElement);
  await vi.waitUntil(() => calls.some(({ call }) => call === `POST /ops/rider/order/345/${path}`));
  const { body } = calls.find(({ call }) => call.endsWith(path)) ?? {};
  expect(body).toEqual({ reason, ...(fault && { fault }) });
});

test('somebody who was taken off duty reads why, and today has its sum', async () => {
  api(undefined, {
    'GET /ops/rider/state': () => ({ data: state({ has_missed_offers: true }) }),
    'GET /ops/rider/today': () => ({
      data: {
        ...{ currency: 'NGN', earned: 40_000 },
        deliveries: [{ order_id: 345, vendor: 'Mama Put', completed_at: '2026-11-19T12:00:00Z', earned: 40_000 }],
      },
    }),
  });
  renderAt('/deliveries', SCREENS);
  await screen.findByText('You were taken off duty, because three offers were not answered.');
  cleanup();
  renderAt('/today', SCREENS);
  expect(await screen.findAllByText('₦400.00')).toHaveLength(2);
});
