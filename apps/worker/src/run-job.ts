/** Something that is done again and again: when woken, and in any case after a while. */
export type Job = {
  readonly name: string;
  /** The longest pause between two runs. */
  readonly everySeconds: number;
  /** The database's channel that wakes it. */
  readonly channel?: string;
  run(): Promise<void>;
};

type Options = { readonly onError: (error: unknown) => void };

/** Runs a job, never twice at once: a call that comes while it runs makes it run once more. */
export function runJob(job: Job, { onError }: Options) {
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const work = async (): Promise<void> => {
    while (isWanted && !isStopped) {
      isWanted = false;
      await job.run().catch(onError);
    }
    running = undefined;
    if (!isStopped) timer = setTimeout(wake, job.everySeconds * 1000);
  };

  function wake(): void {
    isWanted = true;
    if (running || isStopped) return;
    clearTimeout(timer);
    running = work();
  }

  return {
    wake,
    /** Lets the run that is under way finish. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
