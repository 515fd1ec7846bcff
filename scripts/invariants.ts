import { findBreaches, openDatabase } from '@jara/server/db';
import { readEnvironment } from './env.ts';
import { withProjectDatabase } from './running/database.ts';
import { operatorMessage } from './running/operator-message.ts';
import { printError, printLine } from './running/terminal.ts';

// `npm run invariants`: what must always hold in the database, checked in the running Jara's or in the stopped one's.
async function main(): Promise<number> {
  const breaches = await withProjectDatabase(readEnvironment(), async (url) => {
    const { pool, close } = openDatabase(url, { role: 'owner', max: 1 });
    return findBreaches(pool).finally(() => void close());
  });
  for (const { name, detail } of breaches) printLine(`✗ ${name}: ${detail}`);
  printLine(breaches.length === 0 ? 'All invariants hold.' : `${breaches.length} breaches.`);
  return breaches.length === 0 ? 0 : 1;
}

process.exitCode = await main().catch((error: unknown) => {
  printError(operatorMessage(error));
  return 1;
});
