type Assumption = {
  readonly value: number;
  readonly words: string;
  /** What it cannot be more than. */
  readonly most: number;
};

const counted = (value: number, words: string, most = 1e9): Assumption => ({ value, words, most });
const percent = (value: number, words: string): Assumption => ({ value, words, most: 100 });
const dollars = (value: number, words: string): Assumption => ({
  value,
  words: `${words}, in US dollars`,
  most: 1_000,
});

/** What nobody has measured here: how people behave, and what things cost. Each can be set: `npm run simulate -- --visitsPerOrder 20`. */
export const ASSUMPTIONS = {
  ordersPerMinute: counted(3_000, 'orders in the best minute of lunch, in all cities', 1e6),
  cities: counted(40, 'cities in which there are vendors', 10_000),
  customers: counted(10_000_000, 'who order about three times a month'),
  visitsPerOrder: counted(12, 'one in so many visits ends with an order', 1_000),
  pagesPerVisit: counted(5, 'pages in a visit', 1_000),
  newPagesPercent: percent(3, 'of the pages, those that no cache has'),
  searchesPerVisit: counted(1, 'searches in a visit', 1_000),
  callsPerVisit: counted(3, 'lists and menus that somebody signed in asks for beside the pages', 1_000),
  picturesPerVisit: counted(5, 'that neither the browser nor a network of copies in front has', 1_000),
  cartChangesPerOrder: counted(3, 'besides those of the order itself', 1_000),
  eventsPerVisit: counted(40, 'events that pages send in a visit', 10_000),
  minutesFollowed: counted(40, 'how long a page with an order under way is open', 1_440),
  lunchHourEvenPercent: percent(70, 'the average minute of the lunch hour, of its best one'),
  lunchHourPercent: percent(12, 'the lunch hour’s part of the day’s orders'),
  textsPerOrder: counted(0.15, 'codes for signing in, and texts about an order', 100),
  kbPerVisit: counted(150, 'sent to a browser, pictures included', 1e6),
  fullPercent: percent(60, 'how full processors may be in the best minute'),
  coresPerMachine: counted(8, 'cores of a machine', 1_000),
  daysRun: counted(365, 'how long the site has run: what is never deleted has grown for so long', 36_500),
  coreHour: dollars(0.04, 'a core for an hour'),
  gbDiskMonth: dollars(0.12, 'a GB of fast disk for a month'),
  gbSent: dollars(0.05, 'a GB that is sent'),
  text: dollars(0.02, 'a text'),
} as const satisfies Readonly<Record<string, Assumption>>;

type Name = keyof typeof ASSUMPTIONS;
export type Assumed = Readonly<Record<Name, number>>;

export const ASSUMED = Object.fromEntries(
  Object.entries(ASSUMPTIONS).map(([name, { value }]) => [name, value]),
) as Assumed;

export const NAMES = Object.keys(ASSUMPTIONS) as readonly Name[];

/** What an assumption is set to by this text; a sentence where it cannot be. */
export function readAssumption(name: Name, text: string): number | string {
  const { most } = ASSUMPTIONS[name];
  const value = Number(text);
  if (value > 0 && value <= most) return value;
  return `--${name} must be a number above 0 and at most ${most.toLocaleString('en')}, and it is '${text}'.`;
}
