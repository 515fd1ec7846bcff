import { OperatorError } from '@jara/server/process';
import { parseOptions } from './running/parse-options.ts';
import { runCommand } from './running/run-command.ts';
import { printLine } from './running/terminal.ts';
import { ASSUMED, type Assumed, NAMES, readAssumption } from './simulate/assumed.ts';
import { TABLES } from './simulate/tables.ts';

// `npm run simulate`: the tables of docs/scale.md, or of other assumptions: `-- --ordersPerMinute 300 --visitsPerOrder 20`.
function readAssumed(args: readonly string[]): Assumed {
  const options = Object.fromEntries(NAMES.map((name) => [name, { type: 'string' as const }]));
  const { values } = parseOptions(args, { options }, `What can be set: ${NAMES.join(', ')}.`);
  const set = NAMES.flatMap((name) => {
    const text = values[name];
    if (text === undefined) return [];
    const value = readAssumption(name, text);
    if (typeof value === 'string') throw new OperatorError(value);
    return [[name, value] as const];
  });
  return { ...ASSUMED, ...Object.fromEntries(set) };
}

await runCommand((args) => {
  const assumed = readAssumed(args);
  for (const { heading, table } of Object.values(TABLES)) printLine(`${heading}\n\n${table(assumed)}\n`);
});
