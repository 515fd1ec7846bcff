// @vitest-environment happy-dom
import { behaviourEvent, type PlaceOrderDetails, type SignedInUser } from '@jara/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeEvents, waitingEvents } from './send/event-queue.ts';
import { track } from './track.ts';

const ADA: SignedInUser = {
  token: 'token',
  country_code: 'NG',
  email: 'ada@example.com',
  id: 7,
  last_name: 'Obi',
  phone: '08030000000',
  first_name: 'Ada',
  user_reference: 'reference',
};
const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-02T03:04:05Z') });
  window.history.replaceState(null, '', '/store/lagos/restaurant/mama-put?q=0803');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  window.localStorage.clear();
});

const view = (name: string) => track({ event_type: 'view_component', name });
const names = () => waitingEvents().map(({ event }) => event.name);

test('an event has an id, its time, and the path of its page without the query', () => {
  track({ event_type: 'click_component', name: 'add_to_cart', details: { menu_id: 3, vendor_id: 7 } });
  const [waiting] = waitingEvents();
  expect(waiting?.event).toEqual({
    id: expect.any(String),
    timestamp: '2026-01-02T03:04:05.000Z',
    path: '/store/lagos/restaurant/mama-put',
    event_type: 'click_component',
    name: 'add_to_cart',
    details: { menu_id: 3, vendor_id: 7 },
  });
  expect(behaviourEvent.safeParse(waiting?.event).error).toBeUndefined();
});

test('what no path of ours has is left out of an event, which stays a valid one', () => {
  window.history.replaceState(null, '', `/store/(a)@b~c/${'d'.repeat(300)}`);
  view('page');
  const [waiting] = waitingEvents();
  expect(waiting?.event.path).toMatch(/^\/store\/abc\/d+$/);
  expect(behaviourEvent.safeParse(waiting?.event).error).toBeUndefined();
});

test('only a tap on ‘Place order’ says what was ordered, and it has to', () => {
  // Never called: the types are what is shown.
  const _calls = (details: PlaceOrderDetails) => {
    track({ event_type: 'click_button', name: 'place_order', details });
    track({ event_type: 'view_button', name: 'place_order' });
    // @ts-expect-error: nothing is said of the order.
    track({ event_type: 'click_button', name: 'place_order' });
    // @ts-expect-error: what was ordered is said of another button.
    track({ event_type: 'click_button', name: 'add_promo', details });
    // @ts-expect-error: a page has no such detail.
    track({ event_type: 'view_page', name: 'home', details: { phone: '0803' } });
  };
  expect(_calls).toBeDefined();
});

test('nothing is recorded on the server', () => {
  vi.stubGlobal('window', undefined);
  view('page');
  vi.unstubAllGlobals();
  expect(waitingEvents()).toEqual([]);
});

test('analytics.003 the storage has the session’s id and start, and its events, each under its own key', () => {
  view('first');
  view('second');
  const { sessionId, timestamp } = JSON.parse(window.localStorage.getItem('analytics') ?? '');
  expect(timestamp).toBe(Date.now());
  const kept = Object.keys(window.localStorage).filter((key) => key.startsWith(`analytics.event.${sessionId}.`));
  expect(kept).toHaveLength(2);
  expect(waitingEvents().map((waiting) => waiting.sessionId)).toEqual([sessionId, sessionId]);
});

test('analytics.005 an event is of the user at its time, and of the guest with id 0 before', () => {
  view('before');
  document.cookie = `user=${encodeURIComponent(JSON.stringify(ADA))}`;
  view('after');
  document.cookie = 'user=; Max-Age=0';
  expect(waitingEvents().map(({ user }) => user)).toEqual([
    { email: { email: 'guest' }, id: 0 },
    { email: { email: 'ada@example.com' }, id: 7 },
  ]);
});

test('analytics.017 a session lasts 24 hours: the first event after that opens a new one', () => {
  view('first');
  vi.advanceTimersByTime(24 * HOUR - 1);
  view('last');
  vi.advanceTimersByTime(1);
  view('next');
  const [first, last, next] = waitingEvents().map(({ sessionId }) => sessionId);
  expect(last).toBe(first);
  expect(next).not.toBe(first);
});

test('a session that begins in the future by a clock that was wrong does not last for ever', () => {
  window.localStorage.setItem('analytics', JSON.stringify({ sessionId: 'of-2036', timestamp: Date.now() + 25 * HOUR }));
  view('now');
  expect(waitingEvents()[0]?.sessionId).not.toBe('of-2036');
});

test('analytics.022 as long as 500 or fewer wait, none of them is dropped', () => {
  const all = Array.from({ length: 300 }, (_, nth) => `event_${nth}`);
  for (const name of all) view(name);
  expect(names()).toEqual(all);
});

test('analytics.022 at most 500 events wait, and the oldest are dropped first', () => {
  view('old');
  const [old] = waitingEvents();
  for (let time = 1; time < 500; time += 1) {
    const event = { ...old?.event, id: `${time}`, name: `old_${time}` };
    window.localStorage.setItem(`analytics.event.session.${time}.${time}`, JSON.stringify({ ...old, event }));
  }
  expect(names()).toHaveLength(500);
  view('new');
  view('newer');
  expect(names()).toHaveLength(500);
  expect([names()[0], ...names().slice(-3)]).toEqual(['old_3', 'old', 'new', 'newer']);
});

test.each(['blocked', 'full'])('without a place in a %s storage, events wait as long as the page lasts', (storage) => {
  view('kept');
  const refuse = () => {
    throw new DOMException('Refused', 'QuotaExceededError');
  };
  if (storage === 'blocked') vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  else vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  view('first');
  view('second');
  expect(names()).toEqual(storage === 'blocked' ? ['first', 'second'] : ['kept', 'first', 'second']);
  removeEvents(waitingEvents().map(({ key }) => key));
  expect(waitingEvents()).toEqual([]);
});

test('what somebody else has written, or broken, is no event, and is taken away', () => {
  view('mine');
  window.localStorage.setItem('analytics.event.x', 'foreign');
  window.localStorage.setItem('analytics.event.x.1.y', '{"event":{"id":"z"},"user":{}}');
  window.localStorage.setItem('analytics.event.x.2.y', 'null');
  window.localStorage.setItem('cart', '{}');
  expect(names()).toEqual(['mine']);
  expect(Object.keys(window.localStorage).filter((key) => key.startsWith('analytics.event.'))).toHaveLength(1);
  expect(window.localStorage.getItem('cart')).toBe('{}');
});
