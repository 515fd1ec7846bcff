// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPress } from './after-press.ts';

const tell = (name: string) => window.dispatchEvent(new Event(name));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('what moves things on the screen is done at once where nobody presses', () => {
  const act = vi.fn();
  afterPress(act);
  expect(act).toHaveBeenCalledOnce();
});

test.each(['pointerup', 'pointercancel'])('it waits for the press under way, and its click, until %s', (end) => {
  const act = vi.fn();
  tell('pointerdown');
  afterPress(act);
  vi.advanceTimersByTime(5_000);
  tell(end);
  vi.advanceTimersByTime(299);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

test('it is done once, however many presses follow', () => {
  const act = vi.fn();
  tell('pointerdown');
  afterPress(act);
  for (const name of ['pointerup', 'pointerdown', 'pointerup']) {
    tell(name);
    vi.advanceTimersByTime(300);
  }
  expect(act).toHaveBeenCalledOnce();
});
