import { createQueryClient } from '@jara/api-client/query-client';
import type { ActiveOrder, Tracking } from '@jara/contract';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleOrder } from '../../../../testing/example-order.ts';
import { orderListQuery, orderQuery } from '../../api/order.query.ts';
import { activeOrdersQuery, trackQuery } from '../../api/tracking.query.ts';
import { createLiveCache } from './live-cache.ts';

const ORDER = exampleOrder({ version: 3 });
const { id, timeline } = ORDER;
const active = (version: number) => [{ id, version, arrival: null } as unknown as ActiveOrder];
const tracking: Tracking = {
  order_id: id,
  ...{ class: 'delivery', status: 'in_transit', version: 3, timeline, is_failed_delivery: false, driver: null },
  position: { latitude: 6.5, longitude: 3.3, at: '2026-11-16T12:00:10.000Z' },
  ...{ arrival: null, source: null, destination: null },
};

let client = createQueryClient(() => undefined);
let news = createLiveCache(client);
beforeEach(() => {
  vi.useFakeTimers();
  client = createQueryClient(() => undefined);
  news = createLiveCache(client);
  news.watch();
  client.setQueryData(activeOrdersQuery.queryKey, active(3));
  client.setQueryData(orderQuery(id).queryKey, ORDER);
  client.setQueryData(trackQuery(id).queryKey, tracking);
  client.setQueryData(orderListQuery().queryKey, { pages: [], pageParams: [] });
});

afterEach(() => vi.useRealTimers());

const KEYS = {
  active: activeOrdersQuery.queryKey,
  order: orderQuery(id).queryKey,
  track: trackQuery(id).queryKey,
  list: orderListQuery().queryKey,
};
const outOfDate = () =>
  Object.entries(KEYS).flatMap(([name, queryKey]) => (client.getQueryState(queryKey)?.isInvalidated ? [name] : []));
const orderChanged = (version: number) =>
  news.take({ id: '1', event: 'order', data: JSON.stringify({ order_id: id, version, status: 'in_transit' }) });

test('an event makes all that is held of its order be asked for anew', () => {
  orderChanged(4);
  expect(outOfDate()).toEqual(['active', 'order', 'track', 'list']);
});

test('an answer that is older than what was heard is asked for again', () => {
  orderChanged(4);
  client.setQueryData(orderQuery(id).queryKey, ORDER);
  expect(outOfDate()).toContain('order');
  client.setQueryData(orderQuery(id).queryKey, { ...ORDER, version: 4 });
  expect(outOfDate()).not.toContain('order');
});

test('an event that is repeated, or not to be read, changes nothing', () => {
  orderChanged(3);
  news.take({ event: 'order', data: '{"order_id":' });
  news.take({ event: 'order', data: '{"order_id":"x"}' });
  expect(outOfDate()).toEqual([]);
});

test('an answer that is ahead of the others makes those alone be asked for anew', () => {
  client.setQueryData(activeOrdersQuery.queryKey, active(4));
  expect(outOfDate()).toEqual(['order', 'track', 'list']);
  client.setQueryData(orderQuery(id).queryKey, { ...ORDER, version: 4 });
  expect(outOfDate()).toEqual(['track', 'list']);
});

test('an order that is no longer under way is asked for once more', () => {
  client.setQueryData(activeOrdersQuery.queryKey, []);
  expect(outOfDate()).toEqual(['order', 'track', 'list']);
});

test('an order that has just been paid brings the list of those under way up to date', () => {
  client.setQueryData(orderQuery(7).queryKey, exampleOrder({ id: 7 }));
  expect(outOfDate()).toEqual(['active']);
});

test('a position moves the rider on the map, and an older one does not move them back', () => {
  const at = (seconds: number) => ({ latitude: 6.6, longitude: 3.4, at: `2026-11-16T12:00:${seconds}.000Z` });
  const move = (seconds: number) =>
    news.take({ event: 'position', data: JSON.stringify({ order_id: id, position: at(seconds) }) });
  move(20);
  move(15);
  expect(client.getQueryData(trackQuery(id).queryKey)?.position).toEqual(at(20));
});

test('a rider’s place has the arrival be asked for anew, at once and at most every 20 seconds', () => {
  const move = (second: number) => {
    const at = new Date(Date.parse('2026-11-16T12:01:00.000Z') + second * 1_000).toISOString();
    news.take({
      event: 'position',
      data: JSON.stringify({ order_id: id, position: { latitude: 6.6, longitude: 3.4, at } }),
    });
  };
  const answer = () => {
    client.setQueryData(trackQuery(id).queryKey, tracking);
    client.setQueryData(activeOrdersQuery.queryKey, active(3));
  };
  move(1);
  expect(outOfDate()).toEqual(['active', 'track']);
  answer();
  move(2);
  vi.advanceTimersByTime(19_999);
  expect(outOfDate()).toEqual([]);
  // Its last place counts too, though the rider tells no other.
  vi.advanceTimersByTime(1);
  expect(outOfDate()).toEqual(['active', 'track']);
  answer();
  vi.advanceTimersByTime(60_000);
  expect(outOfDate()).toEqual([]);
});

test('the bar and the page have the same arrival, the one that was answered last', () => {
  const [first, second] = ['2026-11-16T12:20:00.000Z', '2026-11-16T12:25:00.000Z'].map((from) => ({
    ...{ from, to: '2026-11-16T12:40:00.000Z' },
  }));
  const arrivals = () => [
    client.getQueryData(trackQuery(id).queryKey)?.arrival,
    client.getQueryData(activeOrdersQuery.queryKey)?.[0]?.arrival,
  ];
  client.setQueryData(trackQuery(id).queryKey, { ...tracking, arrival: first ?? null });
  expect(arrivals()).toEqual([first, first]);
  vi.advanceTimersByTime(1_000);
  client.setQueryData(activeOrdersQuery.queryKey, [{ id, version: 3, arrival: second } as ActiveOrder]);
  expect(arrivals()).toEqual([second, second]);
  // An answer about a later state of the order says nothing of the page's.
  client.setQueryData(activeOrdersQuery.queryKey, [{ id, version: 4, arrival: first } as ActiveOrder]);
  expect(arrivals()).toEqual([second, first]);
});

test('a look asks for what is under way and for what is tracked', () => {
  news.take('look');
  expect(outOfDate()).toEqual(['active', 'track']);
});

describe('on the page of an order', () => {
  let leave: () => void;
  beforeEach(() => {
    const page = new QueryObserver(client, {
      ...trackQuery(id),
      queryFn: () => new Promise<Tracking>(() => undefined),
      staleTime: Number.POSITIVE_INFINITY,
    });
    leave = page.subscribe(() => undefined);
  });
  afterEach(() => leave());

  test('neither an event nor a look asks for the list too: the page’s answer is the list’s', () => {
    orderChanged(4);
    news.take('look');
    expect(outOfDate()).toEqual(['order', 'track', 'list']);
    client.setQueryData(trackQuery(id).queryKey, { ...tracking, version: 4, status: 'arrived' });
    expect(client.getQueryData(activeOrdersQuery.queryKey)).toMatchObject([{ id, version: 4, status: 'arrived' }]);
    expect(outOfDate()).toEqual(['order', 'list']);
  });

  test('a look asks for the list where another order is under way', () => {
    client.setQueryData(activeOrdersQuery.queryKey, [...active(3), { id: 8, version: 1 } as ActiveOrder]);
    news.take('look');
    expect(outOfDate()).toEqual(['active', 'track']);
  });

  test('the end of the order has the list be asked for, and what has brought it not again', () => {
    const ended = { ...tracking, version: 4, status: 'success' } as const;
    client.setQueryData(trackQuery(id).queryKey, ended);
    expect(outOfDate()).toEqual(['active', 'order', 'list']);
    client.setQueryData(orderQuery(id).queryKey, { ...ORDER, version: 4, status: 'success' });
    client.setQueryData(activeOrdersQuery.queryKey, []);
    expect(outOfDate()).toEqual(['list']);
  });
});
