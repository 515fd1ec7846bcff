import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createFileAtomically, makeFolder } from '@jara/server/process';
import type { Environment } from '../env.ts';

/** The secret of a local installation: created once and stored, so that sessions survive a restart. */
export async function readOrCreateSecret(dataFolder: string): Promise<string> {
  const file = path.join(dataFolder, 'app-secret');
  await makeFolder(dataFolder);
  // An existing file is not overwritten.
  await createFileAtomically(file, randomBytes(32).toString('base64url'), 0o600);
  return (await readFile(file, 'utf8')).trim();
}

/** The operator's own, else that of the installation. */
export const appSecretOf = async ({
  APP_SECRET,
  DATA_FOLDER,
}: Pick<Environment, 'APP_SECRET' | 'DATA_FOLDER'>): Promise<string> =>
  APP_SECRET ?? (await readOrCreateSecret(DATA_FOLDER));
