/** News of something that the browser keeps. The storage tells other tabs by itself; `tell` tells our own. */
export function storageEvents(name: string) {
  return {
    tell: (): void => void window.dispatchEvent(new Event(name)),
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
