import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createProgressPrinter } from './progress-printer.ts';

describe('progress', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('gives a quick step one line with its time and what came of it', async () => {
    const lines: string[] = [];
    const step = createProgressPrinter((line) => lines.push(line));
    await step(
      'Database',
      async () => {
        await vi.advanceTimersByTimeAsync(1_200);
        return 18;
      },
      (version) => `PostgreSQL ${version}`,
    );
    expect(lines).toEqual(['✓ Database                             1.2 s  PostgreSQL 18']);
  });

  test('shows now and then that a long one is alive, and what it is at', async () => {
    const lines: string[] = [];
    const step = createProgressPrinter((line) => lines.push(line));
    await step('Pictures', async (report) => {
      report('10 of 40');
      await vi.advanceTimersByTimeAsync(4_000);
      report('30 of 40');
      await vi.advanceTimersByTimeAsync(5_000);
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines).toEqual([
      '… Pictures                             3.0 s  10 of 40',
      '… Pictures                             8.0 s  30 of 40',
      '✓ Pictures                             9.0 s',
    ]);
  });

  test('says nothing more of a step that failed', async () => {
    const lines: string[] = [];
    const step = createProgressPrinter((line) => lines.push(line));
    await expect(step('Tables', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines).toEqual([]);
  });
});
