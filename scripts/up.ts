import { refuseArguments } from './running/parse-options.ts';
import { runUntilStopped } from './running/run-until-stopped.ts';
import { startJara } from './running/start-jara.ts';

// `npm start`: everything, built as for production, until Ctrl-C.
await runUntilStopped('Jara', async (run) => {
  refuseArguments(process.argv.slice(2), 'npm start');
  await startJara(run, 'production');
});
