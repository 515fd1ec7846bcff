import { openDatabase } from '@jara/server/db';
import { readEnvironment } from './env.ts';
import { withProjectDatabase } from './running/database.ts';
import { operatorMessage } from './running/operator-message.ts';
import { runStaffCommand } from './running/staff-command.ts';
import { printError, printLine } from './running/terminal.ts';

// `npm run staff`: lists, adds and ends who acts on orders through /ops.
async function main(args: readonly string[]): Promise<void> {
  await withProjectDatabase(readEnvironment(), async (url) => {
    const { db, close } = openDatabase(url, { role: 'app', max: 1 });
    try {
      await runStaffCommand(db, args, printLine);
    } finally {
      await close();
    }
  });
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  printError(operatorMessage(error));
  process.exitCode = 1;
});
