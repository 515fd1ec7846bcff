import { OperatorError } from '@jara/server/process';
import { parseOptions } from '../../scripts/running/parse-options.ts';

const USAGE = 'Use it so: npm run chaos [-- --minutes 10] [--seed 7] [--scale]';
const MOST_MINUTES = 24 * 60;

type Options = {
  readonly minutes: number;
  readonly seed: number;
  /** Several of each, on a pair of databases where one can be had. */
  readonly scale: boolean;
  /** Set by the run itself: it has begun anew where its network may be cut. */
  readonly hasOwnNetwork: boolean;
};

/** `npm run chaos -- --minutes 10 --seed 7 --scale`; without a seed every run is another one. */
export function readOptions(args: readonly string[]): Options {
  const options = {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string' },
    scale: { type: 'boolean', default: false },
    'own-network': { type: 'boolean', default: false },
  } as const;
  const { values } = parseOptions(args, { options }, USAGE);
  const minutes = Number(values.minutes);
  if (!(minutes > 0 && minutes <= MOST_MINUTES))
    throw new OperatorError('--minutes must be a number above zero, and at most 1440.');
  const seed = values.seed === undefined ? Date.now() % 1_000_000 : Number(values.seed);
  if (!Number.isSafeInteger(seed)) throw new OperatorError('--seed must be a whole number.');
  return { minutes, seed, scale: values.scale, hasOwnNetwork: values['own-network'] };
}
