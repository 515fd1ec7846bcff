import { loadavg } from 'node:os';
import { printError, printLine } from '../scripts/running/terminal.ts';
import type { Bench } from './bench.ts';
import { makeDataFolder } from './data-folder.ts';
import { offerDatabases } from './databases.ts';
import { tableOf, writeFigures } from './figure.ts';
import { runInScope } from './run-in-scope.ts';
import type { Scope } from './scope.ts';

// `npm run bench`: figures and ratios of one run, beside their goals; it judges and never fails on them.
// `npm run bench -- api pages` measures only these. Each is loaded when its turn comes.
const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  start: async () => (await import('./measure-start.ts')).measureStart,
  api: async () => (await import('./measure-api.ts')).measureApi,
  cart: async () => (await import('./measure-cart.ts')).measureCart,
  order: async () => (await import('./measure-order.ts')).measureOrder,
  streams: async () => (await import('./measure-streams.ts')).measureStreams,
  board: async () => (await import('./measure-board.ts')).measureBoard,
  size: async () => (await import('./measure-size.ts')).measureSize,
  events: async () => (await import('./measure-events.ts')).measureEvents,
  memory: async () => (await import('./measure-memory.ts')).measureMemory,
  flash: async () => (await import('./measure-flash.ts')).measureFlash,
  growth: async () => (await import('./measure-growth.ts')).measureGrowth,
  search: async () => (await import('./measure-search.ts')).measureSearch,
  pages: async () => (await import('./measure-pages.ts')).measurePages,
  lighthouse: async () => (await import('./measure-lighthouse.ts')).measureLighthouse,
};

async function main(scope: Scope, asked: readonly string[]): Promise<number> {
  const unknown = asked.find((name) => !(name in BENCHES));
  if (unknown !== undefined) {
    printError(`There is no benchmark named '${unknown}': choose from ${Object.keys(BENCHES).join(', ')}.`);
    return 1;
  }
  const folder = await makeDataFolder(scope);
  const databases = offerDatabases(scope, folder);
  for (const name of asked.length > 0 ? asked : Object.keys(BENCHES)) {
    const bench = await BENCHES[name]?.();
    if (bench === undefined) continue;
    printLine(`\n${name}`);
    const figures = await scope.inside((inner) => bench({ scope: inner, databases, folder, printLine }));
    const file = writeFigures(name, figures);
    const load = loadavg().map((value) => value.toFixed(1));
    printLine(`\n${tableOf(figures)}\n(${file}; load of the machine ${load.join(', ')})`);
  }
  return 0;
}

await runInScope((scope) => main(scope, process.argv.slice(2)));
