import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../../process/operator-error.ts';
import { FOR_THE_OWNER, syncFolder, withNewFile } from './durable-file.ts';

const CHUNK_BYTES = 1024 * 1024;
const AT_ONCE = 8;

export type CopiedFile = { readonly path: string; readonly bytes: number; readonly sha256: string };

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

type Copying = { readonly durable: boolean; readonly signal?: AbortSignal | undefined };

/** Undefined when it has gone meanwhile, as the file of a table that is dropped. */
async function copyFile(
  from: string,
  to: string,
  chunk: Buffer,
  { durable, signal }: Copying,
): Promise<Omit<CopiedFile, 'path'> | undefined> {
  const source = await open(from).catch((error: unknown) => {
    if (isGone(error)) return undefined;
    throw error;
  });
  if (source === undefined) return undefined;
  try {
    const copy = async (target: FileHandle) => {
      const hash = createHash('sha256');
      let bytes = 0;
      for (;;) {
        signal?.throwIfAborted();
        const { bytesRead } = await source.read(chunk, 0, CHUNK_BYTES);
        if (bytesRead === 0) return { bytes, sha256: hash.digest('hex') };
        const part = chunk.subarray(0, bytesRead);
        hash.update(part);
        await target.writeFile(part);
        bytes += bytesRead;
      }
    };
    return await withNewFile(to, copy, durable);
  } finally {
    await source.close();
  }
}

export type Tree = { readonly folders: readonly string[]; readonly files: readonly string[] };

/** Paths below `root`. Of `isWanted` folders only, and of those all; a link leads to where we would not copy from. */
export async function listTree(root: string, isWanted: (name: string) => boolean = () => true): Promise<Tree> {
  const [folders, files]: [string[], string[]] = [[], []];
  const visit = async (folder: string): Promise<void> => {
    const found = await readdir(path.join(root, folder), { withFileTypes: true }).catch((error: unknown) => {
      if (isGone(error)) return [];
      throw error;
    });
    for (const entry of found) {
      const name = path.join(folder, entry.name);
      if (!isWanted(name)) continue;
      if (entry.isSymbolicLink()) {
        throw new OperatorError(`${path.join(root, name)} leads elsewhere, and what is there is not backed up.`);
      }
      if (!entry.isDirectory()) files.push(name);
      else {
        folders.push(name);
        await visit(name);
      }
    }
  };
  await visit('');
  return { folders, files };
}

/** Copies these files and gives those that were there. All are on the disk when done, unless they may go with the machine. */
export async function copyTree(
  from: string,
  to: string,
  { folders, files }: Tree,
  { durable = true, signal }: Partial<Copying> = {},
): Promise<CopiedFile[]> {
  for (const folder of folders) await mkdir(path.join(to, folder), { recursive: true, mode: FOR_THE_OWNER.folder });
  const copied: CopiedFile[] = [];
  const waiting = files.values();
  const work = async () => {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    for (const file of waiting) {
      const done = await copyFile(path.join(from, file), path.join(to, file), chunk, { durable, signal });
      if (done !== undefined) copied.push({ path: file, ...done });
    }
  };
  // None still writes when this fails: the folder may be removed then.
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  if (durable) for (const folder of ['', ...folders]) await syncFolder(path.join(to, folder));
  return copied;
}
