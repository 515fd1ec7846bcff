import type { Assumed } from './assumed.ts';
import { MEASURED } from './measured.ts';
import { ORDER_TABLES, WHOLE_ORDER } from './order-tables.ts';
import type { Kind } from './waiting-line.ts';

const PARTS = ['front door', 'storefront', 'API', 'worker', 'PostgreSQL'] as const;
type Part = (typeof PARTS)[number];

const figureOf = (name: keyof typeof MEASURED) => MEASURED[name].value;
const GB = 1e9;
const DAYS_OF_MONTH = 30;
const HOURS_OF_MONTH = 730;
/** One alone cannot be lost. */
const LEAST = 2;
/** Of an API (apps/api/src/plugins/request-limits.ts). */
const STREAMS_OF_PROCESS = 12_000;

/** Milliseconds of a core in each part, for one order and all the visits that it takes to come to one. */
export function costOfOrder(assumed: Assumed): Readonly<Record<Part, number>> {
  const { visitsPerOrder, pagesPerVisit, newPagesPercent, searchesPerVisit, callsPerVisit, picturesPerVisit } = assumed;
  const pages = visitsPerOrder * pagesPerVisit;
  const made = (pages * newPagesPercent) / 100;
  const calls = visitsPerOrder * callsPerVisit;
  const events = visitsPerOrder * assumed.eventsPerVisit;
  // What is known of events, and of a cart's change, is the sum of all that take part. Events beyond the ceiling of a day
  // cost less; they are taken for stored.
  const storing = 1_000 / figureOf('eventsStoredPerSecond');
  return {
    'front door':
      (pages - made + visitsPerOrder * picturesPerVisit) * figureOf('pageFromMemory') +
      made * figureOf('pageMadeInFrontDoor'),
    storefront: made * figureOf('pageMadeInStorefront'),
    API:
      WHOLE_ORDER.api +
      made * figureOf('pageMadeInApi') +
      (calls / 2) * (figureOf('menuOfCustomer') + figureOf('listOfCustomer')) +
      visitsPerOrder * searchesPerVisit * figureOf('search') +
      (assumed.cartChangesPerOrder * figureOf('cartChange')) / 2,
    worker: WHOLE_ORDER.worker + (events * storing) / 2,
    PostgreSQL:
      WHOLE_ORDER.postgres + (assumed.cartChangesPerOrder * figureOf('cartChange')) / 2 + (events * storing) / 2,
  };
}

export const sumOf = (cost: Readonly<Record<Part, number>>): number => PARTS.reduce((sum, part) => sum + cost[part], 0);

/** A day from its lunch. */
export const ordersOfDay = ({ ordersPerMinute, lunchHourEvenPercent, lunchHourPercent }: Assumed): number =>
  (ordersPerMinute * 60 * lunchHourEvenPercent) / lunchHourPercent;

const EVENTS_KEPT_A_DAY = 200_000;
const SAMPLES = 50;
const eventsOfDay = (assumed: Assumed) => ordersOfDay(assumed) * assumed.visitsPerOrder * assumed.eventsPerVisit;

/** ADR 40: all of a day up to the ceiling, and of the rest one in fifty. */
export function eventsKept(assumed: Assumed): number {
  const all = eventsOfDay(assumed);
  return all <= EVENTS_KEPT_A_DAY ? all : EVENTS_KEPT_A_DAY + (all - EVENTS_KEPT_A_DAY) / SAMPLES;
}

/** How many orders a minute fill one machine, by what is full first. */
export function limitsOfMachine(
  assumed: Assumed,
  { cores, memoryForStreamsMb }: { cores: number; memoryForStreamsMb: number },
) {
  const { visitsPerOrder, eventsPerVisit, minutesFollowed, fullPercent } = assumed;
  const coreMs = (cores * 60_000 * fullPercent) / 100;
  const eventsPerOrder = visitsPerOrder * eventsPerVisit;
  const cost = costOfOrder(assumed);
  return [
    {
      what: 'events, stored by one worker in a quarter of its time',
      ordersPerMinute: ((figureOf('eventsStoredPerSecond') / 4) * 60) / eventsPerOrder,
    },
    { what: `processors: ${cores} cores, ${fullPercent} % of them`, ordersPerMinute: coreMs / sumOf(cost) },
    {
      what: `streams of followed orders: ${memoryForStreamsMb} MB`,
      ordersPerMinute: (memoryForStreamsMb * 1_000) / figureOf('streamKb') / minutesFollowed,
    },
    { what: 'PostgreSQL alone, with all of these cores', ordersPerMinute: coreMs / cost.PostgreSQL },
  ].sort((one, other) => one.ordersPerMinute - other.ordersPerMinute);
}

export const followedAtOnce = ({ ordersPerMinute, minutesFollowed }: Assumed): number =>
  ordersPerMinute * minutesFollowed;

/** What each part needs in the best minute. A process of Node.js has one thread; PostgreSQL is a primary and its replica. */
export function partsFor(assumed: Assumed) {
  const cost = costOfOrder(assumed);
  return PARTS.map((part) => {
    const cores = (assumed.ordersPerMinute * cost[part]) / 60_000;
    const forCores = part === 'PostgreSQL' ? 1 : Math.ceil(cores / (assumed.fullPercent / 100));
    const forStreams = part === 'API' ? Math.ceil(followedAtOnce(assumed) / STREAMS_OF_PROCESS) : 0;
    return { part, msPerOrder: cost[part], cores, processes: Math.max(LEAST, forCores, forStreams) };
  });
}

/** Two machines with everything on each, while one of them could carry it; else PostgreSQL has two of its own. */
export function machinesFor(assumed: Assumed) {
  const parts = partsFor(assumed);
  const cores = parts.reduce((sum, each) => sum + each.cores, 0);
  const ofDatabase = parts.find(({ part }) => part === 'PostgreSQL')?.cores ?? 0;
  const coresToFill = (assumed.coresPerMachine * assumed.fullPercent) / 100;
  if (cores <= coresToFill) return [{ what: 'everything, on each', machines: LEAST }];
  return [
    {
      what: 'front doors, storefronts, APIs and workers',
      machines: Math.max(LEAST, Math.ceil((cores - ofDatabase) / coresToFill)),
    },
    // It writes on one machine, however large that has to be: of cores so many times a machine's.
    { what: 'PostgreSQL and its replica', machines: LEAST * Math.max(1, Math.ceil(ofDatabase / coresToFill)) },
  ];
}

/** Gigabytes of memory that grow with the site. */
export function memoryFor(assumed: Assumed) {
  const apis = partsFor(assumed).find(({ part }) => part === 'API')?.processes ?? 0;
  return [
    {
      what: 'streams of followed orders, in front doors and APIs',
      gb: (followedAtOnce(assumed) * figureOf('streamKb')) / 1e6,
    },
    {
      what: `the index of every city, in each of ${apis} APIs, at 100,000 vendors`,
      gb: (apis * figureOf('searchMemoryMb')) / 1_000,
    },
  ];
}

/** Drawn at random (packages/server/src/modules/order/create/new-order.ts), and made again with another as often as this. */
const ORDER_IDS = 2 ** 31 - 100_000_000;
const TRIES = 4;

/** What becomes of the ids of orders. An order that finds none in all its tries is a 503 `BUSY`. */
export function idsAfter(assumed: Assumed, days: number) {
  const orders = ordersOfDay(assumed) * days;
  const taken = Math.min(1, orders / ORDER_IDS);
  return { orders, taken, refused: taken ** TRIES };
}

/** Rows and bytes of a day, and what stands in tables after the days that the site has run (ADR 56). */
export function tablesFor(assumed: Assumed) {
  const orders = ordersOfDay(assumed);
  return Object.entries(ORDER_TABLES).map(([name, { rows, bytes, indexBytes, days = Number.POSITIVE_INFINITY }]) => {
    const gbOfDay = ((bytes + indexBytes) * orders) / GB;
    const daysKept = Math.min(days, assumed.daysRun);
    return {
      name,
      rowsOfDay: rows * orders,
      gbOfDay,
      indexPercent: (100 * indexBytes) / (bytes + indexBytes),
      daysKept,
      gb: gbOfDay * daysKept,
    };
  });
}

/** US dollars of one order, by what they are for. */
export function priceOfOrder(assumed: Assumed) {
  const orders = ordersOfDay(assumed) * DAYS_OF_MONTH;
  const machines = machinesFor(assumed).reduce((sum, each) => sum + each.machines, 0);
  const stored = tablesFor(assumed).reduce((sum, { gb }) => sum + gb, 0);
  return [
    { what: 'machines', dollars: (machines * assumed.coresPerMachine * assumed.coreHour * HOURS_OF_MONTH) / orders },
    // The primary, its replica, and a backup.
    { what: 'disks', dollars: (3 * stored * assumed.gbDiskMonth) / orders },
    { what: 'what is sent', dollars: ((assumed.visitsPerOrder * assumed.kbPerVisit) / 1e6) * assumed.gbSent },
    { what: 'texts', dollars: assumed.textsPerOrder * assumed.text },
  ];
}

/** What comes to one machine in a second of that many orders a minute. An order is what its customer waits for, from cart to order. */
export function kindsAt(assumed: Assumed, ordersPerMinute: number): Kind[] {
  const orders = ordersPerMinute / 60;
  const pages = assumed.visitsPerOrder * assumed.pagesPerVisit;
  const made = (pages * assumed.newPagesPercent) / 100;
  const coreMsOfNew = figureOf('pageMadeInStorefront') + figureOf('pageMadeInFrontDoor') + figureOf('pageMadeInApi');
  const order = figureOf('orderInApi') + figureOf('orderInPostgres');
  const rest = sumOf(costOfOrder(assumed)) - order - made * coreMsOfNew;
  const small = visitsOf(assumed);
  return [
    { name: 'order', perSecond: orders, coreMs: order },
    { name: 'new page', perSecond: orders * made, coreMs: coreMsOfNew },
    { name: 'anything else', perSecond: orders * small, coreMs: rest / small },
  ];
}

const visitsOf = ({ visitsPerOrder, pagesPerVisit, picturesPerVisit, callsPerVisit, searchesPerVisit }: Assumed) =>
  visitsPerOrder * (pagesPerVisit + picturesPerVisit + callsPerVisit + searchesPerVisit);
