/** Those who want to hear of something. Whoever comes or goes while they are told does not disturb the others. */
export function listeners() {
  const all = new Set<() => void>();
  return {
    tell(): void {
      for (const listener of [...all]) listener();
    },
    subscribe(listener: () => void): () => void {
      all.add(listener);
      return () => void all.delete(listener);
    },
  };
}
