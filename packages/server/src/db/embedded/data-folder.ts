import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../../process/operator-error.ts';
import { type Account, PLAIN_ENVIRONMENT, spawnIdentity } from './account.ts';
import type { Installation } from './installation.ts';

const MAJOR_VERSION = '18';
export const SUPERUSER = 'postgres';

/** Kept inside the data folder: the two are of no use without each other. */
const passwordFile = (data: string) => path.join(data, 'jara-password');

export function readPassword(data: string): Promise<string> {
  return readFile(passwordFile(data), 'utf8');
}

export async function writePassword(data: string, password: string, account: Account | undefined): Promise<void> {
  await writeFile(passwordFile(data), password, { mode: 0o600 });
  if (account !== undefined) await chown(passwordFile(data), account.uid, account.gid);
}

/** 'new' when there is nothing yet, 'usable' when our PostgreSQL can open it; else a refusal, and nothing is touched. */
export async function checkDataFolder({ data, account }: Installation): Promise<'new' | 'usable'> {
  const found = await stat(data).catch(() => undefined);
  if (found === undefined) return 'new';
  if (account === undefined && found.uid !== process.getuid?.()) {
    throw new OperatorError(
      `The database folder ${data} belongs to another user (perhaps Jara was started as root before): start as that user again, or move the folder away to begin with an empty database.`,
    );
  }
  if ((await readdir(data)).length === 0) return 'new';
  const version = await readFile(path.join(data, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) {
    throw new OperatorError(
      `The folder ${data} holds something that is not a PostgreSQL database: move it away and start again.`,
    );
  }
  if (version.trim() !== MAJOR_VERSION) {
    throw new OperatorError(
      `The database folder ${data} was made by PostgreSQL ${version.trim()} and this Jara runs ${MAJOR_VERSION}; nothing was changed: move the folder away to begin with an empty database, or dump it with PostgreSQL ${version.trim()} first.`,
    );
  }
  return 'usable';
}

type Preparation = { readonly folder: string; readonly pwfile: string; readonly durable: boolean };

function runInitdb({ programs, account }: Installation, { folder, pwfile, durable }: Preparation): Promise<void> {
  const args = [
    `--pgdata=${folder}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${pwfile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The builtin provider sorts alike on Linux and macOS and needs no locale of the host.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(programs, 'bin/initdb'), args, {
      ...spawnIdentity(account),
      cwd: '/',
      env: PLAIN_ENVIRONMENT,
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true, // Finishes in a second whatever the terminal's Ctrl-C does.
    });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(operatorErrorFor(complaint, 'PostgreSQL could not prepare its folder'));
    });
  });
}

/** Turns what PostgreSQL wrote into a sentence. */
export function operatorErrorFor(complaint: string, what: string): OperatorError {
  if (/No space left on device/i.test(complaint)) {
    return new OperatorError(`${what} because the disk is full: free some space and start again.`);
  }
  return new OperatorError(`${what}: ${complaint.trim()}`);
}

/** Made beside its place and moved there when complete: a start that is cut off leaves nothing half made. */
export async function createDataFolder(place: Installation, durable: boolean): Promise<void> {
  const { data, account } = place;
  const staging = `${data}.new`;
  const pwfile = `${data}.new-password`;
  const give = async (file: string) => account && (await chown(file, account.uid, account.gid));
  const password = randomBytes(24).toString('hex');
  await Promise.all([staging, pwfile].map((each) => rm(each, { recursive: true, force: true })));
  try {
    await mkdir(staging, { mode: 0o700 });
    await give(staging);
    await writeFile(pwfile, password, { mode: 0o600 });
    await give(pwfile);
    await runInitdb(place, { folder: staging, pwfile, durable });
    await writePassword(staging, password, account);
    await rename(staging, data);
  } finally {
    await Promise.all([staging, pwfile].map((each) => rm(each, { recursive: true, force: true })));
  }
}
