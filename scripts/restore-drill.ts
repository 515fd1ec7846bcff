import { readEnvironment } from './env.ts';
import { readRestoring } from './running/backup-arguments.ts';
import { operatorMessage } from './running/operator-message.ts';
import { runRestoreDrill } from './running/run-restore-drill.ts';
import { printError, printLine } from './running/terminal.ts';

// `npm run restore-drill`: shows that the database comes back from its backup, and how much of it. Changes nothing.
const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => stopping.abort());

async function main(): Promise<number> {
  const restoring = readRestoring(process.argv.slice(2));
  const breaches = await runRestoreDrill(readEnvironment(), restoring, { printLine, signal: stopping.signal });
  return breaches === 0 ? 0 : 1;
}

process.exitCode = await main().catch((error: unknown) => {
  printError(operatorMessage(error));
  return 1;
});
