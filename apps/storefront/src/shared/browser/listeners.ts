/** A set of listeners. One may subscribe or unsubscribe while they are being notified. */
export function listeners<News = void>() {
  const all = new Set<(news: News) => void>();
  return {
    notify(news: News): void {
      for (const listener of [...all]) listener(news);
    },
    subscribe(listener: (news: News) => void): () => void {
      all.add(listener);
      return () => void all.delete(listener);
    },
  };
}
