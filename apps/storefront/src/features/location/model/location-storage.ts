/** Spec §9: the keys of the browser's storage. */
export const STORAGE_KEY = { location: 'location', addressId: 'customerAddress', currency: 'currency' } as const;

const CHANGED = 'location-selected';

type LocalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Spec §3: a storage that fails is ignored. Even asking for it may be refused. */
export function quietly<Value>(work: (storage: LocalStorage) => Value): Value | undefined {
  try {
    return work(window.localStorage);
  } catch {
    return undefined;
  }
}

/** The storage tells other tabs by itself; this tells our own. */
export const tellSelection = () => window.dispatchEvent(new Event(CHANGED));

export function subscribeToSelection(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}
