import path from 'node:path';
import { openDatabase } from '@jara/server/db';
import { readEnvironment } from './env.ts';
import { withProjectDatabase } from './running/database.ts';
import { readEventsCommand } from './running/events-command.ts';
import { runCommand } from './running/run-command.ts';
import { printLine } from './running/terminal.ts';

// `npm run events`: writes the behaviour events of a day as a Parquet file, for a warehouse.
async function main(args: readonly string[]): Promise<void> {
  const env = readEnvironment();
  const command = readEventsCommand(args, { now: new Date(), folder: path.join(env.DATA_FOLDER, 'events') });
  await withProjectDatabase(env, async (url) => {
    const { db, close } = openDatabase(url, { role: 'app', max: 1 });
    try {
      printLine(await command(db));
    } finally {
      await close();
    }
  });
}

await runCommand(main);
