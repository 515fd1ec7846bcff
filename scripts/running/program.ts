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
  /** Sends SIGTERM, after ten seconds SIGKILL, and resolves when the process has ended. */
  stop(): Promise<void>;
};

/** How the caller learns of a program that it must stop. */
export type StartOptions = {
  /** Nothing is started once this is aborted. */
  readonly signal?: AbortSignal;
  /** Called synchronously with the start, so that a stop in between cannot miss the program. */
  readonly onStart: (program: Program) => void;
};

type Launch = StartOptions & {
  readonly name: string;
  /** Arguments of the Node that runs this process, the pinned one. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly logs: string;
  /** The group that it runs as, for whoever tells programs apart by it. */
  readonly group?: number | undefined;
  readonly onOutput?: (text: string) => void;
  /** What it sends over 'ipc'. */
  readonly onMessage?: (message: unknown) => void;
};

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has no process left.
  }
}

async function stop(pid: number, ended: Promise<unknown>): Promise<void> {
  if (isAlive(pid)) process.kill(pid, 'SIGTERM');
  const overdue = setTimeout(() => killGroup(pid), PATIENCE_MS);
  await ended;
  clearTimeout(overdue);
}

/** For a program that ends with whoever started it, also where that one is killed. */
export const END_WITH_PARENT = `--import=${path.join(import.meta.dirname, 'end-with-parent.mjs')}`;

/**
 * Starts a program in a process group of its own: the terminal's Ctrl-C reaches us alone, we stop it in order, and
 * nothing that it started outlives it.
 */
export function startProgram(launch: Launch): Program {
  const { name, args, cwd, env, logs, group, onOutput, onMessage, signal, onStart } = launch;
  signal?.throwIfAborted();
  const child = spawn(process.execPath, args, {
    cwd,
    env: environmentFor(env),
    detached: true,
    ...(group !== undefined && { gid: group }),
    // By the end of 'ipc' the program learns that this process is gone (end-with-parent.mjs).
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.once('error', () => undefined); // Without a process there is no pid, and we throw below.
  const pid = child.pid;
  if (pid === undefined) throw new Error(`${name} could not be started`);
  child.once('exit', () => killGroup(pid));
  if (onMessage) child.on('message', onMessage);
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

/** The error of a run whose program ended without being stopped. */
export function unexpectedEnd(program: Pick<Program, 'name' | 'lastLines'>, how: string): OperatorError {
  return new OperatorError(
    `The ${program.name} has ended unexpectedly (${how}). Its last lines:\n${program.lastLines()}`,
  );
}

export type ProcessIdentity = { readonly pid: number; readonly began: string | undefined };

/** A pid alone may be reused; with the start time it identifies the process. */
export async function identifyProcess({ pid }: Program): Promise<ProcessIdentity> {
  return { pid, began: await startTimeOf(pid) };
}

/** Stops a process that a killed run left running. */
export async function stopIdentified({ pid, began }: ProcessIdentity): Promise<void> {
  if (began === undefined || (await startTimeOf(pid)) !== began) return;
  const gone = (async () => {
    while ((await startTimeOf(pid)) === began) await new Promise((resolve) => setTimeout(resolve, 50));
    killGroup(pid);
  })();
  await stop(pid, gone);
}
