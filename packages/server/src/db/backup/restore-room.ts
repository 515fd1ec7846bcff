import { chown, mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { acquireProcessLock, noteOfStaleLock } from '../../process/process-lock.ts';
import { type Account, accountForRoot } from '../embedded/account.ts';
import { stopOrphanedPostgres } from '../embedded/postmaster.ts';

const PREFIX = 'jara-restore-';

const claimOf = (room: string) => path.join(room, 'claim');

export const dataIn = (room: string) => path.join(room, 'postgres');

export async function give(account: Account | undefined, file: string): Promise<void> {
  if (account !== undefined) await chown(file, account.uid, account.gid);
}

/** For the socket, the log and a copy that goes again: its path is short, and nobody else may enter it. */
export async function makeRoom(): Promise<string> {
  const room = await mkdtemp(path.join(await realpath(tmpdir()), PREFIX));
  await acquireProcessLock(claimOf(room), 'restored');
  await give(await accountForRoot(), room);
  return room;
}

/** A killed process leaves a copy of the database, which may run. */
export async function removeLeftRooms(onLog: ((line: string) => void) | undefined): Promise<void> {
  const home = await realpath(tmpdir());
  for (const name of await readdir(home)) {
    const room = path.join(home, name);
    if (!name.startsWith(PREFIX) || (await noteOfStaleLock(claimOf(room))) === undefined) continue;
    await stopOrphanedPostgres(dataIn(room));
    await rm(room, { recursive: true, force: true });
    onLog?.(`A copy that was left by a restoring that was killed has been removed: ${room}`);
  }
}
