import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { ASSUMED, readAssumption } from './assumed.ts';
import {
  costOfOrder,
  eventsKept,
  idsAfter,
  machinesFor,
  ordersOfDay,
  partsFor,
  priceOfOrder,
  sumOf,
  tablesFor,
} from './model.ts';
import { TABLES } from './tables.ts';

const DOCUMENT = readFileSync(path.join(ROOT, 'docs/scale.md'), 'utf8');

test.each(Object.entries(TABLES))('docs/scale.md has the table that the simulation gives: %s', (name, { table }) => {
  const [, shown] = new RegExp(`<!-- simulated: ${name} -->\\n\\n([\\s\\S]*?)\\n\\n<!-- end -->`).exec(DOCUMENT) ?? [];
  expect(shown).toBe(table(ASSUMED));
});

test('twice the orders are twice the load, and an order costs no more', () => {
  const twice = { ...ASSUMED, ordersPerMinute: 2 * ASSUMED.ordersPerMinute };
  expect(ordersOfDay(twice)).toBeCloseTo(2 * ordersOfDay(ASSUMED));
  for (const [nth, { cores }] of partsFor(twice).entries())
    expect(cores).toBeCloseTo(2 * (partsFor(ASSUMED)[nth]?.cores ?? 0));
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

const machinesAt = (ordersPerMinute: number) =>
  machinesFor({ ...ASSUMED, ordersPerMinute }).reduce((sum, { machines }) => sum + machines, 0);

test('a site that one machine could carry has two, and parts get machines of their own with the load', () => {
  expect([machinesAt(10), machinesAt(300), machinesAt(3_000)]).toEqual([2, 2, 6]);
  expect(machinesAt(30_000)).toBeGreaterThan(40);
});

test('streams ask for APIs as processors do', () => {
  const apisAt = (minutesFollowed: number) =>
    partsFor({ ...ASSUMED, minutesFollowed }).find(({ part }) => part === 'API')?.processes;
  expect([apisAt(1), apisAt(40), apisAt(80)]).toEqual([6, 10, 20]);
});

test('the more ids are taken, the more orders find none in four tries', () => {
  const [early, late] = [idsAfter(ASSUMED, 90), idsAfter(ASSUMED, 180)];
  expect(late.taken).toBeCloseTo(2 * early.taken);
  expect(late.refused).toBeCloseTo(16 * early.refused);
  expect(idsAfter(ASSUMED, 10_000)).toMatchObject({ taken: 1, refused: 1 });
});

test('an assumption is a number above 0, and a percentage at most 100', () => {
  expect([readAssumption('fullPercent', '80'), readAssumption('coreHour', '0.1')]).toEqual([80, 0.1]);
  expect(readAssumption('fullPercent', '200')).toBe(
    "--fullPercent must be a number above 0 and at most 100, and it is '200'.",
  );
  for (const text of ['0', '-1', 'many', '', 'Infinity'])
    expect(readAssumption('ordersPerMinute', text)).toMatch(/must be a number above 0/);
});
