import type { KEPT_CACHES } from './kept-caches.ts';

// Part of every page: it imports nothing that runs.

/**
 * Whose something is that a browser keeps, which says what forgets it (ADR 41):
 * - person: a customer's, or a guest's who may become one. It goes when the customer is gone from this browser, however
 *   that came (kept-for.ts).
 * - partly: the same, for what it says of a person. The rest stays (forget-person.ts).
 * - browser: says nothing of anybody, and stays.
 * - staff: ends with the shift (staff-session.ts).
 * - server: no script can read it. The server sets and ends it.
 */
type Owner = 'person' | 'partly' | 'browser' | 'staff' | 'server';

type Register<Name extends string = string> = Readonly<Record<Name, Owner>>;

/** Local storage. Beside each: what it holds, and what ends it apart from its owner's going. */
export const LOCAL_STORAGE = {
  /** The id of the customer whose things are kept here, else 'guest' (kept-for.ts). */
  kept_for: 'partly',

  /** All carts with their notes, and changes that are not sent yet; until they are cleared. */
  cart: 'person',
  // Spec §3: the parts of the cart on screen, each by itself; as long as it is.
  packs: 'person',
  subTotal: 'person',
  cartId: 'person',
  cartMetadata: 'person',
  deliveryFee: 'person',
  lastQuote: 'person',
  customer_delivery_note: 'person',
  customer_vendor_note: 'person',
  activeVendor: 'person',
  activeVendorId: 'person',
  activeVendorName: 'person',
  activeVendorLogo: 'person',
  activeVendorLocation: 'person',
  activeVendorType: 'person',
  vendorAddressId: 'person',
  /** Carts that could not be loaded; until they are put back. */
  cartSnapshot: 'person',
  /** Vendors of guest carts that did not fit at a sign-in; until they do. */
  leftOutCarts: 'person',
  /** Taps on + whose dish is not in the cart yet; ten minutes. */
  tappedDishes: 'person',
  /** The key to a guest's carts; until they are a customer's. */
  guestId: 'person',
  /** The time of a pre-order; until it is no longer offered. */
  deliveryDate: 'person',
  timeRange: 'person',
  /** Promo codes by vendor; until they are removed. */
  promoCode: 'person',
  /** With the number or the Pocket ID of the payment; until another is chosen. */
  selectedPaymentMethod: 'person',
  /** References of top-ups whose end was not seen; an hour. */
  topUpsUnderWay: 'person',

  /** The chosen address, which is the person's, or the chosen city, which is not; until another is chosen. */
  location: 'partly',
  /** The id of the chosen address. */
  customerAddress: 'person',

  /** The courier's form: names, phones, e-mails, addresses and notes of both ends; until the order is made. */
  packageForm: 'person',
  /** The fee of a package that was ordered without an answer; until the answer. */
  packageFeeSent: 'person',

  /** Which dialog waits for a code, and the phone or e-mail that it went to; five minutes. */
  pending_code: 'person',
  /** The last eight searches; until they are removed. */
  recent_searches: 'person',
  /** The liked vendors; asked for again after half an hour. */
  likes: 'person',
  /** Which rows of one's own home shows, and what they showed last. */
  rows: 'person',
  rows_copy: 'person',
  /** Orders under way with their rider and PIN; until a day after their end. */
  ordersCopy: 'person',

  /** How many carts are saved for later (`storeDb`). */
  savedCartsCount: 'browser',
  /** Delivery or pickup, as chosen last. */
  orderType: 'browser',
  currency: 'browser',
  /** The tag chosen last for the vendor list. */
  custom_tags: 'browser',
  /** What a bag costs. */
  bagInformation: 'browser',
  /** Nobody here wants to install the app. */
  install_hint: 'browser',
  /** The session of behaviour events, which is the browser's; 24 hours. */
  analytics: 'browser',
  'analytics.credentials_expire_at': 'browser',
  /** Until when the queue wants no events; a day at most. */
  'analytics.wait_until': 'browser',
  /** The fonts have been fetched (front-door: defer-scripts.ts). */
  fonts: 'browser',
} as const satisfies Register;

/** Behaviour events that are not sent yet, a key for each: they hold e-mails and notes (event-queue.ts). */
export const EVENT_PREFIX = 'analytics.event.';
export type EventKey = `${typeof EVENT_PREFIX}${string}`;

/** Session storage: all of it at most until the tab is closed. */
export const TAB_STORAGE = {
  /** As in local storage: a tab that slept through a sign-out finds its own part. */
  kept_for: 'partly',
  /** What was typed into Sign Up; until somebody signs in. */
  typed_sign_up: 'person',
  /** What was typed into the form of an address; until it is added. */
  address_draft: 'person',
  /** Orders that were sent and not answered; until the answer. */
  unansweredOrders: 'person',
  /** Orders that were not seen to be paid, by cart. */
  waitingOrders: 'person',
  /** How many bytes the visit has cost. */
  data_used: 'browser',
  /** Who of the staff looks at the insights, with their token. */
  staff: 'staff',
} as const satisfies Register;

export const COOKIES = {
  /** Who is signed in; 30 days. It goes first of all (session.ts). */
  user: 'person',
  /** A payment inside of a partner's app; until that is closed. */
  payment_session: 'person',
  payment_method: 'person',
  /** The chosen city and, of a chosen address, its point; a year. */
  place: 'partly',
  data_saver: 'browser',
  /** Where behaviour events go, and the credentials for it; an hour. */
  queue_url: 'browser',
  queue_region: 'browser',
  queue_credentials: 'browser',
  /** Which session of events goes on; 24 hours. */
  session_token: 'server',
  /** Half of a session: without `user` it opens nothing. Its end is the server's answer to a sign-out. */
  refresh: 'server',
  /** Which phones have signed in here, as MACs (ADR 16); a year. */
  device: 'server',
  staff_device: 'server',
  /** A sign-up's data were typed here, as a MAC; a day. */
  registration: 'server',
} as const satisfies Register;

/** The service worker's caches (kept-caches.ts). */
export const CACHES = {
  /** Home and menus, which may be for an address. */
  pages: 'person',
  /** Which orders somebody has had. */
  'order-pages': 'person',
  'built-files': 'browser',
} as const satisfies Register<(typeof KEPT_CACHES)[keyof typeof KEPT_CACHES]>;

/** Databases: carts saved for later. Nothing else has them, so their dishes stay, and what was said with them goes. */
const DATABASES = { storeDb: 'partly' } as const satisfies Register;

export type LocalKey = keyof typeof LOCAL_STORAGE | EventKey;
export type TabKey = keyof typeof TAB_STORAGE;
export type CookieName = keyof typeof COOKIES;
export type DatabaseName = keyof typeof DATABASES;

/** The names in a register that are a person's. */
export const namesOfPerson = <Name extends string>(register: Register<Name>): Name[] =>
  (Object.keys(register) as Name[]).filter((name) => register[name] === 'person');
