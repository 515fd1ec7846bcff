import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRinger } from './ringer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A browser's sound, which plays nothing before a tap. */
function speaker() {
  const tones: number[] = [];
  const heard = new EventTarget();
  const audio = Object.assign(heard, {
    state: 'suspended',
    currentTime: 0,
    destination: {},
    async resume() {
      audio.state = 'running';
      heard.dispatchEvent(new Event('statechange'));
    },
    createGain: () => ({
      gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
      connect: (next: unknown) => next,
    }),
    createOscillator: () => ({
      ...{ type: '', frequency: { value: 0 }, connect: (next: unknown) => next, stop: vi.fn() },
      start: (at: number) => tones.push(at),
    }),
  });
  return { audio: audio as unknown as AudioContext, tones };
}

test('it rings every two seconds until it is told to stop, once a tap has unlocked the sound', async () => {
  const { audio, tones } = speaker();
  const ringer = createRinger(() => audio);
  const changed = vi.fn();
  ringer.subscribe(changed);
  ringer.setRinging(true);
  vi.advanceTimersByTime(4_000);
  expect([tones.length, ringer.isMuted()]).toEqual([0, true]);
  ringer.unlock();
  await vi.waitFor(() => expect(ringer.isMuted()).toBe(false));
  expect(changed).toHaveBeenCalled();
  tones.length = 0;
  vi.advanceTimersByTime(4_000);
  expect(tones).toHaveLength(4);
  ringer.setRinging(true);
  ringer.setRinging(false);
  vi.advanceTimersByTime(10_000);
  expect(tones).toHaveLength(4);
});

test('a browser without sound stays muted', () => {
  const ringer = createRinger(() => undefined);
  ringer.unlock();
  ringer.setRinging(true);
  expect(ringer.isMuted()).toBe(true);
  ringer.setRinging(false);
});
