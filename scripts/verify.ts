import { runGate } from './gate/run-gate.ts';

// `npm run verify`: everything; `-- --static`: what needs no running product; `-- --only browser`: one stage of the tests.
process.exitCode = await runGate(process.argv.slice(2));
