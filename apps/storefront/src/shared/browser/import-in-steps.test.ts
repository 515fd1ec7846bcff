// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importInSteps } from './import-in-steps.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  document.head.replaceChildren();
  vi.useRealTimers();
});

const append = (name: string) => document.head.appendChild(Object.assign(document.createElement('meta'), { name }));
const appended = () => [...document.head.children].map((one) => one.getAttribute('name'));

test('each file of an import is asked for in a task of its own, in order', async () => {
  const loaded = importInSteps(async () => {
    append('first');
    append('second');
    return 'module';
  });
  expect(appended()).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(appended()).toEqual(['first']);
  vi.advanceTimersToNextTimer();
  expect(appended()).toEqual(['first', 'second']);
  await expect(loaded).resolves.toBe('module');
});

test('what others append, and an import that fails at once, holds nothing back', () => {
  const fail = () => {
    throw new Error('Failed to fetch');
  };
  expect(() => importInSteps(fail)).toThrow('Failed to fetch');
  append('other');
  expect(appended()).toEqual(['other']);
});
