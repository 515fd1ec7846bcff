import { ASSUMED, ASSUMPTIONS, type Assumed, NAMES } from './assumed.ts';
import {
  costOfOrder,
  eventsKept,
  followedAtOnce,
  idsAfter,
  kindsAt,
  limitsOfMachine,
  machinesFor,
  memoryFor,
  ordersOfDay,
  partsFor,
  priceOfOrder,
  sumOf,
  tablesFor,
} from './model.ts';
import { shareOf, simulateLine } from './waiting-line.ts';

const CORES = 2;
const MEMORY_FOR_STREAMS_MB = 1_000;
const LOADS = [30, 60, 80, 90, 95];
const AFTER_DAYS = [90, 180, 365, 730];

const rounded = (value: number) => value.toLocaleString('en', { maximumSignificantDigits: value >= 1_000 ? 3 : 2 });
const plain = (value: number) => value.toLocaleString('en');
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map((name, column) => (column === 0 || name === '' ? '---' : '---:')), ...rows]
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

function assumptions(assumed: Assumed): string {
  return table(
    ['assumption', 'value', ''],
    NAMES.map((name) => {
      const { words } = ASSUMPTIONS[name];
      const isChanged = assumed[name] !== ASSUMED[name];
      return [`\`${name}\``, plain(assumed[name]), isChanged ? `${words} (else ${plain(ASSUMED[name])})` : words];
    }),
  );
}

function parts(assumed: Assumed): string {
  const all = partsFor(assumed);
  const sum = (name: 'msPerOrder' | 'cores' | 'processes') => all.reduce((total, each) => total + each[name], 0);
  return table(
    ['part', 'ms of a core for an order', 'cores in the best minute', 'processes'],
    [...all, { part: 'all', msPerOrder: sum('msPerOrder'), cores: sum('cores'), processes: sum('processes') }].map(
      (each) => [each.part, rounded(each.msPerOrder), rounded(each.cores), String(each.processes)],
    ),
  );
}

function machines(assumed: Assumed): string {
  return table(
    [`machines of ${assumed.coresPerMachine} cores, for`, 'how many'],
    machinesFor(assumed).map(({ what, machines: count }) => [what, String(count)]),
  );
}

function memory(assumed: Assumed): string {
  return table(
    ['memory, for', 'GB'],
    memoryFor(assumed).map(({ what, gb }) => [what, rounded(gb)]),
  );
}

function ids(assumed: Assumed): string {
  return table(
    ['after', 'orders', 'ids that are taken', 'orders that find none'],
    AFTER_DAYS.map((days) => {
      const { orders, taken, refused } = idsAfter(assumed, days);
      return [`${days} days`, rounded(orders), `${rounded(taken * 100)} %`, `${rounded(refused * 100)} %`];
    }),
  );
}

function sizes(assumed: Assumed): string {
  const all = tablesFor(assumed).toSorted((one, other) => other.gbOfDay - one.gbOfDay);
  return table(
    ['table', 'rows a day', 'GB a day', 'of it indexes', 'days kept', 'GB then'],
    all.map(({ name, rowsOfDay, gbOfDay, indexPercent, daysKept, gb }) => [
      `\`${name}\``,
      rounded(rowsOfDay),
      rounded(gbOfDay),
      `${Math.round(indexPercent)} %`,
      String(daysKept),
      rounded(gb),
    ]),
  );
}

function queues(assumed: Assumed): string {
  const { ordersPerMinute, visitsPerOrder, eventsPerVisit, textsPerOrder, cities, customers } = assumed;
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
      ['orders that are followed at once', rounded(followedAtOnce(assumed)), ''],
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

type Table = { readonly heading: string; readonly table: (assumed: Assumed) => string };

/** Each table of docs/scale.md by its name there, as Markdown, and what it is about where it stands alone. */
export const TABLES = {
  assumptions: { heading: 'What is assumed', table: assumptions },
  machine: { heading: 'How many orders a minute fill one machine of two cores, by what is full first', table: machine },
  waiting: { heading: 'How long an order takes on that machine, with its waiting', table: waiting },
  queues: { heading: 'What comes, at the orders that are assumed', table: queues },
  parts: { heading: 'What each part needs for it', table: parts },
  machines: { heading: 'On how many machines', table: machines },
  memory: { heading: 'Memory that grows with the site', table: memory },
  sizes: { heading: 'Tables that orders write, after the days that the site has run', table: sizes },
  ids: { heading: 'Ids of orders', table: ids },
  prices: { heading: 'What an order costs', table: prices },
} as const satisfies Readonly<Record<string, Table>>;
