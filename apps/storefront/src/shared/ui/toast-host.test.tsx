// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { toast } from './toast.ts';

const shown = () => [...document.querySelectorAll('[data-toast]:not([data-leaving])')];
const texts = () => shown().map(({ textContent }) => textContent);

/** Runs the timers, and lets React draw what follows. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

// The host's code loads with the first toast, in real time.
beforeAll(async () => {
  const id = toast.blank('First');
  await vi.waitFor(() => expect(shown()).toHaveLength(1));
  toast.dismiss(id);
  await vi.waitFor(() => expect(document.querySelector('[data-toast]')).toBeNull());
});

beforeEach(() => void vi.useFakeTimers());

afterEach(async () => {
  // Loading toasts stay until they are replaced.
  toast.success('Address saved', { id: 'address' });
  await pass(10_000);
  expect(shown()).toEqual([]);
  vi.useRealTimers();
});

test.each([
  ['blank', 4000],
  ['error', 4000],
  ['custom', 4000],
  ['success', 2000],
] as const)('shell.014 a toast of kind %s lasts %i ms', async (kind, duration) => {
  toast[kind](`A ${kind} message`);
  await pass(0);
  expect(texts()).toEqual([`A ${kind} message`]);
  await pass(duration - 1);
  expect(shown()).toHaveLength(1);
  await pass(1);
  expect(shown()).toEqual([]);
});

test('shell.014 a loading toast stays until another takes its place', async () => {
  toast.loading('Saving your address…', { id: 'address' });
  await pass(600_000);
  expect(texts()).toEqual(['Saving your address…']);
  toast.success('Address saved', { id: 'address' });
  await pass(0);
  expect(texts()).toEqual(['Address saved']);
});

test('shell.014 at most 20 toasts show at once, the newest first', async () => {
  for (let count = 1; count <= 25; count += 1) toast.blank(`Toast ${count}`);
  await pass(0);
  expect(shown()).toHaveLength(20);
  expect(texts()[0]).toBe('Toast 25');
});

test('a repeated message stays one toast, unchanged for screen readers, and lasts from the last time', async () => {
  toast.error('Error deleting pack');
  await pass(0);
  const [first] = document.querySelectorAll('[role=alert]');
  await pass(3000);
  toast.error('Error deleting pack');
  await pass(0);
  await pass(3999);
  expect([...document.querySelectorAll('[role=alert]')]).toEqual([first]);
  expect(shown()).toHaveLength(1);
  await pass(1);
  expect(shown()).toEqual([]);
});

test('an error is announced at once, other messages politely', async () => {
  toast.error('Error deleting pack');
  toast.success('Pack deleted successfully');
  await pass(0);
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Error deleting pack');
  expect(document.querySelector('[role=status]')?.textContent).toBe('Pack deleted successfully');
});

test('what can be done in a toast is a button; F6 leads there and back, and time stands still meanwhile', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  const onTap = vi.fn();
  toast.blank('Pack 1 removed', { duration: 6_000, action: { name: 'undo', label: 'Undo', onTap } });
  await pass(0);
  const press = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'F6' }));
  const undo = document.querySelector<HTMLElement>('[data-toast] button');
  press();
  expect(document.activeElement).toBe(undo);
  await pass(7_000);
  expect(undo?.isConnected).toBe(true);
  press();
  expect(document.activeElement).toBe(field);
  press();
  undo?.click();
  expect(onTap).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(field);
  await pass(7_000);
  expect(shown()).toEqual([]);
});

test('on a phone a toast stands below the title of a sheet that reaches the top, and above any other', async () => {
  const sheet = document.body.appendChild(document.createElement('div'));
  sheet.setAttribute('role', 'dialog');
  const title = sheet.appendChild(document.createElement('header'));
  const stands = (top: number) =>
    vi.spyOn(title, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 360, 60));
  const top = () => document.querySelector<HTMLElement>('[aria-label="Notifications"]')?.style.top;
  const rest = () => act(() => void document.dispatchEvent(new Event('transitionend')));
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56);
  const width = vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(360);
  stands(20);
  toast.error('Error deleting pack');
  await pass(0);
  expect(top()).toBe('80px');
  stands(300);
  rest();
  expect(top()).toBe('0px');
  width.mockReturnValue(1440);
  stands(20);
  rest();
  expect(top()).toBe('0px');
  sheet.remove();
  vi.restoreAllMocks();
});
