/** A set of listeners. One may subscribe or unsubscribe while they are being notified. */
export function listeners() {
  const all = new Set<() => void>();
  return {
    notify(): void {
      for (const listener of [...all]) listener();
    },
    subscribe(listener: () => void): () => void {
      all.add(listener);
      return () => void all.delete(listener);
    },
  };
}
