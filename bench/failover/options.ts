import { OperatorError } from '@jara/server/process';
import { parseOptions } from '../../scripts/running/parse-options.ts';

const USAGE = 'Use it so: npm run failover [-- --times 10]';
const MOST_TIMES = 200;

/** `npm run failover -- --times 10`. */
export function readFailoverOptions(args: readonly string[]): { readonly times: number } {
  const { values } = parseOptions(args, { options: { times: { type: 'string', default: '10' } } }, USAGE);
  const times = Number(values.times);
  if (!Number.isInteger(times) || times < 1 || times > MOST_TIMES)
    throw new OperatorError(`--times must be a whole number from 1 to ${MOST_TIMES}.`);
  return { times };
}
