/** Local storage. The storefront has the same origin, so each name begins with 'console'. */
export type LocalKey =
  /** The member of the staff who is signed in, with their token; until they sign out or their shift ends. */
  | 'console_member'
  /** What staff have done without a line: orders' ids, actions and their keys; until the API has answered each. */
  | 'console_actions'
  /** The ids of the orders on a board that somebody has touched; each until it is gone. */
  | 'console_touched'
  /** Which orders' photos wait for the line; until the API has answered each. The photos are in the database. */
  | 'console_photos'
  /** The orders that a rider has, with names and phones; until they are brought, or the rider's session ends. */
  | 'console_deliveries';

/** IndexedDB: photos of hand-overs that have failed, by their order; until the API has answered each. */
export type DatabaseName = 'console_photos';
