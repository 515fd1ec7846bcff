import { readFile } from 'node:fs/promises';

/** Of Linux, whatever the processor: one hundredth of a second. */
const TICK_MS = 10;
/** In /proc/<pid>/stat after the name, which may hold spaces: own time as user and system, then that of ended children. */
const TIMES = [11, 12, 13, 14];

/** Milliseconds of processor time that these processes have used so far, and those of their children that have ended. */
export async function processorMs(pids: readonly number[]): Promise<number> {
  let ticks = 0;
  for (const pid of pids) {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    for (const place of TIMES) ticks += Number(fields[place] ?? 0);
  }
  return ticks * TICK_MS;
}
