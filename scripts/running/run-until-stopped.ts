import { constants } from 'node:os';
import { operatorMessage } from './operator-message.ts';
import { printError, printLine } from './terminal.ts';

type CleanUp = () => Promise<unknown>;

/** Shared by the parts of a run. */
export type Run = {
  /** Aborted as soon as the run is to stop, for whatever reason. */
  readonly signal: AbortSignal;
  /** Undone in the opposite order, so what was started first (the database) is stopped last. */
  onStop(cleanUp: CleanUp): void;
  /** Ends the run because something that should go on has ended. */
  fail(error: unknown): void;
};

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type Ending = { readonly signal: (typeof SIGNALS)[number] } | { readonly error: unknown };

async function runCleanUps(cleanUps: CleanUp[]): Promise<boolean> {
  let succeeded = true;
  for (let cleanUp = cleanUps.pop(); cleanUp !== undefined; cleanUp = cleanUps.pop()) {
    await cleanUp().catch((error: unknown) => {
      succeeded = false;
      printError(operatorMessage(error));
    });
  }
  return succeeded;
}

/**
 * Runs `start`, then stays until a signal or a failure, and stops everything in order. A stop can come at any moment,
 * `start` included; a second Ctrl-C has no effect, as the run is stopping already.
 */
export async function runUntilStopped(name: string, start: (run: Run) => Promise<void>): Promise<never> {
  const abort = new AbortController();
  const cleanUps: CleanUp[] = [];
  const ending = Promise.withResolvers<Ending>();
  for (const signal of SIGNALS) process.on(signal, () => ending.resolve({ signal }));
  // The process that started us (scripts/bootstrap.mjs) was killed.
  process.on('disconnect', () => ending.resolve({ signal: 'SIGHUP' }));
  process.channel?.unref();
  // A bug must not leave programs running either. While stopping, connection errors are expected.
  process.on('uncaughtException', (error) => ending.resolve({ error }));
  const keepAlive = setInterval(() => undefined, 2 ** 30);

  const run: Run = {
    signal: abort.signal,
    onStop: (cleanUp) => cleanUps.push(cleanUp),
    fail: (error) => ending.resolve({ error }),
  };
  let wasReady = false;
  start(run).then(
    () => {
      wasReady = true;
    },
    (error: unknown) => ending.resolve({ error }),
  );

  const end = await ending.promise;
  if ('error' in end) printError(operatorMessage(end.error));
  else printLine('Stopping…');
  abort.abort();
  const succeeded = await runCleanUps(cleanUps);
  clearInterval(keepAlive);
  if ('error' in end) process.exit(1);
  printLine(`${name} has stopped.`);
  // Ctrl-C is the normal end of a run that was ready; before that, the exit code names the signal.
  const code = wasReady ? 0 : 128 + constants.signals[end.signal];
  process.exit(succeeded ? code : 1);
}
