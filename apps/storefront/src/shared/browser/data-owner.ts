import { forgetPerson, forgetPersonInTab } from './forget-person.ts';
import { storedText, tabText } from './storage.ts';

/** Whose things this browser keeps, and this tab, which may have slept when the browser was told: a customer's id or 'guest'. */
const browserIsFor = storedText('kept_for');
const tabIsFor = tabText('kept_for');

const GUEST = 'guest';
const ownerOf = (customerId: number | undefined) => (customerId === undefined ? GUEST : String(customerId));

/** What a guest has kept goes on with the customer that they become. */
function handOver(kept: typeof browserIsFor, seen: string, next: string, forget: () => void): void {
  const owner = kept.read() ?? seen;
  if (owner === next) return;
  if (owner !== GUEST) forget();
  kept.write(next);
}

/**
 * What is kept from now on is this customer's, or a guest's; what another customer has left is forgotten first. Called
 * when a page opens and whenever it sees somebody come or go, so it makes no difference how a session has ended, and where.
 * Only the first tab that notices forgets what all of them share: in another one somebody may have begun anew.
 */
export function setDataOwner(customerId: number | undefined, seenBefore?: number): void {
  const [seen, next] = [ownerOf(seenBefore), ownerOf(customerId)];
  handOver(browserIsFor, seen, next, forgetPerson);
  handOver(tabIsFor, seen, next, forgetPersonInTab);
}
