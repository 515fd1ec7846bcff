import { readFile } from 'node:fs/promises';

const TICK_MS = 10;

/** What a process has used of the processors so far, where the kernel tells (Linux); else nothing. */
async function usedMs(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // After the name, which may have blanks in it.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** The share of one core that processes use, by name, while something is done. */
export async function watchProcessors<T>(
  pids: Readonly<Record<string, readonly number[]>>,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly shares: Readonly<Record<string, number>> }> {
  const all = Object.values(pids).flat();
  const readAll = async () => new Map(await Promise.all(all.map(async (pid) => [pid, await usedMs(pid)] as const)));
  const began = performance.now();
  const before = await readAll();
  const result = await work();
  const lasted = performance.now() - began;
  const after = await readAll();
  // Of a process that has ended meanwhile nothing is known.
  const usedBy = (pid: number) => Math.max(0, (after.get(pid) ?? 0) - (before.get(pid) ?? 0));
  const shares = Object.entries(pids).map(([name, own]) => [name, sum(own.map(usedBy)) / lasted] as const);
  return { result, shares: Object.fromEntries(shares) };
}
