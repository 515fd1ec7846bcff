import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from './bench.ts';
import { makeDataFolder } from './data-folder.ts';
import { type Figure, median } from './figure.ts';
import { residentMegabytes } from './memory.ts';
import { withNpmStart } from './npm-start.ts';
import { buildWhatIsMissing, startApi, startStack } from './services.ts';

const VENDORS = 1_000;
const API_STARTS = 5;
const NPM_STARTS = 3;
/** What was only needed for the start has been let go by then. */
const IDLE_AFTER_MS = 5_000;

/** How soon it is there, and what it holds in memory while nobody asks. */
export const measureStart: Bench = async ({ scope, databases, folder, printLine }) => {
  const database = await databases.withVendors(VENDORS);
  await buildWhatIsMissing(scope);

  printLine('  API');
  const readyAfter: number[] = [];
  let apiMemory = Number.NaN;
  // A folder in which nothing was compiled, whichever benchmarks ran before.
  const unused = await makeDataFolder(scope);
  // The first one fills the compile cache, as the first `npm start` does.
  for (let count = 0; count <= API_STARTS; count += 1) {
    await scope.inside(async (inner) => {
      const { program, readyAfterMs } = await startApi(inner, database, unused);
      readyAfter.push(readyAfterMs);
      if (count < API_STARTS) return;
      await pause(IDLE_AFTER_MS, undefined, { signal: inner.signal });
      apiMemory = await residentMegabytes(program.pid);
    });
  }

  printLine('  storefront and front door');
  const memory = await scope.inside(async (inner) => {
    const { programs } = await startStack(inner, database, folder);
    await pause(IDLE_AFTER_MS, undefined, { signal: inner.signal });
    const of = async (name: string) => residentMegabytes(programs.get(name)?.pid ?? 0);
    return { storefront: await of('storefront'), door: await of('front-door') };
  });

  printLine('  npm start, again and again');
  const starts = await scope.inside(async (inner) => {
    const own = await makeDataFolder(inner);
    const times: number[] = [];
    for (let count = 0; count <= NPM_STARTS; count += 1)
      times.push(await withNpmStart(own, inner.signal, async ({ readyAfterMs }) => readyAfterMs));
    return times;
  });

  const figures: Figure[] = [
    { what: 'API ready, nothing compiled before', measured: (readyAfter[0] ?? Number.NaN) / 1000, unit: 's' },
    { what: 'API ready', measured: median(readyAfter.slice(1)) / 1000, unit: 's', goal: { atMost: 0.5 } },
    { what: 'API memory, idle', measured: apiMemory, unit: 'MB', goal: { atMost: 110 } },
    { what: 'storefront memory, idle', measured: memory.storefront, unit: 'MB', goal: { atMost: 250 } },
    { what: 'front door memory, idle', measured: memory.door, unit: 'MB' },
    { what: 'first npm start, installed and built', measured: (starts[0] ?? Number.NaN) / 1000, unit: 's' },
    { what: 'second npm start', measured: median(starts.slice(1)) / 1000, unit: 's', goal: { atMost: 6 } },
  ];
  return figures;
};
