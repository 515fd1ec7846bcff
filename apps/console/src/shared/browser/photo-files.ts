import type { DatabaseName } from './register.ts';

const NAME: DatabaseName = 'console_photos';
const STORE = 'photos';

/** Where the browser has no database, a photo lasts as long as the page. */
const inMemory = new Map<number, Blob>();

const answerOf = <Value>(request: IDBRequest) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as Value);
    request.onerror = () => reject(request.error ?? new Error('the database gave no answer'));
  });

async function inStore<Value>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<Value> {
  const opening = window.indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await answerOf<IDBDatabase>(opening);
  try {
    return await answerOf<Value>(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

/** Photos by the id of their order. They are too large for local storage. */
export const photoFiles = {
  async put(id: number, photo: Blob): Promise<void> {
    inMemory.set(id, photo);
    await inStore('readwrite', (store) => store.put(photo, id)).then(
      () => inMemory.delete(id),
      () => undefined,
    );
  },
  get: async (id: number): Promise<Blob | undefined> =>
    inMemory.get(id) ?? (await inStore<Blob | undefined>('readonly', (store) => store.get(id)).catch(() => undefined)),
  async delete(id: number): Promise<void> {
    inMemory.delete(id);
    await inStore('readwrite', (store) => store.delete(id)).catch(() => undefined);
  },
};
