import type { Insights, MinorUnits } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import type { Column, Table } from '../../../shared/figures/table.ts';
import { hourText, METHOD_LABELS } from './labels.ts';
import { count, type FunnelRow, percent, shareOf } from './rates.ts';

type OrdersOfHour = Insights['orders_by_hour'][number];
type MissingSearch = Insights['searches_without_results'][number];
type MethodFigures = Insights['checkout_methods'][number];
type ErrorFigures = Insights['errors'][number];

const figure = <Row>(title: string, value: (row: Row) => number): Column<Row> => ({
  title,
  value,
  shown: (row) => count(value(row)),
  isFigure: true,
});

const rate = <Row>(title: string, share: (row: Row) => number | undefined): Column<Row> => ({
  title,
  value: (row) => percent(share(row)),
  isFigure: true,
});

/** A file has naira or cedis with their decimals; beside them stands the currency. */
const majorUnits = (amount: MinorUnits): string => (amount / 100).toFixed(2);

export const stepsTable = <Step extends string>(
  rows: readonly FunnelRow<Step>[],
  words: Readonly<Record<Step, string>>,
  first: string,
): Table<FunnelRow<Step>> => ({
  columns: [
    { title: 'Step', value: ({ step }) => words[step] },
    figure('Sessions', ({ sessions }) => sessions),
    rate(`Share of ${first}`, ({ share }) => share),
    figure('Left after it', ({ lost }) => lost),
    rate('Drop', ({ lostShare }) => lostShare),
  ],
  rows,
});

export const ordersTable = (rows: readonly OrdersOfHour[]): Table<OrdersOfHour> => ({
  columns: [
    { title: 'Hour', value: ({ hour }) => `${String(hour).padStart(2, '0')}:00`, shown: ({ hour }) => hourText(hour) },
    { title: 'City', value: ({ city }) => city },
    figure('Orders', ({ orders }) => orders),
    {
      title: 'Revenue',
      value: ({ revenue }) => majorUnits(revenue),
      shown: ({ revenue, currency }) => formatMoney(revenue, currency),
      isFigure: true,
    },
    { title: 'Currency', value: ({ currency }) => currency, isInFileOnly: true },
  ],
  rows,
});

export const searchesTable = (rows: readonly MissingSearch[]): Table<MissingSearch> => ({
  columns: [
    { title: 'Search', value: ({ query }) => query },
    figure('Times', ({ times }) => times),
    figure('Sessions', ({ sessions }) => sessions),
  ],
  rows,
});

export const methodsTable = (rows: readonly MethodFigures[]): Table<MethodFigures> => ({
  columns: [
    { title: 'Payment method', value: ({ payment_method }) => METHOD_LABELS[payment_method] },
    figure('Sent', ({ place_order }) => place_order),
    figure('Placed', ({ order_placed }) => order_placed),
    figure('Paid', ({ paid }) => paid),
    rate('Paid of sent', ({ paid, place_order }) => shareOf(paid, place_order)),
  ],
  rows,
});

export const errorsTable = (rows: readonly ErrorFigures[]): Table<ErrorFigures> => ({
  columns: [
    { title: 'Where', value: ({ name }) => name },
    // A phone has no room for TOO_MANY_REQUESTS on one line.
    { title: 'Code', value: ({ code }) => code, shown: ({ code }) => code.replaceAll('_', '_\u200B') },
    figure('Times', ({ times }) => times),
    figure('Sessions', ({ sessions }) => sessions),
  ],
  rows,
});
