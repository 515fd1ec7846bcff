import { refuseArguments } from './running/parse-options.ts';
import { runUntilStopped } from './running/run-until-stopped.ts';
import { startJara } from './running/start-jara.ts';

// `npm run dev`: the same with reload on both sides, until Ctrl-C.
await runUntilStopped('Jara', async (run) => {
  refuseArguments(process.argv.slice(2), 'npm run dev');
  await startJara(run, 'development');
});
