import { CURRENCIES, type Currency, type Insights, type MinorUnits } from '@jara/contract';

type OrdersOfHour = Insights['orders_by_hour'][number];

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const citiesOf = (rows: readonly OrdersOfHour[]): string[] =>
  [...new Set(rows.map(({ city }) => city))].sort((one, other) => one.localeCompare(other));

export const ordersIn = (rows: readonly OrdersOfHour[]): number => sum(rows.map(({ orders }) => orders));

/** Currencies are never added up: each has its own amount, and those without orders are left out. */
export const revenueIn = (rows: readonly OrdersOfHour[]): { currency: Currency; revenue: MinorUnits }[] =>
  CURRENCIES.flatMap((currency) => {
    const own = rows.filter((row) => row.currency === currency);
    return own.length === 0 ? [] : [{ currency, revenue: sum(own.map(({ revenue }) => revenue)) as MinorUnits }];
  });

/** What the columns of the chart stand for: orders, or revenue in one currency. */
export type Measure = 'orders' | Currency;

/** One value for each hour of the day, also for those without orders. */
export function valuesByHour(rows: readonly OrdersOfHour[], measure: Measure): number[] {
  const counted = measure === 'orders' ? rows : rows.filter(({ currency }) => currency === measure);
  const measured = ({ orders, revenue }: OrdersOfHour) => (measure === 'orders' ? orders : revenue);
  return HOURS.map((hour) => sum(counted.filter((row) => row.hour === hour).map(measured)));
}
