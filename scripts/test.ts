import { provideChromium } from './gate/provide-chromium.ts';
import { runGate } from './gate/run-gate.ts';

// `npm test`: the gate, on a machine that may have no browser yet.
const provided = await provideChromium();
if (provided.ok) {
  process.exitCode = await runGate({ staticOnly: false });
} else {
  process.stderr.write(`${provided.reason}\n`);
  process.exitCode = 1;
}
