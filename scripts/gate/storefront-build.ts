import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { buildStorefront, isStorefrontBuilt } from '../running/storefront-build.ts';
import type { Outcome } from './step.ts';

/** As `npm start` builds it; sources that were built before are not built again. */
export async function checkStorefrontBuild(): Promise<Outcome> {
  if (await isStorefrontBuilt()) return { passed: true, detail: 'of these sources already' };
  let stop = (): void => undefined;
  const signals = ['SIGINT', 'SIGTERM'] as const;
  try {
    await buildStorefront({
      logs: join(ROOT, '.data/logs'),
      report: () => undefined,
      onStart: (build) => {
        stop = () => void build.stop();
        for (const signal of signals) process.on(signal, stop);
      },
    });
    return { passed: true };
  } finally {
    for (const signal of signals) process.off(signal, stop);
  }
}
