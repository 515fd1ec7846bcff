import { id, LIKES_IN_A_ROW, lastOrder, likedVendor, MOST_REORDERS } from '@jara/contract';
import { storedJson } from '@jara/ui/browser/stored-value';
import { z } from 'zod';
import { refreshLikes } from '@/features/catalog/lazy.ts';
import { fetchLastOrders } from '@/features/orders/lazy.ts';
import { signedInUser } from '@/shared/api/browser-session.ts';
import { keepRows, rowsCopy } from './shown-rows.ts';

/** An order or a like of another device may show so much later. */
const FRESH_MS = 2 * 60_000;

const copySchema = z.object({
  customer: id,
  at: z.number(),
  again: z.array(lastOrder).max(MOST_REORDERS),
  liked: z.array(likedVendor).max(LIKES_IN_A_ROW),
});
type RowsCopy = z.infer<typeof copySchema>;

export const NO_ROWS: Pick<RowsCopy, 'again' | 'liked'> = { again: [], liked: [] };

const stored = storedJson(rowsCopy, (json) => copySchema.safeParse(json).data);

/** Those of this customer; another's are nobody's. */
export function readRows(customer: number): RowsCopy | undefined {
  const copy = stored.read();
  return copy?.customer === customer ? copy : undefined;
}

export const isFresh = (copy: RowsCopy | undefined): boolean => copy !== undefined && Date.now() - copy.at < FRESH_MS;

/** How often they were asked for, and which of those answers is kept. */
let asked = 0;
let kept = 0;

/** Kept for the next page, which then has room for them. Undefined once they are of no use: overtaken, or nobody's. */
export async function fetchRows(customer: number): Promise<RowsCopy | undefined> {
  asked += 1;
  const mine = asked;
  const [again, allLiked] = await Promise.all([fetchLastOrders(), refreshLikes()]);
  const ordered = new Set(again.map(({ vendor }) => vendor.id));
  // Each vendor once: an order is the shorter way to it.
  const liked = allLiked.filter(({ id: vendorId }) => !ordered.has(vendorId));
  const copy = { customer, at: Date.now(), again, liked };
  if (signedInUser()?.id !== customer || mine < kept) return undefined;
  kept = mine;
  stored.write(copy);
  keepRows([...(again.length > 0 ? ['again'] : []), ...(liked.length > 0 ? ['liked'] : [])]);
  return copy;
}
