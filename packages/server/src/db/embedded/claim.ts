import { readFile, rm } from 'node:fs/promises';
import { beginningOf } from './living-process.ts';
import { createWhole, replaceWhole } from './whole-file.ts';

const READABLE_BY_ALL = 0o644;

type Holder = { readonly pid: number; readonly note: string };

type Record = Holder & { readonly began: string | undefined };

export type Claim =
  | { readonly ok: true; change(note: string): Promise<void>; release(): Promise<void> }
  | { readonly ok: false; readonly holder: Holder };

async function readHolder(file: string): Promise<Record | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  try {
    return JSON.parse(text) as Record;
  } catch {
    return undefined; // None, or none of ours: nobody holds it.
  }
}

async function isLiving({ pid, began }: Record): Promise<boolean> {
  return began !== undefined && (await beginningOf(pid)) === began;
}

/** Whether a living process holds `file`. */
export async function isClaimed(file: string): Promise<boolean> {
  const holder = await readHolder(file);
  return holder !== undefined && (await isLiving(holder));
}

/** The note that was left by a process that is gone without releasing; undefined when there is none. */
export async function noteOfDeadHolder(file: string): Promise<string | undefined> {
  const holder = await readHolder(file);
  return holder === undefined || (await isLiving(holder)) ? undefined : holder.note;
}

/** Makes this process the only holder of `file` until it ends. A claim of a dead process counts for nothing. */
export async function claim(file: string, note: string): Promise<Claim> {
  const began = await beginningOf(process.pid);
  const record = (text: string) => JSON.stringify({ pid: process.pid, began, note: text } satisfies Record);
  for (;;) {
    if (await createWhole(file, record(note), READABLE_BY_ALL)) {
      return {
        ok: true,
        change: (text) => replaceWhole(file, record(text), READABLE_BY_ALL),
        release: () => rm(file, { force: true }),
      };
    }
    const holder = await readHolder(file);
    if (holder !== undefined && (await isLiving(holder))) return { ok: false, holder };
    await rm(file, { force: true });
  }
}
