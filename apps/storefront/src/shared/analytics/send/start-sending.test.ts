// @vitest-environment happy-dom
import type { PlaceOrderDetails } from '@jara/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSqs, sqsError, sqsThrottled } from '../../../testing/sqs-server.ts';
import { until } from '../../../testing/until.ts';

const ORDER: PlaceOrderDetails = {
  source: 'web',
  vendor_id: 7,
  notes: { customer_vendor_note: '', customer_delivery_note: '' },
  class: 'delivery',
  order_items: [{ item_id: 3, quantity: 2 }],
  payment_method_type: 'wallet',
  payment_method_id: null,
  address_id: 5,
  fee_id: 9,
  delivery_date: null,
  time_range: null,
  bag_quantity: 0,
  checkout_from_cart: true,
  cart_created_time: null,
  requires_delivery_pin: false,
  promo_codes: [],
};

let sqs: ReturnType<typeof openSqs>;
let tabs: (() => void)[] = [];

/** What has one name is done by one tab at a time. */
function openLocks(): void {
  let turn: Promise<unknown> = Promise.resolve();
  const request = (_: string, work: () => Promise<unknown>) => {
    turn = turn.then(work, work);
    return turn;
  };
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as LockManager);
}

/** A page with its own memory; the storage is that of all tabs. */
async function openTab() {
  vi.resetModules();
  const { track } = await import('../track.ts');
  const { waitingEvents } = await import('./event-queue.ts');
  const { startSending } = await import('./start-sending.ts');
  const { setDataOwner } = await import('../../browser/data-owner.ts');
  (await import('../../api/browser-session.ts')).browserSession().onHandOver(setDataOwner);
  // Here already, so that what is sent is decided in the moment of the flush.
  await import('./send-waiting.ts');
  tabs.push(startSending());
  const view = (name: string) => track({ event_type: 'view_component', name });
  return {
    track,
    view,
    viewMany: (count: number) => Array.from({ length: count }, (_, index) => view(`part_${index}`)),
    waiting: () => waitingEvents().map(({ event }) => event.name),
  };
}

const become = (sight: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(sight);
  document.dispatchEvent(new Event('visibilitychange'));
};
const go = (network: 'online' | 'offline') => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(network === 'online');
  window.dispatchEvent(new Event(network));
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const sent = () => sqs.events().map(({ name }) => name);
/** On the queue, and gone from the storage. */
const untilSent = (count: number) =>
  until(() => {
    const kept = Object.keys(window.localStorage).join();
    return sqs.events().length === count && sqs.events().every(({ id }) => !kept.includes(id));
  });

/** No tab sends any more: somebody else gets the lock. */
async function untilIdle(): Promise<void> {
  await until(() => true);
  let isFree = false;
  void navigator.locks.request('analytics', async () => {
    isFree = true;
  });
  await until(() => isFree);
}

beforeEach(() => {
  vi.useFakeTimers({
    now: new Date('2026-01-02T03:04:05Z'),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  window.history.replaceState(null, '', '/store');
  document.documentElement.dataset['awake'] = '';
  openLocks();
  sqs = openSqs();
});

afterEach(() => {
  for (const close of tabs) close();
  tabs = [];
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
  window.localStorage.clear();
});

test('analytics.008 analytics.016 what has gathered in the storage goes to the queue after 60 seconds', async () => {
  const { view, waiting } = await openTab();
  await pass(5_000);
  view('early');
  await pass(54_999);
  view('late');
  expect(waiting()).toEqual(['early', 'late']);
  await pass(1);
  await untilSent(2);
  expect(sqs.messages).toMatchObject([{ style: 'bulk', payload: [{ name: 'early' }, { name: 'late' }] }]);
});

test('analytics.016 a second interval sends errors and the tap on ‘Place order’ after 15 seconds', async () => {
  const { track, view, waiting } = await openTab();
  view('other');
  track({ event_type: 'click_button', name: 'place_order', details: ORDER });
  await pass(14_999);
  track({ event_type: 'error_error', name: 'script', details: { code: 'TypeError' } });
  await pass(1);
  await untilSent(2);
  expect(sqs.messages).toMatchObject([
    { style: 'single', payload: { name: 'place_order' } },
    { style: 'single', payload: { name: 'script' } },
  ]);
  expect(waiting()).toEqual(['other']);
  await pass(45_000);
  await untilSent(3);
});

test('analytics.011 a message has at most 10 events, and ten that wait go at once', async () => {
  const { viewMany } = await openTab();
  viewMany(10);
  await untilSent(10);
  go('offline');
  viewMany(25);
  go('online');
  await untilSent(35);
  expect(sqs.messages.map(({ payload }) => [payload].flat().length)).toEqual([10, 10, 10, 5]);
});

test('where data is saved, events are sent every five minutes', async () => {
  document.cookie = 'data_saver=on';
  const { view } = await openTab();
  document.cookie = 'data_saver=; Max-Age=0';
  view('seen');
  await pass(299_000);
  expect(sent()).toEqual([]);
  await pass(1_000);
  await untilSent(1);
});

const names = { country_code: 'NG', last_name: 'Obi', first_name: 'Ada', phone: '0803', user_reference: 'r' };
const ADA = { token: 'token', id: 7, email: 'ada@example.com', ...names };

test('a customer’s events leave the storage with them, and are sent at once', async () => {
  document.cookie = `user=${encodeURIComponent(JSON.stringify(ADA))}`;
  const { view } = await openTab();
  view('as_customer');
  document.cookie = 'user=; Max-Age=0';
  window.dispatchEvent(new Event('focus'));
  expect(JSON.stringify({ ...window.localStorage })).not.toContain(ADA.email);
  await untilSent(1);
  expect(sqs.messages).toMatchObject([{ user: { id: 7 }, payload: [{ name: 'as_customer' }] }]);
});

test('events of a guest and of the customer whom the guest becomes go in messages of their own', async () => {
  const { view } = await openTab();
  view('as_guest');
  document.cookie = `user=${encodeURIComponent(JSON.stringify(ADA))}`;
  view('as_customer');
  document.cookie = 'user=; Max-Age=0';
  view('as_guest_again');
  await pass(60_000);
  await untilSent(3);
  expect(sqs.messages).toMatchObject([
    { user: { id: 0 }, payload: [{ name: 'as_guest' }, { name: 'as_guest_again' }] },
    { user: { id: 7, email: { email: 'ada@example.com' } }, payload: [{ name: 'as_customer' }] },
  ]);
});

test.each(['visibilitychange', 'pagehide'])(
  'a page that goes (%s) sends what waits, and outlives itself',
  async (by) => {
    const { view } = await openTab();
    view('last');
    if (by === 'pagehide') window.dispatchEvent(new Event('pagehide'));
    else become('hidden');
    await untilSent(1);
    expect(sqs.requests[0]?.keepalive).toBe(true);
  },
);

test('a visit that ends in its first minute has sent its first batch after five seconds', async () => {
  const { view, waiting } = await openTab();
  view('seen');
  await pass(4_999);
  expect(waiting()).toEqual(['seen']);
  await pass(1);
  await untilSent(1);
});

test('a page that nobody touches sends what was seen on it too', async () => {
  delete document.documentElement.dataset['awake'];
  const { view } = await openTab();
  view('seen');
  await pass(14_999);
  expect(sqs.requests).toEqual([]);
  await pass(1);
  await untilSent(1);
});

test('times are the server’s where the device’s clock is wrong, and the same when they are sent again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const DAY_MS = 86_400_000;
  sqs.setClockAhead(DAY_MS);
  const { view } = await openTab();
  view('seen');
  const own = Date.now();
  sqs.answers.push(sqsError(403, 'AccessDenied'));
  await pass(5_000);
  await until(() => sqs.requests.length === 1);
  await untilIdle();
  await pass(55_000);
  await untilSent(1);
  const { MessageBody } = JSON.parse(sqs.requests[0]?.body ?? '');
  const [first, last] = [JSON.parse(MessageBody).payload, sqs.messages[0]?.payload].flat();
  expect(last).toEqual(first);
  expect(Date.parse(last.timestamp) - own).toBe(DAY_MS);
});

test('a page out of sight has no timers, and one that comes back has them again', async () => {
  await openTab();
  // The two intervals, and the first batch.
  expect(vi.getTimerCount()).toBe(3);
  become('hidden');
  expect(vi.getTimerCount()).toBe(0);
  become('visible');
  expect(vi.getTimerCount()).toBe(2);
});

test('analytics.022 offline nothing is tried, and what waits goes when the network is back', async () => {
  const { viewMany, waiting } = await openTab();
  go('offline');
  viewMany(12);
  await pass(60_000);
  expect(waiting()).toHaveLength(12);
  go('online');
  await untilSent(12);
  expect(sqs.requests).toHaveLength(2);
  expect(waiting()).toEqual([]);
});

test('what an earlier page left goes first, but no request before the page can be used and is idle', async () => {
  const earlier = await openTab();
  earlier.view('left');
  tabs.pop()?.();
  delete document.documentElement.dataset['awake'];
  let runIdle: () => void = () => undefined;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    runIdle = run;
  });
  const { viewMany, waiting } = await openTab();
  viewMany(10);
  await pass(9_000);
  become('hidden');
  become('visible');
  window.dispatchEvent(new Event('awake'));
  await pass(60_000);
  viewMany(1);
  expect(waiting()).toHaveLength(12);
  runIdle();
  await untilSent(12);
  expect(sqs.requests).toHaveLength(2);
});

test('a queue that has too much of a browser is left alone as long as it says, by every page', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { viewMany } = await openTab();
  sqs.answers.push(sqsThrottled(1_800));
  viewMany(10);
  await until(() => sqs.answers.length === 0);
  await untilIdle();
  const next = await openTab();
  for (let minute = 0; minute < 29; minute += 1) {
    next.viewMany(10);
    become('hidden');
    become('visible');
    await pass(60_000);
  }
  await untilIdle();
  expect(sqs.requests).toHaveLength(1);
  await pass(60_000);
  await untilSent(300);
});

test('two tabs send what both have recorded once', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.view('of_one');
  other.view('of_other');
  await pass(60_000);
  await untilSent(2);
  one.view('later');
  await pass(60_000);
  await untilSent(3);
  expect(sent()).toEqual(['of_one', 'of_other', 'later']);
});

test('a reload in the middle of a send loses nothing: the event goes again under the same id', async () => {
  const before = await openTab();
  before.view('once');
  const answer = sqs.hold();
  await pass(60_000);
  await until(() => sqs.requests.length === 1);
  expect(before.waiting()).toEqual(['once']);
  // The page is gone, and its lock with it.
  openLocks();
  const after = await openTab();
  await pass(60_000);
  await until(() => sqs.requests.length === 2);
  answer();
  await untilSent(2);
  expect(new Set(sqs.events().map(({ id }) => id)).size).toBe(1);
  expect(after.waiting()).toEqual([]);
});

test('a batch that the queue refuses for its content is dropped, and does not hold up the others', async () => {
  const { track, view } = await openTab();
  vi.spyOn(console, 'warn').mockReturnValue();
  track({ event_type: 'error_error', name: 'script', details: { code: 'TypeError' } });
  view('next');
  sqs.answers.push(sqsError(400, 'InvalidMessageContents'));
  await pass(60_000);
  await untilSent(1);
  expect(sent()).toEqual(['next']);
  expect(sqs.requests).toHaveLength(2);
});

test.each([
  ['production', 0],
  ['development', 1],
])('analytics.015 in %s a failed send is logged %i times, and its events wait', async (environment, times) => {
  vi.stubEnv('NODE_ENV', environment);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { view, viewMany, waiting } = await openTab();
  sqs.answers.push(sqsError(403, 'AccessDenied'));
  viewMany(10);
  await until(() => sqs.answers.length === 0);
  await untilIdle();
  // Ten and more wait: not every event is a reason to ask a queue that has just failed.
  view('eleventh');
  view('twelfth');
  await untilIdle();
  expect(waiting()).toHaveLength(12);
  await pass(60_000);
  await untilSent(12);
  expect(warn).toHaveBeenCalledTimes(times);
  expect(sqs.requests).toHaveLength(3);
});
