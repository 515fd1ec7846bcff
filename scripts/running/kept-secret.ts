import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createFileAtomically } from '@jara/server/process';

/** The secret of a machine of one's own: made once and kept, so that whoever is signed in stays so over a restart. */
export async function keptSecret(dataFolder: string): Promise<string> {
  const file = path.join(dataFolder, 'app-secret');
  await mkdir(dataFolder, { recursive: true });
  // One that is there already is left alone.
  await createFileAtomically(file, randomBytes(32).toString('base64url'), 0o600);
  return (await readFile(file, 'utf8')).trim();
}
