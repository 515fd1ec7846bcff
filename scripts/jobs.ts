import { openDatabase } from '@jara/server/db';
import { deleteDeadJob, redriveJob, summariseJobs } from '@jara/server/jobs';
import { OperatorError } from '@jara/server/process';
import { readEnvironment } from './env.ts';
import { withProjectDatabase } from './running/database.ts';
import { parseOptions } from './running/parse-options.ts';
import { runCommand } from './running/run-command.ts';
import { printLine } from './running/terminal.ts';

type Db = Parameters<typeof summariseJobs>[0];

const USAGE = 'Use it so: npm run jobs [-- redrive <id> | delete <id>]';

/** What waits, and every failure with its reason. */
async function list(db: Db): Promise<void> {
  const { counts, failed } = await summariseJobs(db, new Date());
  if (counts.length === 0) return printLine('No job waits and none is dead.');
  for (const { name, lane, waiting, due, failing, dead } of counts) {
    printLine(`${name} (${lane}): ${waiting} waiting, ${due} of them due, ${failing} being retried; ${dead} dead`);
  }
  for (const { id, name, attempts, last_error, dead_at } of failed) {
    const state = dead_at ? `dead since ${dead_at.toISOString()}` : 'to be retried';
    printLine(`  ${id} ${name}, ${attempts} attempts, ${state}: ${last_error}`);
  }
}

const COMMANDS = {
  redrive: (db: Db, id: number) => redriveJob(db, id, new Date()),
  delete: (db: Db, id: number) => deleteDeadJob(db, id),
};

async function change(db: Db, command: string, given: string | undefined): Promise<void> {
  const id = Number(given);
  if (!Object.hasOwn(COMMANDS, command) || !Number.isSafeInteger(id)) throw new OperatorError(USAGE);
  if (!(await COMMANDS[command as keyof typeof COMMANDS](db, id))) {
    throw new OperatorError(`There is no dead job with the number ${given}.`);
  }
  printLine(`${command === 'redrive' ? 'Redriven' : 'Deleted'}: job ${id}.`);
}

// `npm run jobs`: lists jobs that wait and dead letters, redrives or deletes a dead letter.
async function main(args: readonly string[]): Promise<void> {
  const [command, id, ...more] = parseOptions(args, { allowPositionals: true }, USAGE).positionals;
  if (more.length > 0) throw new OperatorError(USAGE);
  await withProjectDatabase(readEnvironment(), async (url) => {
    const { db, close } = openDatabase(url, { role: 'app', max: 1 });
    try {
      await (command === undefined ? list(db) : change(db, command, id));
    } finally {
      await close();
    }
  });
}

await runCommand(main);
