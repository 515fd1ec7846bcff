/** A figure and where it was measured: a file of bench/results, on two cores of a Xeon. */
type Measured = { readonly value: number; readonly source: string };

const from =
  (source: string) =>
  (value: number): Measured => ({ value, source });
const uncached = from('uncached.md');
const pages = from('cached-pages.md');

const BOTH_CORES_MS = 2_000;

/**
 * Milliseconds of a core. Where only a rate on both cores is known, all of their time is taken for it, that of the program
 * that asks included: too much rather than too little.
 */
export const MEASURED = {
  /** Cart, quote, check and order. */
  orderInApi: uncached(4.3),
  orderInPostgres: uncached(4.3),
  cartChange: uncached(BOTH_CORES_MS / 574 / 2),
  menuOfCustomer: uncached(BOTH_CORES_MS / 5_898),
  listOfCustomer: uncached(BOTH_CORES_MS / 1_262),
  search: from('search.md')(BOTH_CORES_MS / 4_458),
  pageMadeInStorefront: pages(26.3),
  pageMadeInFrontDoor: pages(13.8),
  pageMadeInApi: pages(6.5),
  pageFromMemory: pages(BOTH_CORES_MS / 1_880),
  eventsStoredPerSecond: from('events.md')(6_398),
  streamKb: from('streams.md')(162_000 / 2_000),
  searchMemoryMb: from('search.md')(400),
} as const satisfies Readonly<Record<string, Measured>>;
