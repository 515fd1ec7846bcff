/** Spec §9: the keys of the browser's storage. */
export const STORAGE_KEY = { location: 'location', addressId: 'customerAddress', currency: 'currency' } as const;

const CHANGED = 'location-selected';

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
