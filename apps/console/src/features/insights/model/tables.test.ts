import { expect, test } from 'vitest';
import { linesOf } from '../../../shared/figures/table.ts';
import { EXAMPLE_INSIGHTS } from '../../../testing/example-insights.ts';
import { FUNNEL_LABELS } from './labels.ts';
import { citiesOf, ordersIn, revenueIn, valuesByHour } from './orders-by-hour.ts';
import { funnelOf } from './rates.ts';
import { methodsTable, ordersTable, stepsTable } from './tables.ts';

const { orders_by_hour: orders, funnel, checkout_methods } = EXAMPLE_INSIGHTS;

test('a file of orders has amounts in naira and cedis with their decimals, and their currency beside them', () => {
  expect(linesOf(ordersTable(orders))).toEqual([
    ['Hour', 'City', 'Orders', 'Revenue', 'Currency'],
    ['12:00', 'Lagos', 40, '180000.50', 'NGN'],
    ['13:00', 'Lagos', 60, '270000.00', 'NGN'],
    ['13:00', 'Accra', 20, '2400.00', 'GHS'],
  ]);
});

test('on the page the same amounts are written as money', () => {
  const revenue = ordersTable(orders).columns.find(({ title }) => title === 'Revenue');
  expect(orders.map((row) => revenue?.shown?.(row))).toEqual(['₦180,000.50', '₦270,000.00', 'GH₵2,400.00']);
});

test('a file of the funnel has the share of visits and the drop of each step', () => {
  const [titles, visit, vendor] = linesOf(stepsTable(funnelOf(funnel), FUNNEL_LABELS, 'visits'));
  expect(titles).toEqual(['Step', 'Sessions', 'Share of visits', 'Left after it', 'Drop']);
  expect(visit).toEqual(['Visited', 1200, '100.0%', 420, '35.0%']);
  expect(vendor).toEqual(['Chose a vendor', 780, '65.0%', 370, '47.4%']);
});

test('a payment method that nobody chose has no rate', () => {
  const [, card, wallet] = linesOf(methodsTable(checkout_methods));
  expect(card?.at(-1)).toBe('87.5%');
  expect(wallet?.at(-1)).toBe('–');
});

test('orders of all cities are added up, revenues of two currencies never', () => {
  expect(citiesOf(orders)).toEqual(['Accra', 'Lagos']);
  expect(ordersIn(orders)).toBe(120);
  expect(revenueIn(orders)).toEqual([
    { currency: 'NGN', revenue: 45_000_050 },
    { currency: 'GHS', revenue: 240_000 },
  ]);
});

test('each hour of the day has a value, of the orders or of one currency', () => {
  expect(valuesByHour(orders, 'orders')).toHaveLength(24);
  expect(valuesByHour(orders, 'orders').slice(11, 15)).toEqual([0, 40, 80, 0]);
  expect(valuesByHour(orders, 'GHS').slice(11, 15)).toEqual([0, 0, 240_000, 0]);
});
