import { chown } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeFolder } from '../../process/named-folder.ts';
import { OperatorError } from '../../process/operator-error.ts';
import { type Account, canRun } from '../embedded/account.ts';
import { FOR_THE_OWNER } from './durable-file.ts';

const PROGRAM = fileURLToPath(new URL('./wal-command.ts', import.meta.url));

/** A segment that is not full is archived after a minute: what a lost machine takes along. */
const LONGEST_WAIT = '60s';

/** For the shell, within a setting in which % stands for something else. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}'`;

const command = (verb: 'put' | 'get', folder: string) =>
  [process.execPath, PROGRAM, verb, path.resolve(folder)].map(quoted).concat('%f', '%p').join(' ');

async function checkProgram(account: Account | undefined): Promise<void> {
  if (account === undefined || (await canRun(account, process.execPath, [PROGRAM]))) return;
  throw new OperatorError(
    'PostgreSQL does not run as root, and its account cannot enter this project, so it cannot use WAL_ARCHIVE_FOLDER: start as an ordinary user.',
  );
}

/** Makes the folder, and gives the settings with which PostgreSQL puts each file of its log into it. */
export async function archiveSettings(
  folder: string,
  account: Account | undefined,
): Promise<Readonly<Record<string, string>>> {
  await checkProgram(account);
  await makeFolder(folder, FOR_THE_OWNER.folder);
  if (account !== undefined) {
    await chown(folder, account.uid, account.gid);
    if (!(await canRun(account, '/bin/sh', ['-c', 'cd "$0" && test -w .', path.resolve(folder)]))) {
      throw new OperatorError(
        `PostgreSQL does not run as root, and its account cannot write to ${folder}: choose another WAL_ARCHIVE_FOLDER.`,
      );
    }
  }
  return { archive_mode: 'on', archive_command: command('put', folder), archive_timeout: LONGEST_WAIT };
}

/** With which PostgreSQL takes its log from there; without a folder there is no more than the backup has. */
export async function restoreSettings(
  folder: string | undefined,
  account: Account | undefined,
): Promise<Readonly<Record<string, string>>> {
  if (folder === undefined) return { restore_command: 'false' };
  await checkProgram(account);
  return { restore_command: command('get', folder) };
}
