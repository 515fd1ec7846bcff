import { createHash } from 'node:crypto';
import { chmod, cp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../../process/named-folder.ts';
import type { Account } from './account.ts';
import { accountForRoot, canRun } from './account.ts';
import type { Binaries } from './binaries.ts';

/** Where PostgreSQL's data and programs are, and which account runs it (undefined: that of this process). */
export type Installation = { readonly data: string; readonly programs: string; readonly account: Account | undefined };

type Pointer = { readonly asked: string; readonly data: string };

type Wish = {
  readonly folder: string;
  readonly binaries: Binaries;
  readonly elsewhere: string;
  readonly onLog: ((line: string) => void) | undefined;
};

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

const canEnter = (account: Account, folder: string) =>
  canRun(account, '/bin/sh', ['-c', 'cd "$0" && test -r . && test -x .', folder]);

const pointerBeside = (folder: string) => `${folder}.elsewhere`;

/**
 * Data that was put elsewhere is found again through a note beside the wished folder, so that it goes along when the
 * project is moved. In a copy of the project (the original is still there) the note does not count.
 */
async function readPointer(folder: string): Promise<string | undefined> {
  const text = await readFile(pointerBeside(folder), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { asked, data } = JSON.parse(text) as Pointer;
  const isCopy = asked !== folder && (await exists(path.dirname(asked)));
  return isCopy || !(await exists(data)) ? undefined : data;
}

/** Where the data of an earlier start is. */
export async function findData(folder: string): Promise<string> {
  return (await readPointer(folder)) ?? folder;
}

async function copyPrograms(binaries: Binaries, home: string): Promise<string> {
  const target = path.join(home, `postgresql-${binaries.version}`);
  if (await exists(target)) return target;
  const staging = `${target}.new`;
  await rm(staging, { recursive: true, force: true });
  await cp(binaries.folder, staging, { recursive: true, verbatimSymlinks: true });
  await rename(staging, target);
  return target;
}

/**
 * An ordinary user runs PostgreSQL in the wished folder. Root lends it to another account, and where that one cannot
 * get (a clone under /root, say), data and programs live in a folder of the system instead.
 */
export async function prepareInstallation({ folder, binaries, elsewhere, onLog }: Wish): Promise<Installation> {
  await makeFolder(path.dirname(folder));
  const borrowed = await accountForRoot();
  if (borrowed === undefined) return { data: folder, programs: binaries.folder, account: undefined };

  const home = path.join(elsewhere, createHash('sha256').update(folder).digest('hex').slice(0, 12));
  let data = await readPointer(folder);
  if (data === undefined) {
    const stays = (await exists(path.join(folder, 'PG_VERSION'))) || (await canEnter(borrowed, path.dirname(folder)));
    data = stays ? folder : path.join(home, 'data');
  }
  // Data keeps its owner: it may have been made by an ordinary user, or before the account `postgres` existed.
  const owner = await stat(data).catch(() => undefined);
  const account = owner !== undefined && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : borrowed;

  const runsInPlace = await canRun(account, path.join(binaries.folder, 'bin/postgres'), ['--version']);
  if (data !== folder || !runsInPlace) {
    await makeFolder(home);
    await Promise.all([elsewhere, home].map((each) => chmod(each, 0o755)));
  }
  if (data !== folder) {
    await writeFile(pointerBeside(folder), JSON.stringify({ asked: folder, data } satisfies Pointer));
    onLog?.(`PostgreSQL does not run as root and its account cannot enter this folder, so its data is in ${data}`);
  }
  const programs = runsInPlace ? binaries.folder : await copyPrograms(binaries, home);
  return { data, programs, account };
}
