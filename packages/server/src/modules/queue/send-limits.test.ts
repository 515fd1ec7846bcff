import { describe, expect, test } from 'vitest';
import { createSendLimits } from './send-limits.ts';

const START = Date.parse('2026-11-16T12:00:00Z');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Ten events. */
const USUAL: readonly [number, number] = [1, 2_000];

function setUp() {
  let clock = START;
  const limits = createSendLimits(() => new Date(clock));
  const pass = (ms: number) => {
    clock += ms;
  };
  const send = (browser: string, origin = '203.0.113.9', sent = USUAL) => limits.messages({ browser, origin }, sent);
  /** So many of new browsers, until one has to wait; gives how many had not. */
  function crowd(most: number, originOf: (nth: number) => string, sent = USUAL): number {
    for (let nth = 0; nth < most; nth += 1) if (send(`${clock} ${nth}`, originOf(nth), sent) > 0) return nth;
    return most;
  }
  return { limits, pass, send, crowd };
}

describe('a browser', () => {
  test('that was offline sends its 500 events at once, each alone, and waits for the minute after 600', () => {
    const { send, pass } = setUp();
    for (let nth = 0; nth < 600; nth += 1) expect(send('one')).toBe(0);
    pass(20_000);
    expect(send('one')).toBe(40_000);
    expect(send('other')).toBe(0);
    pass(40_000);
    expect(send('one')).toBe(0);
  });

  test('has 2,000 messages a day from whatever network, and waits until the day is over', () => {
    const { send, pass } = setUp();
    for (let nth = 0; nth < 2_000; nth += 1) {
      expect(send('one', `203.0.113.${nth % 200}`)).toBe(0);
      if (nth % 500 === 0) pass(MINUTE_MS);
    }
    expect(send('one', '198.51.100.1')).toBe(24 * HOUR_MS - 4 * MINUTE_MS);
  });

  test('has 2 MB a minute, however few messages', () => {
    const { send } = setUp();
    const large = [1, 64_000] as const;
    for (let nth = 0; nth < 31; nth += 1) expect(send('one', '203.0.113.9', large)).toBe(0);
    expect(send('one', '203.0.113.9', large)).toBe(MINUTE_MS);
    expect(send('one')).toBe(0);
  });
});

describe('a carrier’s address', () => {
  test('lets the lunch hour and the dinner of 5,000 phones through, twelve messages each', () => {
    const { send, pass } = setUp();
    const visit = (phone: number) => send(`phone ${phone}`, '203.0.113.9', [12, 24_000]);
    for (const pause of [6 * HOUR_MS, 0]) {
      for (let phone = 0; phone < 5_000; phone += 1) {
        expect(visit(phone)).toBe(0);
        if (phone % 100 === 99) pass(MINUTE_MS);
      }
      pass(pause);
    }
  });

  test('has 3,000 a minute; its /24 has 7,500, and another network is not held up', () => {
    const { crowd, send } = setUp();
    expect(crowd(3_001, () => '203.0.113.9')).toBe(3_000);
    expect(crowd(4_501, (nth) => `203.0.113.${10 + (nth % 100)}`)).toBe(4_500);
    expect(send('one more', '203.0.113.200')).toBe(MINUTE_MS);
    expect(send('elsewhere', '198.51.100.1')).toBe(0);
  });

  test('has 120,000 a day: whoever sends what an hour of attack would has a day to wait', () => {
    const { crowd, pass, send } = setUp();
    // As many browsers as are made up: they do not make the address forgotten.
    for (let minute = 0; minute < 40; minute += 1) {
      expect(crowd(1_500, () => '203.0.113.9', [2, 4_000])).toBe(1_500);
      pass(MINUTE_MS);
    }
    expect(send('one more')).toBe(24 * HOUR_MS - 40 * MINUTE_MS);
  });

  test('has 6 MB a minute', () => {
    const { crowd } = setUp();
    expect(crowd(200, () => '203.0.113.9', [1, 60_000])).toBe(100);
  });
});

test('of IPv6, a /64 has 375 messages a minute, and all of a /48 together 7,500', () => {
  const { crowd, send } = setUp();
  expect(crowd(376, () => '2001:db8:1:1::/64')).toBe(375);
  // Each in another /56.
  expect(crowd(8_000, (nth) => `2001:db8:1:${((2 + (nth % 200)) << 8).toString(16)}::/64`)).toBe(7_125);
  expect(send('elsewhere', '2001:db8:2:1::/64')).toBe(0);
});

test('who is refused has used up nothing of the networks', () => {
  const { send, crowd } = setUp();
  for (let nth = 0; nth < 2_000; nth += 1) send('one');
  expect(crowd(3_000, () => '203.0.113.9')).toBe(2_400);
});

test('calls are counted before they are read: 3,000 a minute of an address, signed or not', () => {
  const { limits } = setUp();
  for (let nth = 0; nth < 3_000; nth += 1) expect(limits.call('203.0.113.9')).toBe(0);
  expect(limits.call('203.0.113.9')).toBe(MINUTE_MS);
  expect(limits.call('203.0.113.10')).toBe(0);
});
