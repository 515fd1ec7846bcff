/** Thrown at whoever still waits for an answer that was asked for somebody who has gone since. */
export class Gone extends Error {}

/** An era lasts as long as the same person is here. */
export function createEras() {
  let era = 0;
  /** Begun now, it says later whether the same person is still here. */
  function watch(): () => boolean {
    const began = era;
    return () => began === era;
  }
  return {
    watch,
    /** An answer that comes after whoever asked has gone is nobody's, and fails. */
    inThisEra<T>(asked: Promise<T>): Promise<T> {
      const isSame = watch();
      return asked.finally(() => {
        if (!isSame()) throw new Gone();
      });
    },
    end(): void {
      era += 1;
    },
  };
}

export type Eras = ReturnType<typeof createEras>;
