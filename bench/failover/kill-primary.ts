import { setTimeout as pause } from 'node:timers/promises';
import { crashDatabase, type FaultDeps } from '../chaos/inject-faults.ts';
import { OF_THE_PRIMARY } from './pair-crashes.ts';

/** Between two of them orders are made as usual. */
const REST_MS = 5_000;

/** Takes the primary away so many times under load: by turns its PostgreSQL, its whole machine, or the way to it. */
export const killPrimary =
  (times: number, report: (line: string) => void) =>
  async (deps: FaultDeps): Promise<void> => {
    const { installation, signal } = deps;
    const ways = installation.postgres.crashes.filter(({ what }) => OF_THE_PRIMARY.includes(what));
    for (let nth = 0; nth < times && !signal.aborted; nth += 1) {
      await pause(REST_MS, undefined, { signal }).catch(() => undefined);
      const way = ways[nth % ways.length];
      if (way === undefined || signal.aborted) return;
      const { began, ended, isFailover } = await crashDatabase(deps, way);
      const seconds = ((ended - began) / 1000).toFixed(1);
      report(`  ${nth + 1}: ${way.what}: ${isFailover ? 'the other server' : 'the same server'} after ${seconds} s`);
    }
    await pause(REST_MS, undefined, { signal }).catch(() => undefined);
  };
