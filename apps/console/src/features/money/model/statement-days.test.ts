import type { MinorUnits, Statement } from '@jara/contract';
import { expect, test } from 'vitest';
import { csvOf } from '../../../shared/figures/csv.ts';
import { linesOf } from '../../../shared/figures/table.ts';
import { statementTable, totalEarned } from './statement-days.ts';

const money = (amount: number) => amount as MinorUnits;
const STATEMENT: Statement = {
  ...{ currency: 'NGN', from: '2026-11-10', to: '2026-11-16', owed: money(41_500) },
  days: [
    {
      ...{ day: '2026-11-16', orders: 1, items: money(190_000), commission: money(28_500), delivery: money(0) },
      ...{ charged: money(20_000), paid_out: money(100_000) },
    },
  ],
};

test('a day has earned its items and its way, less commission and charges; a payout takes nothing from it', () => {
  expect(totalEarned(STATEMENT)).toBe(141_500);
});

test('the file of a vendor has a line for each day, in naira and kobo', () => {
  expect(csvOf(linesOf(statementTable(STATEMENT, 'vendor'))).split('\r\n')).toEqual([
    '\uFEFFDay,Orders,Items,Commission,Delivery,Charged back,Earned,Paid out,Currency',
    '2026-11-16,1,1900.00,-285.00,0.00,-200.00,1415.00,1000.00,NGN',
    '',
  ]);
});

test('a rider has neither items nor commission', () => {
  const titles = statementTable(STATEMENT, 'rider').columns.map(({ title }) => title);
  expect(titles).toEqual(['Day', 'Orders', 'Delivery', 'Charged back', 'Earned', 'Paid out', 'Currency']);
});
