import { deleteOldBackups, takeBackup } from '@jara/server/backup';
import { OperatorError } from '@jara/server/process';
import { readEnvironment } from './env.ts';
import { readKept } from './running/backup-arguments.ts';
import { withProjectDatabase } from './running/database.ts';
import { runCommand } from './running/run-command.ts';
import { printLine } from './running/terminal.ts';

const MB = 1_000_000;

// `npm run backup`: a base backup of the PostgreSQL that comes along, of the running Jara's or of the stopped one's.
async function main(args: readonly string[]): Promise<void> {
  const kept = readKept(args);
  const env = readEnvironment();
  const { BACKUP_FOLDER, DATABASE_URL, WAL_ARCHIVE_FOLDER } = env;
  if (DATABASE_URL !== undefined) {
    throw new OperatorError(
      'DATABASE_URL leads to a PostgreSQL of your own, whose files are not ours to copy: back it up with pgBackRest (docs/operations.md, Backup).',
    );
  }
  const began = performance.now();
  const { folder, record } = await withProjectDatabase(env, (url) => takeBackup(url, BACKUP_FOLDER));
  const megabytes = Math.round(record.files.reduce((sum, { bytes }) => sum + bytes, 0) / MB);
  printLine(`Backed up ${megabytes} MB in ${((performance.now() - began) / 1000).toFixed(1)} s: ${folder}`);
  if (WAL_ARCHIVE_FOLDER === undefined) {
    printLine('What is written from now on is in no archive: set WAL_ARCHIVE_FOLDER for npm start.');
  }
  if (kept === undefined) return;
  const deleted = await deleteOldBackups(BACKUP_FOLDER, WAL_ARCHIVE_FOLDER, kept);
  printLine(`Deleted: older backups ${deleted.backups}, segments of the log ${deleted.segments}.`);
}

await runCommand(main);
