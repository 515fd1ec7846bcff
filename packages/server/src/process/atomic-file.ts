import { link, rename, rm, writeFile } from 'node:fs/promises';

let drafts = 0;

/** Beside the file, under a name that no other process and no other call uses. */
async function draft(file: string, text: string, mode: number): Promise<string> {
  drafts += 1;
  const name = `${file}.${process.pid}-${drafts}.draft`;
  await writeFile(name, text, { mode });
  return name;
}

/** Makes a file that nobody ever reads half written; false when there is one already. */
export async function createFileAtomically(file: string, text: string, mode: number): Promise<boolean> {
  const name = await draft(file, text, mode);
  try {
    await link(name, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(name, { force: true });
  }
}

/** Replaces a file's text atomically: a reader gets the old text or the new one. */
export async function replaceFileAtomically(file: string, text: string, mode: number): Promise<void> {
  await rename(await draft(file, text, mode), file);
}
