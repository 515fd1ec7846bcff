/** Something that is done again and again: when woken, and in any case after a while. */
export type Job = {
  readonly name: string;
  /** The longest pause between two runs. */
  readonly everySeconds: number;
  /** The database's channel that wakes it. */
  readonly channel?: string;
  /** How many runs there may be at a time, so that one that waits for somebody else holds up no other. One unless said. */
  readonly atOnce?: number;
  /** `wake` calls another run: there is more to do than this one will. */
  run(wake: () => void): Promise<void>;
};

type Options = { readonly onError: (error: unknown) => void };

/**
 * Runs a job. A call that comes while as many run as may makes it run once more. What hangs is a job of its own (a lane
 * for each provider), with room for several runs and a deadline for each call.
 */
export function runJob(job: Job, { onError }: Options) {
  const { atOnce = 1, everySeconds } = job;
  const running = new Set<Promise<void>>();
  let busy = 0;
  let isWanted = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const work = async (): Promise<void> => {
    busy += 1;
    while (isWanted && !isStopped) {
      isWanted = false;
      await job.run(wake).catch(onError);
    }
    busy -= 1;
  };

  function wake(): void {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(wake, everySeconds * 1000);
    isWanted = true;
    if (busy >= atOnce) return;
    const run = work().finally(() => running.delete(run));
    running.add(run);
  }

  return {
    wake,
    /** Lets the runs that are under way finish. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
