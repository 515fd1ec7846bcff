import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

async function fromProc(pid: number, file: string, name: string): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
  const found = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1];
  return found === undefined ? undefined : Number(found) / 1024;
}

/** What a process holds in memory, in MB (2^20 bytes): from the kernel where it tells, else from `ps`. */
export async function residentMegabytes(pid: number): Promise<number> {
  const megabytes =
    (await fromProc(pid, 'status', 'VmRSS')) ??
    Number((await run('ps', ['-o', 'rss=', '-p', String(pid)])).stdout) / 1024;
  if (!(megabytes > 0)) throw new Error(`the memory of process ${pid} cannot be read`);
  return megabytes;
}

/** Its part of what processes share, such as Node's own code, counted once for all of them; else all that it holds. */
export const ownMegabytes = async (pid: number): Promise<number> =>
  (await fromProc(pid, 'smaps_rollup', 'Pss')) ?? residentMegabytes(pid);

export type Process = { readonly pid: number; readonly command: string };

/** Everything that a process has started, and what that has started. */
export async function descendantsOf(ancestor: number): Promise<Process[]> {
  const { stdout } = await run('ps', ['-axo', 'pid=,ppid=,command=']);
  const all = stdout.split('\n').flatMap((line) => {
    const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
  });
  const family = new Set([ancestor]);
  for (let before = 0; before < family.size; ) {
    before = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all.filter(({ pid }) => pid !== ancestor && family.has(pid));
}
