import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import { createDurably, syncFolder, withNewFile } from './durable-file.ts';

// A folder with a file `<name>.gz` for each file of PostgreSQL's log. Compressed, a segment in which little happened is
// some kilobytes instead of 16 MB, and its checksum tells a damaged one.

const [compress, decompress] = [promisify(gzip), promisify(gunzip)];
const FAST = { level: constants.Z_BEST_SPEED };
const SUFFIX = '.gz';

/** Timeline, then the place in the log. Histories of timelines and notes on backups have other names. */
const SEGMENT = /^[0-9A-F]{24}$/;

/** Where in the log a segment is, whatever its timeline; later ones sort after it. */
export const placeOf = (segment: string): string => segment.slice(8);

const fileOf = (folder: string, name: string) => path.join(folder, `${name}${SUFFIX}`);

/** What an archive cannot give although it should be able to. */
export class DamagedArchive extends Error {}

async function readStored(folder: string, name: string): Promise<Buffer | undefined> {
  let stored: Buffer;
  try {
    stored = await readFile(fileOf(folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return await decompress(stored);
  } catch (cause) {
    throw new DamagedArchive(`${name} in the archive is damaged`, { cause });
  }
}

/** Done once the file is on the disk. The same once more is fine, as after a crash; another of that name is refused. */
export async function storeInArchive(folder: string, name: string, source: string): Promise<void> {
  const content = await readFile(source);
  const stored = await readStored(folder, name);
  if (stored === undefined) return createDurably(fileOf(folder, name), await compress(content, FAST));
  if (!stored.equals(content)) throw new DamagedArchive(`${name} is in the archive with other content`);
  await syncFolder(folder);
}

/** In the order of the log; of several timelines the newest last. */
export async function segmentsIn(folder: string): Promise<string[]> {
  return (await readdir(folder))
    .map((file) => file.replace(/\.gz$/, ''))
    .filter((name) => SEGMENT.test(name))
    .sort();
}

/**
 * Whether the log goes on after a segment that is not there. Without this, recovery would take a lost segment for the end
 * of the log. What PostgreSQL has itself, next to the `target`, is taken from there.
 */
async function isMissing(folder: string, name: string, target: string): Promise<boolean> {
  if (!SEGMENT.test(name)) return false;
  const known = [...(await segmentsIn(folder)), ...(await segmentsIn(path.dirname(target)))].map(placeOf);
  return !known.includes(placeOf(name)) && known.some((place) => place > placeOf(name));
}

/** False when the archive ends before it. */
export async function fetchFromArchive(folder: string, name: string, target: string): Promise<boolean> {
  const content = await readStored(folder, name);
  if (content !== undefined) {
    await withNewFile(target, (handle) => handle.writeFile(content));
    return true;
  }
  if (await isMissing(folder, name, target)) throw new DamagedArchive(`${name} is missing in the archive`);
  return false;
}
