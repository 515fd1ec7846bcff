import { expect, test, vi } from 'vitest';
import { type Sharing, sendPosition } from './send-position.ts';

const at = (latitude: number) => ({ coords: { latitude, longitude: 3.4 } }) as GeolocationPosition;

/** A phone, and what the page said and sent. */
function phone(report = vi.fn(async (_point: { latitude: number }) => true)) {
  const said: Sharing[] = [];
  let clock = 0;
  let watching: { found: PositionCallback; failed: PositionErrorCallback } | undefined;
  const geolocation = {
    watchPosition(found: PositionCallback, failed?: PositionErrorCallback | null) {
      watching = { found, failed: failed as PositionErrorCallback };
      return 7;
    },
    clearWatch: vi.fn(),
  };
  const stop = sendPosition({ geolocation, report, now: () => clock, onChange: (sharing) => said.push(sharing) });
  return {
    ...{ said, report, stop, geolocation },
    async is(latitude: number, ms: number) {
      clock = ms;
      watching?.found(at(latitude));
      await Promise.resolve();
    },
    fail: (code: number) => watching?.failed({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError),
  };
}

test('a place is sent at most every five seconds, until the rider has no order', async () => {
  const { is, report, said, stop, geolocation } = phone();
  await is(6.5, 0);
  await is(6.6, 4_999);
  await is(6.7, 5_000);
  expect(report.mock.calls.map(([{ latitude }]) => latitude)).toEqual([6.5, 6.7]);
  expect(said).toEqual(['waiting', 'sent', 'sent']);
  stop();
  expect(geolocation.clearWatch).toHaveBeenCalledWith(7);
});

test('the page hears why a place is not sent', async () => {
  const { is, fail, said } = phone(vi.fn(async () => Promise.reject(new Error('no network'))));
  await is(6.5, 0);
  await Promise.resolve();
  fail(1);
  fail(2);
  expect(said).toEqual(['waiting', 'no network', 'denied', 'no place']);
  const without: Sharing[] = [];
  const onChange = (sharing: Sharing) => without.push(sharing);
  sendPosition({ geolocation: undefined, report: async () => true, now: () => 0, onChange });
  expect(without).toEqual(['no place']);
});
