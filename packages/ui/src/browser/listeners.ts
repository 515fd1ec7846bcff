/** A set of listeners. One may subscribe or unsubscribe while they are being notified. */
export function listeners<News = void>() {
  const all = new Set<(news: News) => void>();
  return {
    /** False when there is nobody. */
    notify(news: News): boolean {
      for (const listener of [...all]) listener(news);
      return all.size > 0;
    },
    subscribe(listener: (news: News) => void): () => void {
      all.add(listener);
      return () => void all.delete(listener);
    },
  };
}
