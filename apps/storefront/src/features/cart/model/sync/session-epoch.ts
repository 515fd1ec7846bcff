/** Thrown when a response arrives after the session in which it was requested has ended. */
export class StaleSessionError extends Error {}

/** Counts the sessions of this page: a new one begins when somebody signs out. */
export function createSessionEpoch() {
  let epoch = 0;
  /** Returns a function that says whether the present session still lasts. */
  function watch(): () => boolean {
    const began = epoch;
    return () => began === epoch;
  }
  return {
    watch,
    /** Rejects a response that arrives after the session has ended. */
    guard<T>(asked: Promise<T>): Promise<T> {
      const isSame = watch();
      return asked.finally(() => {
        if (!isSame()) throw new StaleSessionError();
      });
    },
    end(): void {
      epoch += 1;
    },
  };
}

export type SessionEpoch = ReturnType<typeof createSessionEpoch>;
