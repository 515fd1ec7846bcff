import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { ASSUMED } from './assumed.ts';
import { costOfOrder, eventsKept, machinesFor, ordersOfDay, priceOfOrder, sumOf, tablesFor } from './model.ts';
import { TABLES } from './tables.ts';

const DOCUMENT = readFileSync(path.join(ROOT, 'docs/scale.md'), 'utf8');

test.each(Object.entries(TABLES))('docs/scale.md has the table that the simulation gives: %s', (name, table) => {
  const [, shown] = new RegExp(`<!-- simulated: ${name} -->\\n\\n([\\s\\S]*?)\\n\\n<!-- end -->`).exec(DOCUMENT) ?? [];
  expect(shown).toBe(table(ASSUMED));
});

test('docs/scale.md names every assumption with its value', () => {
  for (const [name, value] of Object.entries(ASSUMED))
    expect(DOCUMENT).toContain(`| \`${name}\` | ${value.toLocaleString('en')} |`);
});

test('twice the orders are twice the load, and an order costs no more', () => {
  const twice = { ...ASSUMED, ordersPerMinute: 2 * ASSUMED.ordersPerMinute };
  expect(ordersOfDay(twice)).toBeCloseTo(2 * ordersOfDay(ASSUMED));
  for (const [nth, { cores }] of machinesFor(twice).entries())
    expect(cores).toBeCloseTo(2 * (machinesFor(ASSUMED)[nth]?.cores ?? 0));
  const price = (assumed: typeof twice) => priceOfOrder(assumed).reduce((sum, { dollars }) => sum + dollars, 0);
  expect(price(twice)).toBeLessThanOrEqual(price({ ...ASSUMED }));
  expect(tablesFor(twice)[0]?.gbOfDay).toBeCloseTo(2 * (tablesFor(ASSUMED)[0]?.gbOfDay ?? 0));
});

test('an order costs more where more visits are needed for it, or more pages are made anew', () => {
  const cost = sumOf(costOfOrder(ASSUMED));
  expect(sumOf(costOfOrder({ ...ASSUMED, visitsPerOrder: 24 }))).toBeGreaterThan(cost * 1.5);
  expect(sumOf(costOfOrder({ ...ASSUMED, newPagesPercent: 100 }))).toBeGreaterThan(cost * 2);
});

test('up to the ceiling of a day all events are kept, and of the rest one in fifty', () => {
  const few = { ...ASSUMED, ordersPerMinute: 1 };
  expect(eventsKept(few)).toBe(ordersOfDay(few) * few.visitsPerOrder * few.eventsPerVisit);
  const all = ordersOfDay(ASSUMED) * ASSUMED.visitsPerOrder * ASSUMED.eventsPerVisit;
  expect(eventsKept(ASSUMED)).toBeCloseTo(200_000 + (all - 200_000) / 50);
});
