import type { Assumed } from './assumed.ts';
import {
  costOfOrder,
  eventsKept,
  kindsAt,
  limitsOfMachine,
  machinesFor,
  ordersOfDay,
  priceOfOrder,
  sumOf,
  tablesFor,
} from './model.ts';
import { shareOf, simulateLine } from './waiting-line.ts';

const CORES = 2;
const MEMORY_FOR_STREAMS_MB = 1_000;
const LOADS = [30, 60, 80, 90, 95];

const rounded = (value: number) => value.toLocaleString('en', { maximumSignificantDigits: value >= 1_000 ? 3 : 2 });
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** Of the figures that measure the machine, orders alone move with the assumptions. */
function machine(assumed: Assumed): string {
  const limits = limitsOfMachine(assumed, { cores: CORES, memoryForStreamsMb: MEMORY_FOR_STREAMS_MB });
  return table(
    ['what is full', 'orders a minute'],
    limits.map(({ what, ordersPerMinute }) => [what, rounded(ordersPerMinute)]),
  );
}

function waiting(assumed: Assumed): string {
  const full = (60_000 * CORES) / sumOf(costOfOrder(assumed));
  return table(
    ['of its processors', 'orders a minute', 'half of the orders within', '99 of 100'],
    LOADS.map((percent) => {
      const perMinute = (full * percent) / 100;
      const kinds = kindsAt(assumed, perMinute);
      const { half, p99 } = simulateLine(kinds, 'order', { cores: CORES });
      return [
        `${Math.round(shareOf(kinds, CORES) * 100)} %`,
        rounded(perMinute),
        `${rounded(half)} ms`,
        `${rounded(p99)} ms`,
      ];
    }),
  );
}

function machines(assumed: Assumed): string {
  const parts = machinesFor(assumed);
  const sum = (name: 'msPerOrder' | 'cores' | 'machines') => parts.reduce((total, each) => total + each[name], 0);
  return table(
    ['part', 'ms of a core for an order', 'cores in the best minute', `machines of ${assumed.coresPerMachine} cores`],
    [...parts, { part: 'all', msPerOrder: sum('msPerOrder'), cores: sum('cores'), machines: sum('machines') }].map(
      (each) => [each.part, rounded(each.msPerOrder), rounded(each.cores), String(each.machines)],
    ),
  );
}

function sizes(assumed: Assumed): string {
  const all = tablesFor(assumed).toSorted((one, other) => other.gbOfDay - one.gbOfDay);
  return table(
    ['table', 'rows a day', 'GB a day', 'of it indexes', 'days in use', 'GB in use'],
    all.map(({ name, rowsOfDay, gbOfDay, indexPercent, daysInUse, gbInUse }) => [
      `\`${name}\``,
      rounded(rowsOfDay),
      rounded(gbOfDay),
      `${Math.round(indexPercent)} %`,
      String(daysInUse),
      rounded(gbInUse),
    ]),
  );
}

function queues(assumed: Assumed): string {
  const { ordersPerMinute, visitsPerOrder, eventsPerVisit, textsPerOrder, minutesFollowed, cities, customers } =
    assumed;
  const visits = (ordersPerMinute / 60) * visitsPerOrder;
  return table(
    ['what comes', 'in the best minute', 'in a day'],
    [
      ['orders', `${rounded(ordersPerMinute / 60)}/s`, rounded(ordersOfDay(assumed))],
      ['orders of a city', `${rounded(ordersPerMinute / cities / 60)}/s`, rounded(ordersOfDay(assumed) / cities)],
      ['orders of a customer in a month', '', rounded((ordersOfDay(assumed) * 30) / customers)],
      ['visits', `${rounded(visits)}/s`, rounded(ordersOfDay(assumed) * visitsPerOrder)],
      [
        'events that pages send',
        `${rounded(visits * eventsPerVisit)}/s`,
        rounded(ordersOfDay(assumed) * visitsPerOrder * eventsPerVisit),
      ],
      ['events that are kept', '', rounded(eventsKept(assumed))],
      ['texts', `${rounded((ordersPerMinute / 60) * textsPerOrder)}/s`, rounded(ordersOfDay(assumed) * textsPerOrder)],
      ['orders that are followed at once', rounded(ordersPerMinute * minutesFollowed), ''],
    ],
  );
}

function prices(assumed: Assumed): string {
  const parts = priceOfOrder(assumed);
  const all = parts.reduce((sum, { dollars }) => sum + dollars, 0);
  return table(
    ['for', 'US cents an order'],
    [...parts, { what: 'all', dollars: all }].map(({ what, dollars }) => [what, rounded(dollars * 100)]),
  );
}

/** Each table of docs/scale.md by its name there, as Markdown. */
export const TABLES = { machine, waiting, queues, machines, sizes, prices } as const satisfies Readonly<
  Record<string, (assumed: Assumed) => string>
>;
