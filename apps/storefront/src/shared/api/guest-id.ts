import { tryOrUndefined } from '../browser/local-storage.ts';
import { newId } from '../browser/new-id.ts';

/** Spec §3: kept in the browser's storage and the same over reloads. */
const KEY = 'guestId';

/** Where nothing can be kept, a guest lasts as long as the page. */
let ofThisPage: string | undefined;

/** The id of the guest that this browser has been, if it has. */
export const guestId = (): string | undefined => tryOrUndefined((storage) => storage.getItem(KEY)) ?? ofThisPage;

/** The key to a guest's carts; it is made when the first of them is. */
export function ensureGuestId(): string {
  const known = guestId();
  if (known) return known;
  const made = newId();
  ofThisPage = made;
  tryOrUndefined((storage) => storage.setItem(KEY, made));
  return made;
}

/** Calls that were refused at once get one new id among them. */
export function replaceGuestId(refused: string): void {
  if (guestId() === refused) forgetGuestId();
  ensureGuestId();
}

/** The guest has become a customer: the id opens nothing any more. */
export function forgetGuestId(): void {
  ofThisPage = undefined;
  tryOrUndefined((storage) => storage.removeItem(KEY));
}
