import path from 'node:path';
import { OperatorError } from '@jara/server/process';
import { allVariables } from '../env.ts';
import { ROOT } from '../root.ts';
import type { Said } from './prepare-database.ts';
import { type StartOptions, startProgram, unexpectedEnd } from './program.ts';
import { printLine } from './terminal.ts';

/**
 * The same in a process of its own (scripts/prepare-database.ts): what its code takes in memory goes with it, and the one
 * that watches the services stays small.
 */
export async function prepareDatabaseApart(options: StartOptions & { readonly logs: string }): Promise<string> {
  let said: Said | undefined;
  const program = startProgram({
    ...options,
    name: 'database-preparation',
    args: [path.join(ROOT, 'scripts/prepare-database.ts')],
    cwd: ROOT,
    env: allVariables(),
    onOutput: (text) => !options.signal?.aborted && printLine(text.trimEnd()),
    onMessage: (message) => {
      said = message as Said;
    },
  });
  const how = await program.ended;
  options.signal?.throwIfAborted();
  if (said === undefined) throw unexpectedEnd(program, how);
  if ('refusal' in said) throw new OperatorError(said.refusal);
  return said.databaseUrl;
}
