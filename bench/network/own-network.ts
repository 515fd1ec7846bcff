import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { Scope } from '../scope.ts';

const TRY = ['--net', 'sh', '-c', 'ip link set lo up && iptables -S OUTPUT'] as const;

/** Undefined where a network of one's own can be had, and cut; else what is in the way. */
export function whatForbidsCuts(): string | undefined {
  const { status, stderr, error } = spawnSync('unshare', TRY, { encoding: 'utf8' });
  return status === 0 ? undefined : (error?.message ?? stderr.trim());
}

/** Begins this command anew in a network of its own, which ends with it: the machine's own rules stay as they are. */
export async function runInOwnNetwork(scope: Scope): Promise<number> {
  const [script = '', ...args] = process.argv.slice(1);
  const again = [process.execPath, ...process.execArgv, script, ...args, '--own-network'];
  const child = spawn('unshare', ['--net', '--', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh', ...again], {
    stdio: 'inherit',
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  scope.onEnd(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const [code] = await ended;
  return code ?? 1;
}
