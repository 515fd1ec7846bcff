import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from './operator-error.ts';

/** For what the one who named the folder can help. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'nothing can be made there',
  ENOTDIR: 'what is above it is no folder',
  EEXIST: 'something else has that name',
  EROFS: 'nothing can be written there',
  ENAMETOOLONG: 'its name is too long',
};

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

const isFolder = (folder: string) =>
  stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );

async function makeOne(folder: string, mode: number): Promise<void> {
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || !(await isFolder(folder))) throw error;
  }
}

async function makeAll(folder: string, mode: number): Promise<void> {
  try {
    await makeOne(folder, mode);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || path.dirname(folder) === folder) throw error;
    await makeAll(path.dirname(folder), mode);
    await makeOne(folder, mode);
  }
}

/**
 * Makes a folder that somebody has named, and those above it. Node's own `recursive` never ends where a folder is there
 * and 'no such file' is the answer to whatever is made in it, as in /proc.
 */
export async function makeFolder(folder: string, mode = 0o777): Promise<void> {
  try {
    await makeAll(path.resolve(folder), mode);
  } catch (cause) {
    const reason = REASONS[codeOf(cause)];
    if (reason === undefined) throw cause;
    throw new OperatorError(`The folder ${folder} cannot be made: ${reason}.`, { cause });
  }
}
