import Dexie, { type Table } from 'dexie';
import type { DatabaseName } from '@/shared/browser/register.ts';
import { isSame, type SavedCart, savedCart } from './saved-cart-record.ts';
import { correctSavedCount, setSavedCount } from './saved-count.ts';

// Spec §3: carts saved for later live in a database of the browser's. Fetched with whatever shows or saves one.

const database = new Dexie('storeDb' satisfies DatabaseName);
database.version(1).stores({ saveItems: '++id, activeVendorId' });
const saveItems: Table<SavedCart, number> = database.table('saveItems');

const count = async (): Promise<void> => setSavedCount(await saveItems.count());

/** Nothing is said to the server; the cart stays as it is. */
export async function saveCart(cart: SavedCart): Promise<void> {
  await database.transaction('rw', saveItems, async () => {
    const ofVendor = await saveItems.where('activeVendorId').equals(cart.activeVendorId).toArray();
    const same = ofVendor.find((each) => isSame(each, cart));
    await saveItems.put(same?.id === undefined ? cart : { ...cart, id: same.id });
  });
  await count();
}

export type SavedCartRecord = SavedCart & { readonly id: number };

/** The last saved first. What cannot be read is as good as nothing. */
export async function listSavedCarts(): Promise<SavedCartRecord[]> {
  const records = await saveItems.orderBy('id').reverse().toArray();
  const readable = records.flatMap((record) => {
    const { success, data } = savedCart.safeParse(record);
    return success && data.id !== undefined ? [{ ...data, id: data.id }] : [];
  });
  correctSavedCount(readable.length);
  return readable;
}

export async function deleteSavedCart(id: number): Promise<void> {
  await saveItems.delete(id);
  await count();
}
