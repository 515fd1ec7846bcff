import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The secret of a machine of one's own: made once and kept, so that whoever is signed in stays so over a restart. */
export async function keptSecret(dataFolder: string): Promise<string> {
  const file = path.join(dataFolder, 'app-secret');
  await mkdir(dataFolder, { recursive: true });
  // `wx` leaves one that is there already alone.
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  return (await readFile(file, 'utf8')).trim();
}
