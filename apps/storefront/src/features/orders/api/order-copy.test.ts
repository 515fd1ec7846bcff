// @vitest-environment happy-dom
import type { Order, OrderStatus } from '@jara/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ADA, signIn, signOut } from '../../../testing/customer-page.tsx';
import { exampleOrder } from '../../../testing/example-order.ts';
import { saveActiveOrders, savedActiveOrders, savedOrder, saveOrder } from './order-copy.ts';
import { hasOrderCopy } from './order-copy-key.ts';

const NOW = Date.parse('2026-11-16T12:00:00.000Z');
const HOUR_MS = 3_600_000;
const order = (id: number, status: OrderStatus = 'in_transit', more: Partial<Order> = {}) =>
  exampleOrder({ id, status, created_at: new Date(NOW + id).toISOString(), ...more });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  window.localStorage.clear();
  signIn();
});
afterEach(() => {
  signOut();
  vi.useRealTimers();
});

test('an order under way is read from the copy as it was, with the moment of that', () => {
  const driver = { name: 'Musa', phone: '2348011112222' };
  saveOrder(order(1, 'in_transit', { driver }), NOW - 5_000);
  expect(savedOrder(1)).toEqual({ data: order(1, 'in_transit', { driver }), at: NOW - 5_000 });
});

test('an order that ends says so in the copy, and is gone from it a day later', () => {
  saveOrder(order(1), NOW);
  saveOrder(order(1, 'success'), NOW);
  saveOrder(order(2, 'success'), NOW);
  expect([savedOrder(1)?.data.status, savedOrder(2)]).toEqual(['success', undefined]);
  vi.setSystemTime(NOW + 25 * HOUR_MS);
  saveActiveOrders([], NOW + 25 * HOUR_MS);
  expect([savedOrder(1), hasOrderCopy()]).toEqual([undefined, false]);
});

test('the copy has the five latest orders at the most', () => {
  for (const id of [3, 1, 2, 6, 5, 4]) saveOrder(order(id), NOW);
  expect([1, 2, 3, 4, 5, 6].filter((id) => savedOrder(id))).toEqual([2, 3, 4, 5, 6]);
});

test('a copy is its customer’s alone', () => {
  saveOrder(order(1), NOW);
  const copy = window.localStorage.getItem('ordersCopy') ?? '';
  signIn({ ...ADA, id: 8 });
  window.localStorage.setItem('ordersCopy', copy);
  expect(savedOrder(1)).toBeUndefined();
  signIn();
  window.localStorage.setItem('ordersCopy', copy);
  expect(savedOrder(1)).toBeDefined();
});

test('what is no copy, or one of another version of the page, is none', () => {
  for (const text of ['{', '{"customer":7}', '[]', '"x"']) {
    window.localStorage.setItem('ordersCopy', text);
    expect([savedOrder(1), savedActiveOrders()]).toEqual([undefined, undefined]);
  }
});
