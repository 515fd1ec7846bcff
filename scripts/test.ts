import { provideChromium } from './gate/provide-chromium.ts';
import { runGate } from './gate/run-gate.ts';

// `npm test`: the gate, on a machine that may have no browser yet. `-- --at '2027-01-31 03:10'` sets the tests' clock.
process.exitCode = await runGate(process.argv.slice(2), async () => {
  const provided = await provideChromium();
  if (!provided.ok) process.stderr.write(`${provided.reason}\n`);
  return provided.ok;
});
