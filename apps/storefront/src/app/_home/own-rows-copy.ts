import { id, lastOrder, MOST_REORDERS, vendor } from '@jara/contract';
import { z } from 'zod';
import { fetchLikedVendors } from '@/features/catalog/lazy.ts';
import { fetchLastOrders } from '@/features/orders/lazy.ts';
import { signedInUser } from '@/shared/api/browser-session.ts';
import { tryOrUndefined } from '@/shared/browser/local-storage.ts';
import { keepRows, rowsCopy } from './shown-rows.ts';

const MOST_LIKED = 8;
/** An order or a like of another device may show so much later. */
const FRESH_MS = 2 * 60_000;

const likedVendor = vendor.pick({
  ...{ id: true, name: true, logo_url: true, location: true, vendor_type: true, slug: true },
});
const copySchema = z.object({
  customer: id,
  at: z.number(),
  again: z.array(lastOrder).max(MOST_REORDERS),
  liked: z.array(likedVendor).max(MOST_LIKED),
});
type RowsCopy = z.infer<typeof copySchema>;

export const NO_ROWS: Pick<RowsCopy, 'again' | 'liked'> = { again: [], liked: [] };

/** Those of this customer; another's are nobody's. */
export function readRows(customer: number): RowsCopy | undefined {
  const copy = tryOrUndefined(() => copySchema.safeParse(JSON.parse(rowsCopy.read() ?? '')).data);
  return copy?.customer === customer ? copy : undefined;
}

export const isFresh = (copy: RowsCopy | undefined): boolean => copy !== undefined && Date.now() - copy.at < FRESH_MS;

/** Kept for the next page, which then has room for them. */
export async function fetchRows(customer: number): Promise<RowsCopy> {
  const [again, { vendors }] = await Promise.all([fetchLastOrders(), fetchLikedVendors({ limit: MOST_LIKED })]);
  const liked = vendors.map((each) => likedVendor.parse(each));
  const copy = { customer, at: Date.now(), again, liked };
  if (signedInUser()?.id !== customer) return copy;
  rowsCopy.write(JSON.stringify(copy));
  keepRows([...(again.length > 0 ? ['again'] : []), ...(liked.length > 0 ? ['liked'] : [])]);
  return copy;
}
