import { OperatorError } from '@jara/server/process';
import { DEMO_VENDORS } from './demo-data.ts';
import { parseOptions } from './parse-options.ts';

const MOST_VENDORS = 100_000;

/** `--vendors 20000`, the only thing that `npm run seed` can be told. */
export function readVendorCount(args: readonly string[]): number {
  const given = parse(args) ?? String(DEMO_VENDORS);
  const count = /^\d{1,9}$/.test(given) ? Number(given) : 0;
  if (count < 1 || count > MOST_VENDORS) {
    throw new OperatorError(`--vendors must be a whole number from 1 to ${MOST_VENDORS}, and it is '${given}'.`);
  }
  return count;
}

function parse(args: readonly string[]): string | undefined {
  const sentence = `'npm run seed' takes '-- --vendors 20000' or nothing, and it was given '${args.join(' ')}'.`;
  return parseOptions(args, { options: { vendors: { type: 'string' } } }, sentence).values.vendors;
}
