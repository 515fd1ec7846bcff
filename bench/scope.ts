type CleanUp = () => Promise<unknown>;

/** What a measurement has started and puts away again, however it ends; what came first goes last. */
export type Scope = {
  readonly signal: AbortSignal;
  onEnd(cleanUp: CleanUp): void;
  /** A shorter life inside this one. */
  inside<T>(work: (scope: Scope) => Promise<T>): Promise<T>;
};

export type RootScope = Scope & { end(): Promise<void> };

export function createScope(abort = new AbortController()): RootScope {
  const cleanUps: CleanUp[] = [];
  let ending: Promise<void> | undefined;
  const undo = async () => {
    for (let cleanUp = cleanUps.pop(); cleanUp !== undefined; cleanUp = cleanUps.pop()) await cleanUp();
  };
  const end = () => {
    ending ??= undo();
    return ending;
  };
  return {
    signal: abort.signal,
    onEnd: (cleanUp) => cleanUps.push(cleanUp),
    async inside(work) {
      const inner = createScope(abort);
      cleanUps.push(inner.end);
      try {
        return await work(inner);
      } finally {
        await inner.end();
      }
    },
    end,
  };
}

/** Ends the scope on Ctrl-C, and when the process that started us is gone. */
export function endOnInterruption(scope: RootScope, abort: AbortController): void {
  const stop = (code: number) => {
    abort.abort();
    void scope.end().finally(() => process.exit(code));
  };
  process.on('SIGINT', () => stop(130));
  process.on('SIGTERM', () => stop(143));
  process.on('SIGHUP', () => stop(129));
  process.on('disconnect', () => stop(129));
  process.channel?.unref();
}
