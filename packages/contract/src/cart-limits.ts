/**
 * Reliability: every list that a client can grow has a cap, so that no answer grows with a stranger's patience. More
 * than these nobody orders; what lies beyond is a slip or an attack.
 */

/** Of one owner, each at a vendor of its own. */
export const MOST_CARTS = 20;
export const MOST_PACKS = 50;
/** Dishes and options of all packs of a cart together: each is an item of the answer. */
export const MOST_LINES = 150;
/** The same of all carts of an owner: what the answer with all of them costs is twice that of one. */
export const MOST_LINES_IN_ALL = 300;
/** Why something does not fit. */
export const NO_ROOM = ['CART_FULL', 'CARTS_FULL'] as const;
export type NoRoom = (typeof NO_ROOM)[number];
/** Different options of one dish. */
export const MOST_OPTIONS = 30;
/** Also of one option, and of bags. */
export const MOST_OF_AN_ITEM = 99;
/** Characters of a note. */
export const LONGEST_NOTE = 500;
