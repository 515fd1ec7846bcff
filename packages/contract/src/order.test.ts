import { expect, test } from 'vitest';
import { order } from './order.ts';

test("order.010 an order whose status is missing is 'abandoned'", () => {
  expect(order.shape.status.parse(undefined)).toBe('abandoned');
});
