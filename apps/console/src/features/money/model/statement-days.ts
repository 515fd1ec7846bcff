import {
  type Currency,
  earningsEndpoints,
  type MinorUnits,
  MOST_STATEMENT_DAYS,
  type Payee,
  type Statement,
} from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { dayText } from '@jara/domain/preorder';
import { lastDays, lastMonth, type RangeLimit, thisMonth } from '../../../shared/days/date-range.ts';
import type { Column, Table } from '../../../shared/figures/table.ts';

type Day = Statement['days'][number];

export const STATEMENT_LIMIT: RangeLimit = {
  schema: earningsEndpoints.getVendorStatement.query,
  mostDays: MOST_STATEMENT_DAYS,
};

export const statementPresets = (now: Date) => [
  { label: 'Last 7 days', range: lastDays(7, now) },
  { label: 'This month', range: thisMonth(now) },
  { label: 'Last month', range: lastMonth(now) },
];

/** A file has naira or cedis with their decimals; beside them stands the currency. */
const majorUnits = (amount: number): string => (amount / 100).toFixed(2);

/** What a day has brought: items and the way, less commission and what was charged. A payout moves what is owed alone. */
const earnedOn = ({ items, commission, delivery, charged }: Day): MinorUnits =>
  (items - commission + delivery - charged) as MinorUnits;

/** As the page shows it and the file has it. A rider has no items, and so no commission. */
export function statementTable({ days, currency }: Statement, payee: Payee): Table<Day> {
  const money = (title: string, value: (day: Day) => number): Column<Day> => ({
    title,
    value: (day) => majorUnits(value(day)),
    shown: (day) => (value(day) === 0 ? '–' : formatMoney(value(day) as MinorUnits, currency)),
    isFigure: true,
  });
  const ofVendor: Column<Day>[] = [
    money('Items', ({ items }) => items),
    money('Commission', ({ commission }) => 0 - commission),
  ];
  return {
    columns: [
      { title: 'Day', value: ({ day }) => day, shown: ({ day }) => dayText(day) },
      { title: 'Orders', value: ({ orders }) => orders, isFigure: true },
      ...(payee === 'vendor' ? ofVendor : []),
      money('Delivery', ({ delivery }) => delivery),
      money('Charged back', ({ charged }) => 0 - charged),
      money('Earned', earnedOn),
      money('Paid out', ({ paid_out }) => paid_out),
      { title: 'Currency', value: (): Currency => currency, isInFileOnly: true },
    ],
    rows: days,
  };
}

export const totalEarned = ({ days }: Statement): MinorUnits =>
  days.reduce((sum, day) => sum + earnedOn(day), 0) as MinorUnits;
