import { parseArgs } from 'node:util';
import { OperatorError } from '@jara/server/process';
import { operatorMessage } from './running/operator-message.ts';
import { printError, printLine } from './running/terminal.ts';
import { ASSUMED, type Assumed } from './simulate/assumed.ts';
import { TABLES } from './simulate/tables.ts';

// `npm run simulate`: the tables of docs/scale.md, or of other assumptions: `-- --ordersPerMinute 300 --visitsPerOrder 20`.
function readAssumed(args: readonly string[]): Assumed {
  const options = Object.fromEntries(Object.keys(ASSUMED).map((name) => [name, { type: 'string' as const }]));
  let given: Record<string, string | undefined>;
  try {
    given = parseArgs({ args: [...args], options }).values;
  } catch (cause) {
    throw new OperatorError(`What can be set: ${Object.keys(ASSUMED).join(', ')}.`, { cause });
  }
  const set = Object.entries(given).map(([name, text]): [string, number] => {
    if (!(Number(text) > 0)) throw new OperatorError(`--${name} must be a number above 0, and it is '${text}'.`);
    return [name, Number(text)];
  });
  return { ...ASSUMED, ...Object.fromEntries(set) };
}

try {
  const assumed = readAssumed(process.argv.slice(2));
  for (const [name, table] of Object.entries(TABLES)) printLine(`${name}\n\n${table(assumed)}\n`);
} catch (error) {
  printError(operatorMessage(error));
  process.exitCode = 1;
}
