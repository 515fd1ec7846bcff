import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { consoleBuild } from '../running/console-build.ts';
import { type Build, isBuilt, runBuild } from '../running/run-build.ts';
import { servicesBuild } from '../running/services-build.ts';
import { storefrontBuild } from '../running/storefront-build.ts';
import { consoleWeightFindings } from './console-weight.ts';
import type { Outcome } from './step.ts';

async function run(build: Build): Promise<void> {
  let stop = (): void => undefined;
  const signals = ['SIGINT', 'SIGTERM'] as const;
  try {
    await runBuild(build, {
      logs: join(ROOT, '.data/logs'),
      report: () => undefined,
      onStart: (program) => {
        stop = () => void program.stop();
        for (const signal of signals) process.on(signal, stop);
      },
    });
  } finally {
    for (const signal of signals) process.off(signal, stop);
  }
}

/** As `npm start` builds them; sources that were built before are not built again. */
export async function buildForTests(): Promise<Outcome> {
  const missing: Build[] = [];
  for (const build of [storefrontBuild, consoleBuild, servicesBuild]) if (!(await isBuilt(build))) missing.push(build);
  for (const build of missing) await run(build);
  const heavy = await consoleWeightFindings();
  if (heavy.length > 0) return { passed: false, output: heavy.join('\n') };
  return missing.length > 0 ? { passed: true } : { passed: true, detail: 'of these sources already' };
}
