import { readFile, rm } from 'node:fs/promises';
import { createFileAtomically, replaceFileAtomically } from './atomic-file.ts';
import { startTimeOf } from './process-info.ts';

const READABLE_BY_ALL = 0o644;

type Holder = { readonly pid: number; readonly note: string };

type LockRecord = Holder & { readonly began: string | undefined };

export type ProcessLock =
  | { readonly ok: true; change(note: string): Promise<void>; release(): Promise<void> }
  | { readonly ok: false; readonly holder: Holder };

async function readHolder(file: string): Promise<LockRecord | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  try {
    return JSON.parse(text) as LockRecord;
  } catch {
    return undefined; // None, or none of ours: nobody holds it.
  }
}

async function isLiving({ pid, began }: LockRecord): Promise<boolean> {
  return began !== undefined && (await startTimeOf(pid)) === began;
}

/** Whether a living process holds `file`. */
export async function isLockHeld(file: string): Promise<boolean> {
  const holder = await readHolder(file);
  return holder !== undefined && (await isLiving(holder));
}

/** The note that was left by a process that is gone without releasing; undefined when there is none. */
export async function noteOfStaleLock(file: string): Promise<string | undefined> {
  const holder = await readHolder(file);
  return holder === undefined || (await isLiving(holder)) ? undefined : holder.note;
}

/** Makes this process the only holder of `file` until it ends. The lock of a dead process is taken over. */
export async function acquireProcessLock(file: string, note: string): Promise<ProcessLock> {
  const began = await startTimeOf(process.pid);
  const record = (text: string) => JSON.stringify({ pid: process.pid, began, note: text } satisfies LockRecord);
  for (;;) {
    if (await createFileAtomically(file, record(note), READABLE_BY_ALL)) {
      return {
        ok: true,
        change: (text) => replaceFileAtomically(file, record(text), READABLE_BY_ALL),
        release: () => rm(file, { force: true }),
      };
    }
    const holder = await readHolder(file);
    if (holder !== undefined && (await isLiving(holder))) return { ok: false, holder };
    await rm(file, { force: true });
  }
}
