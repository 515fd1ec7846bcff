import type { Bench } from './bench.ts';
import { type Calls, collectCalls } from './calls.ts';
import { type Asked, compare } from './compare.ts';
import type { Figure } from './figure.ts';
import { startApi } from './services.ts';

const FEW = 200;
const MANY = 20_000;
const MOST_COST = 1.5;
/** Where there are few vendors a search finds few: with one in each answer the searching is compared, not the sending. */
const ALIKE = { searchLimit: 1 };

const CALLS: readonly { readonly name: string; readonly of: (calls: Calls) => Asked }[] = [
  { name: 'vendor list', of: ({ lists }) => lists },
  { name: 'vendor menu', of: ({ menus }) => menus },
  { name: 'search, repeated', of: ({ searches }) => searches },
  { name: 'search, each a new one', of: ({ distinctSearches }) => distinctSearches },
];

/** What the same calls cost with a hundred times as many vendors: two APIs on two databases, measured in turn. */
export const measureGrowth: Bench = async ({ scope, databases, folder, printLine }) => {
  const few = await startApi(scope, await databases.withVendors(FEW), folder);
  const many = await startApi(scope, await databases.withVendors(MANY), folder);
  const callsOfFew = await collectCalls(few.url, ALIKE);
  const callsOfMany = await collectCalls(many.url, ALIKE);
  const figures: Figure[] = [];
  for (const { name, of } of CALLS) {
    printLine(`  ${name}`);
    const { one, other, ratio } = await compare(
      { url: few.url, asked: of(callsOfFew) },
      { url: many.url, asked: of(callsOfMany) },
    );
    figures.push(
      { what: `${name} with ${FEW} vendors`, measured: one.perSecond, unit: '/s' },
      { what: `${name} with ${MANY.toLocaleString('en')} vendors`, measured: other.perSecond, unit: '/s' },
      { what: `${name}: cost with the many`, measured: ratio, unit: '×', goal: { atMost: MOST_COST } },
    );
  }
  return figures;
};
