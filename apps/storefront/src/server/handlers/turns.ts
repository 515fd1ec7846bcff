/** At most so many at once; the others wait their turn. */
export function createTurns(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let atWork = 0;
  return async (work) => {
    if (atWork >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else atWork += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else atWork -= 1;
    }
  };
}
