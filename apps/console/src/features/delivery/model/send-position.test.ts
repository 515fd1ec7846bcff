import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Point } from './own-place.ts';
import { type Sharing, sendPosition } from './send-position.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const at = (latitude: number) => ({ coords: { latitude, longitude: 3.4 } }) as GeolocationPosition;

/** A phone, and what the page said and sent. */
function phone(report = vi.fn(async (_point: { latitude: number }) => true)) {
  const said: Sharing[] = [];
  const places: (Point | undefined)[] = [];
  let watching: { found: PositionCallback; failed: PositionErrorCallback } | undefined;
  let tellNetwork: (isOnline: boolean) => void = () => undefined;
  const geolocation = {
    watchPosition(found: PositionCallback, failed?: PositionErrorCallback | null) {
      watching = { found, failed: failed as PositionErrorCallback };
      return 7;
    },
    clearWatch: vi.fn(),
  };
  const stop = sendPosition({
    ...{ geolocation, report, now: Date.now },
    onChange: (sharing) => said.push(sharing),
    onPlace: (place) => places.push(place),
    followNetwork(listener) {
      tellNetwork = listener;
      return () => undefined;
    },
  });
  return {
    ...{ said, places, report, stop, geolocation },
    network: (isOnline: boolean) => tellNetwork(isOnline),
    async is(latitude: number, afterMs: number) {
      await vi.advanceTimersByTimeAsync(afterMs);
      watching?.found(at(latitude));
      await vi.advanceTimersByTimeAsync(0);
    },
    fail: (code: number) => watching?.failed({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError),
  };
}
const latitudesOf = ({ report }: ReturnType<typeof phone>) => report.mock.calls.map(([{ latitude }]) => latitude);

test('a place is sent at most every five seconds, until the rider has no order', async () => {
  const rider = phone();
  await rider.is(6.5, 0);
  await rider.is(6.6, 4_999);
  await rider.is(6.7, 1);
  expect(latitudesOf(rider)).toEqual([6.5, 6.7]);
  expect(rider.said).toEqual(['waiting', 'sent', 'sent']);
  rider.stop();
  expect([rider.geolocation.clearWatch.mock.lastCall, rider.places.at(-1)]).toEqual([[7], undefined]);
});

test('whoever stands still is told of again, as support looks for riders who are silent', async () => {
  const rider = phone();
  await rider.is(6.5, 0);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(latitudesOf(rider)).toEqual([6.5, 6.5, 6.5]);
});

test('the page hears at once that the network is gone, and that it is back', async () => {
  const rider = phone();
  await rider.is(6.5, 0);
  rider.network(false);
  await rider.is(6.6, 8_000);
  expect(rider.said.at(-1)).toBe('no network');
  rider.network(true);
  await vi.advanceTimersByTimeAsync(0);
  expect([latitudesOf(rider), rider.said.at(-1)]).toEqual([[6.5, 6.6], 'sent']);
});

test('the page hears why a place is not sent', async () => {
  const { is, fail, said } = phone(vi.fn(async () => Promise.reject(new Error('no network'))));
  await is(6.5, 0);
  fail(1);
  fail(2);
  expect(said).toEqual(['waiting', 'no network', 'denied', 'no place']);
  const without: Sharing[] = [];
  const onChange = (sharing: Sharing) => without.push(sharing);
  const rest = {
    report: async () => true,
    now: () => 0,
    onPlace: () => undefined,
    followNetwork: () => () => undefined,
  };
  sendPosition({ geolocation: undefined, onChange, ...rest });
  expect(without).toEqual(['no place']);
});
