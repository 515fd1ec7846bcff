import { operatorMessage } from './operator-message.ts';
import { printError } from './terminal.ts';

/** Runs a command with what it was told. A failure is one sentence where it is known, and the exit code 1. */
export async function runCommand(work: (args: readonly string[]) => unknown): Promise<void> {
  try {
    await work(process.argv.slice(2));
  } catch (error) {
    printError(operatorMessage(error));
    process.exitCode = 1;
  }
}
