import { type FileHandle, link, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** Holds what a database holds: for its owner alone. */
export const FOR_THE_OWNER = { file: 0o600, folder: 0o700 };

/** A new name in a folder is on the disk once the folder is. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** On the disk when done, unless it may go with the machine. */
export async function withNewFile<T>(
  file: string,
  work: (handle: FileHandle) => Promise<T>,
  durable = true,
): Promise<T> {
  const handle = await open(file, 'w', FOR_THE_OWNER.file);
  try {
    const done = await work(handle);
    if (durable) await handle.sync();
    return done;
  } finally {
    await handle.close();
  }
}

const draftsOf = (name: string) => `.${name}.draft-`;

/**
 * A file that is there whole or not at all, whenever this process or the machine is killed, and that replaces none. Each
 * process has a draft of its own: a killed one may have left another that still writes.
 */
export async function createDurably(file: string, content: Uint8Array): Promise<void> {
  const [folder, name] = [path.dirname(file), path.basename(file)];
  const draft = path.join(folder, `${draftsOf(name)}${process.pid}`);
  await withNewFile(draft, (handle) => handle.writeFile(content));
  try {
    await link(draft, file);
  } finally {
    const left = (await readdir(folder)).filter((each) => each.startsWith(draftsOf(name)));
    await Promise.all(left.map((each) => rm(path.join(folder, each), { force: true })));
  }
  await syncFolder(folder);
}
