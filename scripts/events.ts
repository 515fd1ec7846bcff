import path from 'node:path';
import { openDatabase } from '@jara/server/db';
import { readEnvironment } from './env.ts';
import { withProjectDatabase } from './running/database.ts';
import { runEventsCommand } from './running/events-command.ts';
import { operatorMessage } from './running/operator-message.ts';
import { printError, printLine } from './running/terminal.ts';

// `npm run events`: writes the behaviour events of a day as a Parquet file, for a warehouse.
async function main(args: readonly string[]): Promise<void> {
  const env = readEnvironment();
  await withProjectDatabase(env, async (url) => {
    const { db, close } = openDatabase(url, { role: 'app', max: 1 });
    try {
      printLine(await runEventsCommand({ db, now: new Date(), folder: path.join(env.DATA_FOLDER, 'events') }, args));
    } finally {
      await close();
    }
  });
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  printError(operatorMessage(error));
  process.exitCode = 1;
});
