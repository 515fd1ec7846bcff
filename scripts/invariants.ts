import { findBreaches, openDatabase } from '@jara/server/db';
import { readEnvironment } from './env.ts';
import { withProjectDatabase } from './running/database.ts';
import { refuseArguments } from './running/parse-options.ts';
import { runCommand } from './running/run-command.ts';
import { printLine } from './running/terminal.ts';

// `npm run invariants`: what must always hold in the database, checked in the running Jara's or in the stopped one's.
async function main(args: readonly string[]): Promise<void> {
  refuseArguments(args, 'npm run invariants');
  const breaches = await withProjectDatabase(readEnvironment(), async (url) => {
    const { pool, close } = openDatabase(url, { role: 'owner', max: 1 });
    return findBreaches(pool).finally(() => void close());
  });
  for (const { name, detail } of breaches) printLine(`✗ ${name}: ${detail}`);
  printLine(breaches.length === 0 ? 'All invariants hold.' : `${breaches.length} breaches.`);
  if (breaches.length > 0) process.exitCode = 1;
}

await runCommand(main);
