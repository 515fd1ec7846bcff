import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';

const RETENTION_MS = 24 * 60 * 60 * 1000;

/** A page that was opened before a release requests the files of its own build: they are copied before a new build. */
export async function retainFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  if (existsSync(from)) await cp(from, to, { recursive: true });
}

/** A page that is open for longer than a day has to be reloaded. */
export async function deleteExpiredFiles(folder: string, now = Date.now()): Promise<void> {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pathOf = (entry: { parentPath: string; name: string }) => path.join(entry.parentPath, entry.name);
  for (const file of entries.filter((entry) => entry.isFile()).map(pathOf)) {
    if (now - (await stat(file)).mtimeMs > RETENTION_MS) await rm(file, { force: true });
  }
  // Deepest first; a folder that is not empty stays.
  const folders = entries.filter((entry) => entry.isDirectory()).map(pathOf);
  for (const empty of folders.sort((one, other) => other.length - one.length))
    await rmdir(empty).catch(() => undefined);
}
