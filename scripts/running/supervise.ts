import { setTimeout as pause } from 'node:timers/promises';
import { operatorMessage } from './operator-message.ts';
import { unexpectedEnd } from './program.ts';
import type { Run } from './run-until-stopped.ts';
import { printError, printLine } from './terminal.ts';

/** Delays before each restart; one more end after the last delay ends the run. */
const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 16_000];
/** After this time the count of failures begins again. */
const STEADY_AFTER_MS = 60_000;

/** Something that must run as long as Jara: a program, or the embedded PostgreSQL. */
type Running = {
  /** Resolves with how it ended ('signal SIGKILL'). */
  readonly ended: Promise<string>;
  lastLines(): string;
  stop(): Promise<void>;
};

type RestartDelays = { readonly waitsMs?: readonly number[]; readonly steadyAfterMs?: number };

type Supervisor = {
  /** Starts it, and from `restartFromNow` on starts it again whenever it ends. It is stopped with the run. */
  supervise<Kind extends Running>(name: string, start: () => Promise<Kind>): Promise<Kind>;
  /** Until then an end fails the run at once: a wrong setting is the likely reason, and a restart does not fix it. */
  restartFromNow(): void;
};

export function createSupervisor(run: Run, delays: RestartDelays = {}): Supervisor {
  const { waitsMs = WAITS_MS, steadyAfterMs = STEADY_AFTER_MS } = delays;
  let restarts = false;

  return {
    restartFromNow() {
      restarts = true;
    },
    async supervise(name, start) {
      let latest = start();
      run.onStop(() =>
        latest.then(
          (running) => running.stop(),
          () => undefined,
        ),
      );
      const first = await latest;

      const watch = async () => {
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
          printLine(`The ${name} has ended (${how}); starting it again in ${wait / 1_000} s.`);
          await pause(wait, undefined, { signal: run.signal });
          began = performance.now();
          latest = start();
          running = await latest.catch((error: unknown) => {
            run.signal.throwIfAborted();
            return failedStart(error);
          });
        }
      };
      watch().catch((error: unknown) => {
        if (!run.signal.aborted) run.fail(error);
      });
      return first;
    },
  };
}

/** A start that throws counts as a program that ended at once. */
function failedStart(error: unknown): Running {
  const reason = operatorMessage(error);
  printError(reason);
  return { ended: Promise.resolve('it could not be started'), lastLines: () => reason, stop: async () => undefined };
}
