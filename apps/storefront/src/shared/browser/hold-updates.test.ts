// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHeldUpdates } from './hold-updates.ts';

let held: Set<string>;

beforeEach(() => {
  held = new Set();
  const request = async (name: string, _how: LockOptions, work: () => Promise<void> | undefined) => {
    held.add(name);
    await work();
    held.delete(name);
  };
  vi.stubGlobal('navigator', { locks: { request } });
});
afterEach(() => vi.unstubAllGlobals());

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('no new version takes over while the checkout is on screen; once it has gone, one may', async () => {
  const { rerender, unmount } = renderHook(({ isOpen }) => useHeldUpdates(isOpen), { initialProps: { isOpen: false } });
  expect([...held]).toEqual([]);
  rerender({ isOpen: true });
  expect([...held]).toEqual(['checkout']);
  rerender({ isOpen: false });
  await settled();
  expect([...held]).toEqual([]);
  rerender({ isOpen: true });
  unmount();
  await settled();
  expect([...held]).toEqual([]);
});
