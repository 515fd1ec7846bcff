import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Account } from '@jara/server/embedded';
import { spawnIdentity } from '@jara/server/embedded';
import { collectOutput, isAlive, openLogFile } from '@jara/server/process';
import type { Scope } from '../scope.ts';

const STOP_WITHIN_MS = 20_000;
/** It asks the system to end the program when we are gone, however that comes about. */
const ENDS_WITH_US = ['/usr/bin/setpriv', '--pdeathsig', 'SIGTERM'] as const;

export type Tool = {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly account: Account | undefined;
  /** The group that it runs as instead of the account's. */
  readonly group?: number | undefined;
  readonly logs: string;
};

export type RunningTool = {
  /** As a crash ends it: nothing is finished. */
  kill(): Promise<void>;
  /** Starts it again; nothing where it runs. */
  start(): void;
  /** It does nothing any more until it is told to go on. */
  standStill(): void;
  goOn(): void;
  lastLines(): string;
};

/** Runs a program that is not ours, as an account without rights, until the scope ends. */
export function startTool(scope: Scope, { name, command, args, account, group, logs }: Tool): RunningTool {
  mkdirSync(logs, { recursive: true });
  const [first, ...rest] = [...ENDS_WITH_US, command, ...args];
  const launch = () => {
    const child = spawn(first, rest, {
      ...spawnIdentity(account),
      ...(group !== undefined && { gid: group }),
      cwd: '/',
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC', PYTHONUNBUFFERED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      // The terminal's Ctrl-C reaches us alone: everything is stopped in order.
      detached: true,
    });
    child.once('error', () => undefined);
    const { ended, lastLines } = collectOutput(child, openLogFile(path.join(logs, `${name}.log`)));
    if (child.pid === undefined) throw new Error(`${name} could not be started`);
    return { pid: child.pid, ended, lastLines };
  };
  let running = launch();

  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const { pid, ended } = running;
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    const overdue = setTimeout(() => process.kill(pid, 'SIGKILL'), STOP_WITHIN_MS);
    await ended;
    clearTimeout(overdue);
  };
  scope.onEnd(() => end('SIGTERM'));
  return {
    kill: () => end('SIGKILL'),
    start: () => {
      if (!isAlive(running.pid)) running = launch();
    },
    standStill: () => void process.kill(running.pid, 'SIGSTOP'),
    goOn: () => void (isAlive(running.pid) && process.kill(running.pid, 'SIGCONT')),
    lastLines: () => running.lastLines(15),
  };
}
