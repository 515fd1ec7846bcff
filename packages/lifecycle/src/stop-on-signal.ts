import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** A service manager kills after ten seconds; so long may what is under way take to finish. */
const LAST_MOMENT_MS = 9_000;
/** A connection whose last answer was begun before the signal stays open: the server closes what is idle only once. */
const CLOSE_IDLE_EVERY_MS = 50;

type Drain = {
  readonly server: Server;
  /** How long the process serves on: by then balancers have seen that it is not ready, and ask another one. */
  readonly seconds: number;
  /** Aborted when the process is told to stop. Readiness goes by it. */
  readonly started: AbortController;
};

type Options = {
  readonly drain?: Drain;
  readonly onSignal?: (signal: NodeJS.Signals) => void;
  /** Lets what is under way finish. */
  readonly close: () => Promise<unknown>;
  readonly lastMomentMs?: number;
};

/** While it drains, each answer ends its connection: whoever keeps connections opens the next one elsewhere. */
function endKeptConnections({ server, started }: Drain): void {
  server.prependListener('request', (_request, response) => {
    if (started.signal.aborted) response.shouldKeepAlive = false;
  });
}

/**
 * SIGTERM or SIGINT ends the process in order: it says that it is going, serves on for a while, finishes and ends. Managers
 * and impatient people signal more than once, which changes nothing: without a listener the second one would kill.
 */
export function stopOnSignal({ drain, onSignal, close, lastMomentMs = LAST_MOMENT_MS }: Options): void {
  if (drain) endKeptConnections(drain);
  const drainMs = (drain?.seconds ?? 0) * 1000;

  async function stop(signal: NodeJS.Signals): Promise<void> {
    onSignal?.(signal);
    // A connection that hangs does not hold the process for ever.
    setTimeout(() => process.exit(1), drainMs + lastMomentMs).unref();
    drain?.started.abort();
    if (drainMs > 0) await pause(drainMs);
    setInterval(() => drain?.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS).unref();
    await close();
    process.exit(0);
  }
  let isStopping = false;
  function stopOnce(signal: NodeJS.Signals): void {
    if (isStopping) return;
    isStopping = true;
    void stop(signal);
  }
  process.on('SIGTERM', stopOnce);
  process.on('SIGINT', stopOnce);
}
