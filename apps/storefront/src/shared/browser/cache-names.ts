// Shared by the pages and the service worker, which has no window.

/** What the service worker keeps, by the names of its caches. Pages are the same for everyone (ADR 14). */
export const CACHE_NAMES = {
  /** Home, the last menus, the frames of account pages. Lists and menus may be for an address: they go at signing out. */
  pages: 'pages',
  /** Which orders somebody has had is theirs: these pages go when they sign out. */
  orders: 'order-pages',
  /** Scripts, styles and fonts. */
  files: 'built-files',
} as const;

/** Held by each tab that is at the checkout; meanwhile no new version of the service worker takes over. */
export const CHECKOUT_LOCK = 'checkout';
