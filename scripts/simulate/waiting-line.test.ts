import { describe, expect, test } from 'vitest';
import { shareOf, simulateLine } from './waiting-line.ts';

const of = (perSecond: number, coreMs: number) => [{ name: 'order', perSecond, coreMs }];

describe('a line', () => {
  test('of requests that hardly ever meet takes as long as the work itself', () => {
    expect(simulateLine(of(1, 10), 'order', { cores: 2 })).toEqual({ half: 10, p99: expect.closeTo(10, 0) });
  });

  test('waits as the theory of one core with work of one length says (Pollaczek and Khinchine)', () => {
    // At 80 % of one core the mean wait is 0.8 / (2 × 0.2) of the work; the half of all waits a little less than that.
    const { half } = simulateLine(of(80, 10), 'order', { cores: 1 });
    expect(half).toBeGreaterThan(10 + 10);
    expect(half).toBeLessThan(10 + 20);
  });

  test('is shorter where more cores share the same load', () => {
    const [one, eight] = [
      simulateLine(of(80, 10), 'order', { cores: 1 }),
      simulateLine(of(640, 10), 'order', { cores: 8 }),
    ];
    expect(eight.p99).toBeLessThan(one.p99 / 2);
  });

  test('has no end beyond what the cores can do', () => {
    expect(shareOf(of(110, 10), 1)).toBeCloseTo(1.1);
    expect(simulateLine(of(110, 10), 'order', { cores: 1 }).half).toBeGreaterThan(10_000);
  });

  test('makes whoever asks for little wait behind whoever asks for much', () => {
    const pages = { name: 'page', perSecond: 15, coreMs: 50 };
    const alone = simulateLine(of(20, 2), 'order', { cores: 1 });
    expect(simulateLine([...of(20, 2), pages], 'order', { cores: 1 }).p99).toBeGreaterThan(alone.p99 * 10);
  });
});
