import { spawn } from 'node:child_process';
import path from 'node:path';
import { collectOutput, isAlive, OperatorError, openLogFile, startTimeOf } from '@jara/server/process';
import { environmentFor } from '../env.ts';

const PATIENCE_MS = 10_000;
const SHOWN_LINES = 15;

export type Program = {
  readonly name: string;
  readonly pid: number;
  /** Resolves with how it ended ('exit code 1'), however that came about. */
  readonly ended: Promise<string>;
  /** Its last lines, for the person at the terminal. */
  lastLines(): string;
  /** Asks it to end, insists after ten seconds, and resolves when it is gone. */
  stop(): Promise<void>;
};

/** Where a program is given to whoever stops it. */
export type Keeper = {
  /** Nothing is started once this is aborted. */
  readonly signal?: AbortSignal;
  /** Called in the very moment in which it begins, so that a stop cannot come in between and miss it. */
  readonly onStart: (program: Program) => void;
};

type Launch = Keeper & {
  readonly name: string;
  /** For the Node that runs us, which is the pinned one. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly logs: string;
  readonly onOutput?: (text: string) => void;
};

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody of the group is left.
  }
}

async function stop(pid: number, ended: Promise<unknown>): Promise<void> {
  if (isAlive(pid)) process.kill(pid, 'SIGTERM');
  const overdue = setTimeout(() => killGroup(pid), PATIENCE_MS);
  await ended;
  clearTimeout(overdue);
}

/**
 * Starts a program in a process group of its own: the terminal's Ctrl-C reaches us alone, we stop it in order, and
 * nothing that it started outlives it.
 */
export function startProgram(launch: Launch): Program {
  const { name, args, cwd, env, logs, onOutput, signal, onStart } = launch;
  signal?.throwIfAborted();
  const child = spawn(process.execPath, args, {
    cwd,
    env: environmentFor(env),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.once('error', () => undefined); // Then there is no process, and we say so.
  const pid = child.pid;
  if (pid === undefined) throw new Error(`${name} could not be started`);
  child.once('exit', () => killGroup(pid));
  const { ended, lastLines } = collectOutput(child, openLogFile(path.join(logs, `${name}.log`)), onOutput);
  const program: Program = {
    name,
    pid,
    ended,
    lastLines: () => lastLines(SHOWN_LINES),
    stop: () => stop(pid, ended),
  };
  onStart(program);
  return program;
}

/** Why a run cannot go on when something that should live has ended. */
export function unexpectedEnd(program: Pick<Program, 'name' | 'lastLines'>, how: string): OperatorError {
  return new OperatorError(
    `The ${program.name} has ended unexpectedly (${how}). Its last lines:\n${program.lastLines()}`,
  );
}

export type Remembered = { readonly pid: number; readonly began: string | undefined };

/** Enough to recognise the program later and not mistake another for it. */
export async function remember({ pid }: Program): Promise<Remembered> {
  return { pid, began: await startTimeOf(pid) };
}

/** Stops what a killed run left behind. */
export async function stopRemembered({ pid, began }: Remembered): Promise<void> {
  if (began === undefined || (await startTimeOf(pid)) !== began) return;
  const gone = (async () => {
    while ((await startTimeOf(pid)) === began) await new Promise((resolve) => setTimeout(resolve, 50));
    killGroup(pid);
  })();
  await stop(pid, gone);
}
