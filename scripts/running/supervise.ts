import { setTimeout as pause } from 'node:timers/promises';
import { explain } from './explain.ts';
import { unexpectedEnd } from './program.ts';
import type { Run } from './run-until-stopped.ts';
import { complain, say } from './terminal.ts';

/** Before each new start of what ended; one that ends once more after the last of them ends the run. */
const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 16_000];
/** What has lived this long had a good start: its next end counts as the first. */
const STEADY_AFTER_MS = 60_000;

/** Something that should live as long as the run: a program, or our own PostgreSQL. */
type Running = {
  /** Resolves with how it ended ('signal SIGKILL'). */
  readonly ended: Promise<string>;
  lastLines(): string;
  stop(): Promise<void>;
};

type Patience = { readonly waitsMs?: readonly number[]; readonly steadyAfterMs?: number };

type Supervisor = {
  /** Starts it, and from `restartFromNow` on starts it again whenever it ends. It is stopped with the run. */
  keep<Kind extends Running>(name: string, start: () => Promise<Kind>): Promise<Kind>;
  /** Until the run is ready an end is told at once, since a wrong setting is the likely reason and waiting mends none. */
  restartFromNow(): void;
};

export function createSupervisor(run: Run, patience: Patience = {}): Supervisor {
  const { waitsMs = WAITS_MS, steadyAfterMs = STEADY_AFTER_MS } = patience;
  let restarts = false;

  return {
    restartFromNow() {
      restarts = true;
    },
    async keep(name, start) {
      let latest = start();
      run.onStop(() =>
        latest.then(
          (running) => running.stop(),
          () => undefined,
        ),
      );
      const first = await latest;

      const supervise = async () => {
        let running: Running = first;
        let failures = 0;
        let began = performance.now();
        for (;;) {
          const how = await running.ended;
          if (run.signal.aborted) return;
          if (performance.now() - began >= steadyAfterMs) failures = 0;
          const wait = restarts ? waitsMs[failures] : undefined;
          if (wait === undefined) throw unexpectedEnd({ name, lastLines: running.lastLines }, how);
          failures += 1;
          say(`The ${name} has ended (${how}); starting it again in ${wait / 1_000} s.`);
          await pause(wait, undefined, { signal: run.signal });
          began = performance.now();
          latest = start();
          running = await latest.catch((error: unknown) => {
            run.signal.throwIfAborted();
            return failedStart(error);
          });
        }
      };
      supervise().catch((error: unknown) => {
        if (!run.signal.aborted) run.fail(error);
      });
      return first;
    },
  };
}

/** A start that did not even begin counts as one that ended at once. */
function failedStart(error: unknown): Running {
  const reason = explain(error);
  complain(reason);
  return { ended: Promise.resolve('it could not be started'), lastLines: () => reason, stop: async () => undefined };
}
