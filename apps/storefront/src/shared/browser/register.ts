import type { CACHE_NAMES } from './cache-names.ts';

// Part of every page. What is nobody's is in types alone, which cost a phone nothing.

/**
 * Everything that Jara keeps in a browser, by its place and its owner, who says what forgets it (ADR 41):
 * - a person: a customer, or a guest who may become one. It goes when the customer is gone from this browser, however
 *   that came (data-owner.ts). These are the lists below.
 * - partly a person: what it says of them goes, the rest stays (forget-person.ts).
 * - the browser: says nothing of anybody, and stays.
 * - staff: ends with the shift (staff-session.ts).
 * - the server: no script can read it; the server sets and ends it.
 * Beside each name stands what it holds, and what else ends it.
 */

/** Local storage, spec §3 and §9. `cart` has all carts with their notes, and changes that are not sent yet; until cleared. */
export const CART_KEYS = [
  'cart',
  // The parts of the cart on screen, each by itself; as long as it is.
  'packs',
  'subTotal',
  'cartId',
  'cartMetadata',
  'deliveryFee',
  'lastQuote',
  'customer_delivery_note',
  'customer_vendor_note',
  'activeVendor',
  'activeVendorId',
  'activeVendorName',
  'activeVendorLogo',
  'activeVendorLocation',
  'activeVendorType',
  'vendorAddressId',
] as const;

export const LOCAL_OF_PERSON = [
  ...CART_KEYS,
  /** Carts that could not be loaded; until they are put back. */
  'cartSnapshot',
  /** Vendors of guest carts that did not fit at a sign-in; until they do. */
  'leftOutCarts',
  /** Taps on + whose dish is not in the cart yet; ten minutes. */
  'tappedDishes',
  /** The key to a guest's carts; until they are a customer's. */
  'guestId',
  /** The time of a pre-order; until it is no longer offered. */
  'deliveryDate',
  'timeRange',
  /** Promo codes by vendor; until they are removed. */
  'promoCode',
  /** With the number or the Pocket ID of the payment; until another is chosen. */
  'selectedPaymentMethod',
  /** References of top-ups whose end was not seen; an hour. */
  'topUpsUnderWay',
  /** The id of the chosen address. */
  'customerAddress',
  /** The courier's form: names, phones, e-mails, addresses and notes of both ends; until the order is made. */
  'packageForm',
  /** The fee of a package that was ordered without an answer; until the answer. */
  'packageFeeSent',
  /** Which dialog waits for a code, and the phone or e-mail that it went to; five minutes. */
  'pending_code',
  /** The last eight searches; until they are removed. */
  'recent_searches',
  /** The liked vendors; asked for again after half an hour. */
  'likes',
  /** Which rows of one's own home shows, and what they showed last. */
  'rows',
  'rows_copy',
  /** Orders under way with their rider and PIN; until a day after their end. */
  'ordersCopy',
] as const;

type LocalPartlyOfPerson =
  /** The chosen address, which is the person's, or the chosen city, which is not; until another is chosen. */
  | 'location'
  /** The id of the customer whose things are kept here, else 'guest' (data-owner.ts). */
  | 'kept_for';

export type LocalOfBrowser =
  /** How many carts are saved for later (`storeDb`). */
  | 'savedCartsCount'
  /** Delivery or pickup, as chosen last. */
  | 'orderType'
  | 'currency'
  /** The tag chosen last for the vendor list. */
  | 'custom_tags'
  /** What a bag costs. */
  | 'bagInformation'
  /** Nobody here wants to install the app. */
  | 'install_hint'
  /** The session of behaviour events, which is the browser's; 24 hours. */
  | 'analytics'
  | 'analytics.credentials_expire_at'
  /** How far this device's clock is behind the server's, where it is. */
  | 'analytics.clock_behind_ms'
  /** Until when the queue wants no events; a day at most. */
  | 'analytics.wait_until'
  /** The fonts have been fetched (browser/inline/fonts.ts). */
  | 'fonts';

/** Behaviour events that are not sent yet, a key for each: a person's, with e-mails and notes (event-queue.ts). */
export const EVENT_PREFIX = 'analytics.event.';
export type EventKey = `${typeof EVENT_PREFIX}${string}`;

export type LocalKey = (typeof LOCAL_OF_PERSON)[number] | LocalPartlyOfPerson | LocalOfBrowser | EventKey;

/** Session storage: all of it at most until the tab is closed. */
export const TAB_OF_PERSON = [
  /** What was typed into Sign Up; until somebody signs in. */
  'typed_sign_up',
  /** What was typed into the form of an address; until it is added. */
  'address_draft',
  /** Orders that were sent and not answered; until the answer. */
  'unansweredOrders',
  /** Orders that were not seen to be paid, by cart. */
  'waitingOrders',
  /** References of payments whose window was closed before they were paid. */
  'leftPayments',
  /** Reference of the mobile-money payment that was begun last, and the end of its countdown. */
  'momoCountdown',
] as const;

export type TabKey =
  | (typeof TAB_OF_PERSON)[number]
  /** Partly a person's, as in local storage: a tab that slept through a sign-out finds its own part. */
  | 'kept_for'
  /** The browser's: how many bytes the visit has cost. */
  | 'data_used';

/** Cookies. A payment inside of a partner's app; until that is closed. */
export const COOKIES_OF_PERSON = ['payment_session', 'payment_method'] as const;

export type CookieName =
  | (typeof COOKIES_OF_PERSON)[number]
  /** A person's: who is signed in; 30 days. It goes first of all (session.ts). */
  | 'user'
  /** Partly: the chosen city and, of a chosen address, its point; a year. */
  | 'place'
  /** The browser's: whether data is saved; a year. */
  | 'data_saver'
  /** The browser's: where behaviour events go, and the credentials for it; an hour. */
  | 'queue_url'
  | 'queue_region'
  | 'queue_credentials'
  | CookieOfServer;

type CookieOfServer =
  /** Which session of events goes on; 24 hours. */
  | 'session_token'
  /** Half of a session: without `user` it opens nothing. Its end is the server's answer to a sign-out. */
  | 'refresh'
  /** Which phones have signed in here, as MACs (ADR 16); a year. */
  | 'device'
  | 'staff_device'
  /** A sign-up's data were typed here, as a MAC; a day. */
  | 'registration';

/** The service worker's caches: lists and menus, which may be for an address, and which orders somebody has had. */
export const CACHES_OF_PERSON = [
  'pages',
  'order-pages',
] as const satisfies (typeof CACHE_NAMES)[keyof typeof CACHE_NAMES][];

/** Databases. Partly: carts saved for later. Nothing else has their dishes, which stay; what was said with them goes. */
export type DatabaseName = 'storeDb';
