// The numbers that gates hold, each with its reason. They are counts: what a machine's speed changes fails no run.
// A number is raised here alone, by a commit that says why.

/** Seconds on two cores after installation: eight minutes in all. Printed beside each stage, and never failed on. */
export const STAGE_SECONDS = { static: 60, unit: 75, build: 20, integration: 120, browser: 200 } as const;

/**
 * A feature that outgrows its number is two features, or has parts that belong to `shared` or `packages/domain`. Each has
 * some 3 % of room for mends.
 */
export const FEATURE_LINES: Readonly<Record<string, number>> = {
  orders: 4_400,
  catalog: 3_430,
  cart: 2_530,
  location: 2_280,
  checkout: 2_140,
  identity: 2_080,
  courier: 1_840,
  payment: 1_800,
  'saved-carts': 1_060,
  wallet: 930,
  promo: 690,
  'dish-form': 510,
  preorder: 300,
  settings: 230,
  opening: 150,
};

/** The JavaScript of a page's first load, in KB (1,000 bytes) of gzip. Of this, 60 are React; the promise is 150. */
export const FIRST_LOAD_SCRIPTS_KB = 100;

/**
 * What somebody loads of the console until they see their first screen: the frame with React, and a feature's code. In KB
 * of gzip as above. Measured: 124 for the sign-in, 123 for the queue, 129 for the deliveries, 130 for the board.
 */
export const CONSOLE_FIRST_LOAD_KB = 130;

/** What of it runs before anybody has touched the page, in the same measure: the rest is fetched when the browser is idle. */
export const UNTOUCHED_SCRIPTS_KB = 12;

/** Scripts on the wire until the count of a first add, in the same KB as the front door packs them. Measured: 125. */
export const FIRST_ADD_SCRIPTS_KB = 127;

/**
 * What may stand on the bill of somebody who pays by the megabyte, in KB on the wire: both ways, with all headers, pictures
 * aside. A first view is opened and looked at until nothing more comes; an order is somebody's first, by taps from the open
 * page through address, sign-up, search, cart and payment to the hand-over. Measured in twelve runs: 113 to 114 and 36, 185
 * to 196 and 36, 530 to 540 and 477 to 482; of an order 279 are scripts, which are to become fewer.
 */
export const DATA_KB = {
  firstView: { guest: { off: 120, on: 38 }, customer: { off: 205, on: 38 } },
  order: { off: 555, on: 495 },
} as const;

/** Which vendors stand first, and so the weight of their pictures, depends on the hour: they are counted, and weighed one by one. */
export const DATA_PICTURES = {
  /** The heaviest had 13.3, with its headers. */
  mostKbEach: 16,
  firstView: { off: 3, on: 0 },
  order: { off: 21, on: 2 },
} as const;

/** Statements are what an order and a cart change cost the database at noon, with the session remembered. */
export const STATEMENTS = {
  order: 4,
  cartChange: 2,
  /** The first use of a dish reads it from the menu. */
  firstCartChange: 3,
  /** A change with an id is looked up, so that it is made once; the session may be new. */
  cartChangeWithId: 5,
} as const;

/** Each browser test and each page load costs the run seconds; what a component can show is shown there. */
export const BROWSER_STAGE = { tests: 81, pageLoads: 164 };
