import { runUntilStopped } from './running/run-until-stopped.ts';
import { startJara } from './running/start-jara.ts';

// `npm run dev`: the same with reload on both sides, until Ctrl-C.
await runUntilStopped('Jara', (run) => startJara(run, 'development'));
