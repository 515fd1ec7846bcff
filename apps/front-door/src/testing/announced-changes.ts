import type { Changes } from '../changes.ts';

/** Changes that a test announces itself, instead of an API. */
export function announcedBy(now: () => number = () => 0) {
  const listeners: Parameters<Changes['onChange']>[0][] = [];
  const last = new Map<string, { readonly count: number; readonly at: number }>();
  const state = { isFollowing: true, count: 0 };
  const changes: Changes = {
    get isFollowing() {
      return state.isFollowing;
    },
    get count() {
      return state.count;
    },
    onChange: (listener) => void listeners.push(listener),
    lastOf: (tags) =>
      [...(tags ? ['*', ...tags] : last.keys())]
        .flatMap((tag) => last.get(tag) ?? [])
        .toSorted((one, other) => other.count - one.count)[0],
    close: () => undefined,
  };
  return {
    changes,
    announce(...tags: string[]): void {
      state.count += 1;
      for (const tag of tags) last.set(tag, { count: state.count, at: now() });
      for (const listener of listeners) listener(new Set(tags));
    },
    lose(): void {
      state.isFollowing = false;
    },
  };
}
