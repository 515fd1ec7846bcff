/** What happened so far, by name. */
export function createCounts() {
  const counts = new Map<string, number>();
  return {
    add: (what: string, by = 1): void => void counts.set(what, (counts.get(what) ?? 0) + by),
    of: (what: string): number => counts.get(what) ?? 0,
    /** All whose name begins so, by the rest of it, the most frequent first. */
    under: (prefix: string): [string, number][] =>
      [...counts]
        .filter(([what]) => what.startsWith(prefix))
        .map(([what, count]): [string, number] => [what.slice(prefix.length), count])
        .toSorted(([, one], [, other]) => other - one),
  };
}

export type Counts = ReturnType<typeof createCounts>;
