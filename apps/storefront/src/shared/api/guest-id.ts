import { newId } from '@jara/api-client';
import { storedText } from '../browser/storage.ts';

/** Spec §3: kept in the browser's storage and the same over reloads. */
const kept = storedText('guestId');

/** The id of the guest that this browser has been, if it has. */
export const guestId = (): string | undefined => kept.read() ?? undefined;

/** The key to a guest's carts; it is made when the first of them is. */
export function ensureGuestId(): string {
  const known = guestId();
  if (known) return known;
  const made = newId();
  kept.write(made);
  return made;
}

/** Calls that were refused at once get one new id among them. */
export function replaceGuestId(refused: string): void {
  if (guestId() === refused) forgetGuestId();
  ensureGuestId();
}

/** The guest has become a customer: the id opens nothing any more. */
export const forgetGuestId = (): void => void kept.write(null);
