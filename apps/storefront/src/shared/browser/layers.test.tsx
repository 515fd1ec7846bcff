// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeLayer, openLayer, useLayer, useLayerInAddress } from './layers.ts';

afterEach(() => {
  cleanup();
  closeLayer('cart');
});

test('a layer is open with what it was opened with, and keeps that while it closes', () => {
  const { result } = renderHook(() => useLayer('cart'));
  act(() => openLayer('cart', { wantsAll: true }));
  expect(result.current).toMatchObject({ isOpen: true, given: { wantsAll: true } });
  act(() => closeLayer('cart'));
  expect(result.current).toMatchObject({ isOpen: false, given: { wantsAll: true } });
});

test('each opening is another one, and changes no other layer', () => {
  const { result } = renderHook(() => ({ cart: useLayer('cart'), address: useLayer('address') }));
  const before = result.current;
  act(() => openLayer('cart', { wantsAll: true }));
  act(() => openLayer('cart', { wantsAll: false }));
  expect(result.current.cart).toEqual({ isOpen: true, openings: before.cart.openings + 2, given: { wantsAll: false } });
  expect(result.current.address).toBe(before.address);
});

test('a layer of the address writes its parameters into it, and closing takes them away', async () => {
  const { result } = renderHook(() => useLayerInAddress('order'));
  act(() => openLayer('order', { order_id: '7', order_status: 'pending' }));
  expect(window.location.search).toBe('?order_id=7&order_status=pending');
  await vi.waitFor(() => expect(result.current.values).toEqual({ order_id: '7', order_status: 'pending' }));
  act(() => result.current.close());
  await vi.waitFor(() => expect(window.location.search).toBe(''));
});
