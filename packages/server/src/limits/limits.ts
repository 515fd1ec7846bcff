/** At most so often in a window that begins with the first time. */
export type Limit = { readonly key: string; readonly most: number; readonly windowSeconds: number };

/** Counts what may be done only so often. One atomic step each, so that a crowd of parallel calls cannot slip past. */
export type Limits = {
  /** Counts one more, unless the limit is reached; false then. */
  take(limit: Limit): Promise<boolean>;
  /** Whether the limit is reached, without counting. */
  isReached(limit: Limit): Promise<boolean>;
  /** Takes one count back: what was counted turned out to be no offence. */
  giveBack(limit: Limit): Promise<void>;
  /** Begins a new window. */
  clear(limit: Limit): Promise<void>;
};
