import { runUntilStopped } from './running/run-until-stopped.ts';
import { startJara } from './running/start-jara.ts';

// `npm start`: everything, built as for production, until Ctrl-C.
await runUntilStopped('Jara', (run) => startJara(run, 'production'));
