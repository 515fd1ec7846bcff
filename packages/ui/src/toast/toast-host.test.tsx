// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react';
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
  // What leaves is gone before the next test.
  await pass(1000);
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

test('order.052 a toast that is given a time of its own lasts that long', async () => {
  toast.error('The wallet does not hold enough', { duration: 10_000 });
  await pass(9_999);
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
  toast.blank('Pack 1 removed', { duration: 6_000, action: { label: 'Undo', onTap } });
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

const card = () => document.querySelector('[data-toast]') ?? document.body;

test('time stands still under a mouse until it leaves', async () => {
  toast.success('Address saved');
  await pass(0);
  fireEvent.pointerEnter(card(), { pointerType: 'mouse' });
  await pass(10_000);
  expect(texts()).toEqual(['Address saved']);
  fireEvent.pointerLeave(card(), { pointerType: 'mouse' });
  await pass(2000);
  expect(shown()).toEqual([]);
});

test('a mouse that stays there holds a toast for 20 seconds, and the next one no longer', async () => {
  toast.success('Address saved');
  await pass(0);
  fireEvent.pointerEnter(card(), { pointerType: 'mouse' });
  await pass(20_000);
  expect(texts()).toEqual(['Address saved']);
  await pass(2000);
  expect(shown()).toEqual([]);
  toast.success('Pack deleted successfully');
  await pass(0);
  await pass(2000);
  expect(shown()).toEqual([]);
});

test('a toast that is taken away under a mouse does not hold the next one', async () => {
  const id = toast.success('Address saved');
  await pass(0);
  fireEvent.pointerEnter(card(), { pointerType: 'mouse' });
  toast.dismiss(id);
  await pass(0);
  await pass(1000);
  toast.success('Pack deleted successfully');
  await pass(0);
  expect(texts()).toEqual(['Pack deleted successfully']);
  await pass(2000);
  expect(shown()).toEqual([]);
});

test('a finger does not hold a toast', async () => {
  toast.success('Address saved');
  await pass(0);
  fireEvent.pointerEnter(card(), { pointerType: 'touch' });
  await pass(2000);
  expect(shown()).toEqual([]);
});

test('a tap sends a toast away, and no other', async () => {
  toast.error('Error deleting pack');
  toast.error('Error clearing carts');
  await pass(0);
  fireEvent.click(card());
  await pass(0);
  expect(texts()).toEqual(['Error deleting pack']);
});

test('a toast stands above a layer that leaves it room; else at the bottom, and the layer ends above it', async () => {
  const layer = document.body.appendChild(document.createElement('div'));
  layer.setAttribute('role', 'dialog');
  layer.append(document.createElement('header'));
  const begins = vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(56);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56);
  const place = () => document.querySelector<HTMLElement>('[aria-label="Notifications"]')?.dataset['place'];
  const takenFromLayers = () => document.documentElement.style.getPropertyValue('--toasts');
  toast.error('Error deleting pack');
  await pass(0);
  expect([place(), takenFromLayers()]).toEqual(['top', '0px']);
  begins.mockReturnValue(55);
  act(() => void window.dispatchEvent(new Event('resize')));
  expect([place(), takenFromLayers()]).toEqual(['bottom', '56px']);
  layer.remove();
  await pass(0);
  expect([place(), takenFromLayers()]).toEqual(['top', '0px']);
  await pass(4000);
  await pass(1000);
  // The property may be there or gone.
  expect(takenFromLayers() || '0px').toBe('0px');
  vi.restoreAllMocks();
});

test('a layer does not move for a toast while a finger is down: the tap would miss', async () => {
  const layer = document.body.appendChild(document.createElement('div'));
  layer.setAttribute('role', 'dialog');
  layer.append(document.createElement('header'));
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56);
  const room = () => document.documentElement.style.getPropertyValue('--toasts') || '0px';
  fireEvent.pointerDown(layer);
  toast.error('Error deleting pack');
  await pass(0);
  expect(room()).toBe('0px');
  fireEvent.pointerUp(layer);
  await pass(300);
  expect(room()).toBe('56px');
  fireEvent.pointerDown(layer);
  await pass(5000);
  expect([shown(), room()]).toEqual([[], '56px']);
  fireEvent.pointerCancel(layer);
  await pass(300);
  expect(room()).toBe('0px');
  layer.remove();
  vi.restoreAllMocks();
});
