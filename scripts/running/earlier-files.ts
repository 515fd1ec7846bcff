import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';

const KEPT_MS = 24 * 60 * 60 * 1000;

/** A page that is open while a new release comes asks for files of its own: they are kept, as of now, before they go. */
export async function keepFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  if (existsSync(from)) await cp(from, to, { recursive: true });
}

/** Who has had a page open for longer than a day is asked to reload it. */
export async function dropOldFiles(folder: string, now = Date.now()): Promise<void> {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pathOf = (entry: { parentPath: string; name: string }) => path.join(entry.parentPath, entry.name);
  for (const file of entries.filter((entry) => entry.isFile()).map(pathOf)) {
    if (now - (await stat(file)).mtimeMs > KEPT_MS) await rm(file, { force: true });
  }
  // Deepest first; one that still holds something stays.
  const folders = entries.filter((entry) => entry.isDirectory()).map(pathOf);
  for (const empty of folders.sort((one, other) => other.length - one.length))
    await rmdir(empty).catch(() => undefined);
}
