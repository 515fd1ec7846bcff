import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a process holds in memory, in MB (2^20 bytes): from the kernel where it tells, else from `ps`. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => undefined);
  const kilobytes =
    status === undefined
      ? Number((await run('ps', ['-o', 'rss=', '-p', String(pid)])).stdout)
      : Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]);
  if (!(kilobytes > 0)) throw new Error(`the memory of process ${pid} cannot be read`);
  return kilobytes / 1024;
}
