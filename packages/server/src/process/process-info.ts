import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** One column of `ps` for one process; undefined when there is no such process. */
async function psColumn(pid: number, column: string): Promise<string | undefined> {
  const { stdout } = await run('ps', ['-o', `${column}=`, '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.trim() || undefined;
}

// A slim Linux has no `ps`, macOS has no `/proc`.
const HAS_PROC = process.platform === 'linux';

/** The command line of a living process. */
export async function commandOf(pid: number): Promise<string | undefined> {
  if (!HAS_PROC) return psColumn(pid, 'command');
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return line.replaceAll('\0', ' ').trim() || undefined;
}

/**
 * When a living process began, as the system tells it. A process number alone says little: in a container that was
 * restarted the same numbers come back for other processes. One that has ended and waits to be noticed by its parent
 * is not living: some containers have nobody who would ever notice.
 */
export async function startTimeOf(pid: number): Promise<string | undefined> {
  if (!HAS_PROC) return psColumn(pid, 'lstart');
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in brackets may hold spaces: fields are counted after it, from the state (field 3) to the start (field 22).
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? undefined : fields[19];
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
