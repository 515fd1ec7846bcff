import { constants } from 'node:os';
import { explain } from './explain.ts';
import { complain, say } from './terminal.ts';

type CleanUp = () => Promise<unknown>;

/** What the parts of a run share. */
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

async function undo(cleanUps: CleanUp[]): Promise<boolean> {
  let wentWell = true;
  for (let cleanUp = cleanUps.pop(); cleanUp !== undefined; cleanUp = cleanUps.pop()) {
    await cleanUp().catch((error: unknown) => {
      wentWell = false;
      complain(explain(error));
    });
  }
  return wentWell;
}

/**
 * Runs `start`, then stays until a signal or a failure, and stops everything in order. A stop can come at any moment,
 * `start` included; a second Ctrl-C changes nothing, as the first is being obeyed.
 */
export async function runUntilStopped(name: string, start: (run: Run) => Promise<void>): Promise<never> {
  const abort = new AbortController();
  const cleanUps: CleanUp[] = [];
  const ending = Promise.withResolvers<Ending>();
  for (const signal of SIGNALS) process.on(signal, () => ending.resolve({ signal }));
  // The process that started us (scripts/bootstrap.mjs) is gone without a word.
  process.on('disconnect', () => ending.resolve({ signal: 'SIGHUP' }));
  process.channel?.unref();
  // A bug of ours must not leave programs running either. While stopping, broken connections are to be expected.
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
  if ('error' in end) complain(explain(end.error));
  else say('Stopping…');
  abort.abort();
  const wentWell = await undo(cleanUps);
  clearInterval(keepAlive);
  if ('error' in end) process.exit(1);
  say(`${name} has stopped.`);
  // Ctrl-C is how a running Jara is ended, so that is no failure; one that never got ready says what cut it off.
  const code = wasReady ? 0 : 128 + constants.signals[end.signal];
  process.exit(wentWell ? code : 1);
}
