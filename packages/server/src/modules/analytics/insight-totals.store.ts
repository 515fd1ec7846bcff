import type { CheckoutStep, FunnelStep, Insights, MinorUnits, PaymentMethodType } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { type SQL, sql } from '../../db/drizzle.ts';
import type { Counted } from './counted-as.ts';
import type { Days } from './insight-days.ts';

const MOST_SHOWN = 50;

/** PostgreSQL adds whole numbers of 64 bits up as decimals, which takes thrice as long; these are exact as well. */
const sumOf = (column: 'times' | 'sessions' | 'continued' | 'revenue'): SQL =>
  sql`sum(${sql.identifier(column)}::double precision)`;

const isWithin = ({ from, to }: Days): SQL => sql`day between ${from}::date and ${to}::date`;

/**
 * A session that was there on the day before is counted with that day, if the range has it. Lists are cut and samples stand
 * for many, so that what somebody makes up may continue more sessions than are left: there are never fewer than none.
 */
const sessionsIn = ({ from }: Days): SQL =>
  sql`greatest(0, ${sumOf('sessions')} - coalesce(${sumOf('continued')} filter (where day > ${from}::date), 0))`;

type Row = {
  readonly kind: Counted['kind'] | 'placed' | 'paid' | 'rejected' | 'skipped';
  readonly name: string;
  readonly times: number;
  readonly sessions: number;
  readonly days: readonly string[] | null;
};

export type Totals = {
  readonly events: number;
  readonly rejected: number;
  readonly estimated_days: readonly string[];
  readonly steps: ReadonlyMap<FunnelStep | CheckoutStep, number>;
  /** By sessions: the tap by the method that was chosen, the rest by that of the order. */
  readonly methods: ReadonlyMap<PaymentMethodType, number>;
  readonly placed: ReadonlyMap<PaymentMethodType, number>;
  readonly paid: ReadonlyMap<PaymentMethodType, number>;
};

/** A few rows for each day. */
export async function sumTotals(db: Db, days: Days): Promise<Totals> {
  const { rows } = await db.execute<Row>(sql`
    select kind, name, ${sumOf('times')} as times, ${sessionsIn(days)} as sessions,
      array_agg(day::text order by day) filter (where kind = 'skipped') as days
    from analytics_total
    where kind in ('step', 'method', 'placed', 'paid', 'rejected', 'skipped') and ${isWithin(days)}
    group by kind, name`);
  const sessionsOf = (wanted: Row['kind']) =>
    new Map(rows.filter(({ kind }) => kind === wanted).map(({ name, sessions }) => [name, sessions]));
  const timesOf = (wanted: Row['kind'], called = '') =>
    rows.find(({ kind, name }) => kind === wanted && name === called)?.times ?? 0;
  return {
    events: timesOf('step', 'visit'),
    rejected: timesOf('rejected'),
    estimated_days: rows.find(({ kind }) => kind === 'skipped')?.days ?? [],
    steps: sessionsOf('step') as Totals['steps'],
    methods: sessionsOf('method') as Totals['methods'],
    placed: sessionsOf('placed') as Totals['placed'],
    paid: sessionsOf('paid') as Totals['paid'],
  };
}

export async function findSearchesWithoutResults(db: Db, days: Days): Promise<Insights['searches_without_results']> {
  const { rows } = await db.execute<Insights['searches_without_results'][number]>(sql`
    select name as query, ${sumOf('times')} as times, ${sessionsIn(days)} as sessions
    from analytics_total
    where kind = 'search' and ${isWithin(days)}
    group by name
    order by sessions desc, times desc, query
    limit ${MOST_SHOWN}`);
  return rows;
}

export async function findErrors(db: Db, days: Days): Promise<Insights['errors']> {
  const { rows } = await db.execute<Insights['errors'][number]>(sql`
    select name, code, ${sumOf('times')} as times, ${sessionsIn(days)} as sessions
    from analytics_total
    where kind = 'error' and ${isWithin(days)}
    group by name, code
    order by sessions desc, times desc, name, code
    limit ${MOST_SHOWN}`);
  return rows;
}

type OrdersOfHour = Insights['orders_by_hour'][number];

export async function sumOrdersByHour(db: Db, days: Days): Promise<OrdersOfHour[]> {
  const { rows } = await db.execute<Omit<OrdersOfHour, 'revenue'> & { readonly revenue: number }>(sql`
    select hour, city, currency, sum(orders)::integer as orders, ${sumOf('revenue')} as revenue
    from analytics_sale
    where ${isWithin(days)}
    group by hour, city, currency
    order by hour, city, currency`);
  return rows.map((row) => ({ ...row, revenue: row.revenue as MinorUnits }));
}
