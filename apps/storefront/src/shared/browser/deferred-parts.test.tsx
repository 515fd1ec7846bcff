// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Parts } from './deferred-parts.ts';

vi.mock('../ui/toast.ts', () => ({ toast: { error: vi.fn() } }));

let page: typeof import('./deferred-part.tsx');
let parts: typeof import('./deferred-parts.ts');
let deliver: (loaded: Parts) => void;
let fail: (error: Error) => void;
let stop: () => void;
const load = () =>
  new Promise<Parts>((resolve, reject) => {
    deliver = resolve;
    fail = reject;
  });

const opened = vi.fn();
const CartTab = ({ count }: { readonly count: number }) => (
  <button type="button" onClick={opened}>
    Cart, {count}
  </button>
);

function Resume() {
  const hasParts = page.useParts() !== undefined;
  useEffect(() => {
    if (hasParts) parts.resumeAtParts();
  }, [hasParts]);
  return null;
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  opened.mockClear();
  page = await import('./deferred-part.tsx');
  parts = await import('./deferred-parts.ts');
  const Deferred = page.deferredPart<{ count: number }>('CartTab');
  render(
    <>
      <Deferred count={2}>
        <button type="button">Cart</button>
      </Deferred>
      <a href="#menu">Menu</a>
      <Resume />
    </>,
  );
  stop = parts.loadPartsWhenIdle(load);
});
afterEach(() => {
  stop();
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const arrive = () =>
  act(async () => {
    deliver({ CartTab });
    await vi.runAllTimersAsync();
  });
const button = () => screen.getByRole('button');

test('the markup of the server stands until the code has come when the page is idle', async () => {
  expect(button().textContent).toBe('Cart');
  await act(() => vi.runAllTimersAsync());
  await arrive();
  expect(button().textContent).toBe('Cart, 2');
  expect(opened).not.toHaveBeenCalled();
});

test('a tap before the code has come loads it at once, shows that it waits, and is answered once', async () => {
  const tapped = button();
  fireEvent.click(tapped);
  expect(tapped.ariaBusy).toBe('true');
  await arrive();
  expect(opened).toHaveBeenCalledTimes(1);
  expect(button().ariaBusy).not.toBe('true');
});

test('a tap outside of deferred parts is none of its business', () => {
  expect(fireEvent.click(screen.getByRole('link'))).toBe(true);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click that opens a link elsewhere is not held: %o',
  (how) => {
    expect(fireEvent.click(button(), how)).toBe(true);
    expect(button().ariaBusy).not.toBe('true');
  },
);

test('the focus stays on the button that takes the place of the focused one', async () => {
  button().focus();
  await act(() => vi.runAllTimersAsync());
  await arrive();
  expect(document.activeElement).toBe(button());
});

test('where the code does not come, the tap no longer waits and a toast says so; the next tap tries again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { toast } = await import('../ui/toast.ts');
  fireEvent.click(button());
  await act(async () => {
    fail(new Error('offline'));
    await vi.runAllTimersAsync();
  });
  expect(button().ariaBusy).not.toBe('true');
  expect(toast.error).toHaveBeenCalledWith('We could not open this. Please try again when the network is back.');
  fireEvent.click(button());
  await arrive();
  expect(opened).toHaveBeenCalledTimes(1);
});
