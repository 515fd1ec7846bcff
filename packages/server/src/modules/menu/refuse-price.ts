import type { Currency } from '@jara/contract';
import { priceProblem } from '@jara/domain/catalog';
import { type Refusal, refuse } from '../../outcome.ts';

type Prices = Parameters<typeof priceProblem>[0];

/** As a form shows it, at its field: `options.2.price`. */
export function refusePrice(prices: Prices, currency: Currency, within = ''): Refusal<'INVALID_INPUT'> | undefined {
  const problem = priceProblem(prices, currency);
  return problem && refuse('INVALID_INPUT', { problems: [{ ...problem, path: `${within}${problem.path}` }] });
}
