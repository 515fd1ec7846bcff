/** From the crash until the database took writes again. */
export type Recovery = {
  readonly began: number;
  readonly ended: number;
  /** Whether another server takes them than before. */
  readonly isFailover: boolean;
};

/** A way to break it: something of it dies, or cannot be reached. */
export type Crash = { readonly kind: 'crash' | 'cut'; readonly what: string; cause(): Promise<Recovery> };

export type CrashableDatabase = {
  /** The owner's address, the same after every crash. */
  readonly url: string;
  readonly crashes: readonly Crash[];
};
