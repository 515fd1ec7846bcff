import { runGate } from './gate/run-gate.ts';

// `npm run verify`: everything; `npm run verify -- --static`: what needs no running product, in under a minute.
process.exitCode = await runGate({ staticOnly: process.argv.includes('--static') });
