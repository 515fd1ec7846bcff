export type Turns = {
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly waiting: () => number;
};

/** At most so many at once; of the others the newest goes first: whoever waits longest has most likely left. */
export function createTurns(most: number): Turns {
  const waiting: (() => void)[] = [];
  let atWork = 0;
  return {
    waiting: () => waiting.length,
    async run(work) {
      if (atWork >= most) await new Promise<void>((resolve) => waiting.push(resolve));
      else atWork += 1;
      try {
        return await work();
      } finally {
        const next = waiting.pop();
        if (next) next();
        else atWork -= 1;
      }
    },
  };
}
