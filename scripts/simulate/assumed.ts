/** What nobody has measured here: how people behave, and what things cost. Each can be set: `npm run simulate -- --visitsPerOrder 20`. */
export const ASSUMED = {
  /** In the best minute of lunch, in all cities. */
  ordersPerMinute: 3_000,
  cities: 40,
  customers: 10_000_000,
  /** Of all visits one in so many ends with an order. */
  visitsPerOrder: 12,
  pagesPerVisit: 5,
  /** Of these pages, those that no cache has, in percent. */
  newPagesPercent: 3,
  searchesPerVisit: 1,
  /** Lists and menus that somebody signed in asks for beside the pages. */
  callsPerVisit: 3,
  /** That neither the browser nor a network of copies in front has. */
  picturesPerVisit: 5,
  /** Besides those of the order itself. */
  cartChangesPerOrder: 3,
  eventsPerVisit: 40,
  minutesFollowed: 40,
  /** The average minute of the lunch hour, of its best one; and the part of the day's orders that falls into that hour. */
  lunchHourEvenPercent: 70,
  lunchHourPercent: 12,
  /** Codes for signing in, and texts about an order. */
  textsPerOrder: 0.15,
  kbPerVisit: 150,
  /** How full a machine may be in the best minute: one of three may be lost. */
  fullPercent: 60,
  coresPerMachine: 8,
  /** Days that rows of orders stay in tables in use, before they are archived. */
  daysInUse: 90,
  /** US dollars. */
  coreHour: 0.04,
  gbDiskMonth: 0.12,
  gbArchiveMonth: 0.023,
  gbSent: 0.05,
  text: 0.02,
} as const;

export type Assumed = { readonly [Name in keyof typeof ASSUMED]: number };
