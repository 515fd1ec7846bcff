import { operatorMessage } from '../scripts/running/operator-message.ts';
import { printError } from '../scripts/running/terminal.ts';
import { createScope, endOnInterruption, type Scope } from './scope.ts';

/** Does the work of a command and exits with its code; what it has started is put away, however it ends. */
export async function runInScope(work: (scope: Scope) => Promise<number>): Promise<never> {
  const abort = new AbortController();
  const scope = createScope(abort);
  endOnInterruption(scope, abort);
  let code = 1;
  try {
    code = await work(scope);
  } catch (error) {
    if (!abort.signal.aborted) printError(operatorMessage(error));
  } finally {
    await scope.end();
  }
  process.exit(code);
}
