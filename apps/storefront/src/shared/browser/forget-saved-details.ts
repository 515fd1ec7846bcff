import type { DatabaseName } from './register.ts';

const DATABASE: DatabaseName = 'storeDb';
const TABLE = 'saveItems';

/** What takes the place of what a person said with a cart that they saved for later: the dishes stay. */
export const WITHOUT_DETAILS = {
  customerAddress: null,
  customerDeliveryNote: '',
  customerVendorNote: '',
  selectedPaymentMethod: null,
  deliveryFee: null,
} as const;

function changeAll(database: IDBDatabase): void {
  const reading = database.transaction(TABLE, 'readwrite').objectStore(TABLE).openCursor();
  reading.onsuccess = () => {
    const cursor = reading.result;
    if (!cursor) return;
    cursor.update({ ...(cursor.value as object), ...WITHOUT_DETAILS });
    cursor.continue();
  };
}

/** By the browser's own means: without a network the library's code may be out of reach. */
export function forgetSavedDetails(): void {
  const opening = window.indexedDB?.open(DATABASE);
  if (!opening) return;
  // Nothing was ever saved: an empty database would keep the library from making its own.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  opening.onsuccess = () => {
    const database = opening.result;
    if (database.objectStoreNames.contains(TABLE)) changeAll(database);
    // Once what was begun is done.
    database.close();
  };
}
