/** Thrown at whoever waits for an answer that was asked for in a session that has ended since. */
export class StaleSessionError extends Error {}

/** Counts the sessions of this page: a new one begins when somebody signs out. */
export function createSessionEpoch() {
  let epoch = 0;
  /** Says later whether the session of now still lasts. */
  function watch(): () => boolean {
    const began = epoch;
    return () => began === epoch;
  }
  return {
    watch,
    /** An answer that comes after the session has ended fails. */
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
