/** Events about a stored value. The browser's storage event notifies other tabs; `notify` notifies this one. */
export function storageEvents(name: string) {
  return {
    notify: (): void => void window.dispatchEvent(new Event(name)),
    subscribe(listener: () => void): () => void {
      window.addEventListener(name, listener);
      window.addEventListener('storage', listener);
      return () => {
        window.removeEventListener(name, listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}
