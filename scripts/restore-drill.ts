import { OperatorError } from '@jara/server/process';
import { readEnvironment } from './env.ts';
import { readRestoring } from './running/backup-arguments.ts';
import { runCommand } from './running/run-command.ts';
import { runRestoreDrill } from './running/run-restore-drill.ts';
import { printLine } from './running/terminal.ts';

// `npm run restore-drill`: shows that the database comes back from its backup, and how much of it. Changes nothing.
await runCommand(async (args) => {
  const restoring = readRestoring(args);
  const stopping = new AbortController();
  const stop = () => stopping.abort(new OperatorError('Stopped before the end; nothing of the copy is left.'));
  // A second signal changes nothing: the copy is being removed.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, stop);
  const breaches = await runRestoreDrill(readEnvironment(), restoring, { printLine, signal: stopping.signal });
  if (breaches > 0) process.exitCode = 1;
});
