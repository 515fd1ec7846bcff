import type { DatabaseName } from './register.ts';

const DATABASE: DatabaseName = 'storeDb';
const TABLE = 'saveItems';

/** What takes the place of what a person said with a cart that they saved for later: the dishes stay. */
export const WITHOUT_WORDS = {
  customerAddress: null,
  customerDeliveryNote: '',
  customerVendorNote: '',
  selectedPaymentMethod: null,
  deliveryFee: null,
} as const;

/** The database as it is; undefined where nothing was ever saved. */
const openAsItIs = (): Promise<IDBDatabase | undefined> =>
  new Promise((resolve, reject) => {
    const opening = window.indexedDB.open(DATABASE);
    // It is not there yet: an empty one would keep the library from making its own.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () =>
      opening.error?.name === 'AbortError' ? resolve(undefined) : reject(new Error('No database'));
  });

const changeAll = (database: IDBDatabase): Promise<void> =>
  new Promise((resolve, reject) => {
    const transaction = database.transaction(TABLE, 'readwrite');
    const reading = transaction.objectStore(TABLE).openCursor();
    reading.onsuccess = () => {
      const cursor = reading.result;
      if (!cursor) return;
      cursor.update({ ...(cursor.value as object), ...WITHOUT_WORDS });
      cursor.continue();
    };
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(new Error('Not changed'));
  });

/** By the browser's own means: without a network the library's code may be out of reach. */
export async function forgetSavedWords(): Promise<void> {
  const database = await openAsItIs();
  try {
    if (database?.objectStoreNames.contains(TABLE)) await changeAll(database);
  } finally {
    database?.close();
  }
}
