import { type ParseArgsConfig, parseArgs } from 'node:util';
import { OperatorError } from '@jara/server/process';

/** What a command was told. Whatever it does not know is answered with its usage, before anything is done. */
export function parseOptions<const Config extends Omit<ParseArgsConfig, 'args'>>(
  args: readonly string[],
  config: Config,
  usage: string,
) {
  try {
    return parseArgs({ ...config, args: [...args] });
  } catch (cause) {
    throw new OperatorError(usage, { cause });
  }
}

/** For a command that can be told nothing: who asks it for help does not want it to run. */
export function refuseArguments(args: readonly string[], command: string): void {
  if (args.length > 0)
    throw new OperatorError(`'${command}' takes no arguments, and it was given '${args.join(' ')}'.`);
}
