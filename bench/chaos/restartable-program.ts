import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from '@jara/server/process';
import { type Program, startProgram } from '../../scripts/running/program.ts';
import type { Plan } from '../../scripts/running/services.ts';
import type { Scope } from '../scope.ts';

/** One that cannot start, because the database is just down, is not started again and again without a rest. */
const START_AGAIN_AFTER_MS = 200;

export type RestartableProgram = {
  /** Ends it as a crash would: nothing is finished, nothing is said. It is started again at once. */
  kill(): Promise<void>;
  /** How it ended when nobody had killed it. */
  readonly ownEnds: readonly string[];
  readonly name: string;
  /** Answers 200 when it is ready. */
  readonly readyAt: string;
};

type Kept = Plan & { readonly readyAt: string; readonly group?: number | undefined };

/** Runs a program for as long as the scope lives, however often it ends. */
export function keepRunning(scope: Scope, plan: Kept, logs: string): RestartableProgram {
  const ownEnds: string[] = [];
  let isOver = false;
  let isKilled = false;

  const start = () => startProgram({ ...plan, logs, onStart: () => undefined });
  let program: Program = start();
  const running = (async () => {
    while (!isOver) {
      const how = await program.ended;
      if (isOver) return;
      if (!isKilled) {
        ownEnds.push(`${plan.name}: ${how}\n${program.lastLines()}`);
        await pause(START_AGAIN_AFTER_MS);
      }
      isKilled = false;
      if (!isOver) program = start();
    }
  })();

  scope.onEnd(async () => {
    isOver = true;
    await program.stop();
    await running;
  });
  return {
    ownEnds,
    name: plan.name,
    readyAt: plan.readyAt,
    async kill() {
      const { pid, ended } = program;
      if (!isAlive(pid)) return;
      isKilled = true;
      process.kill(pid, 'SIGKILL');
      await ended;
    },
  };
}
