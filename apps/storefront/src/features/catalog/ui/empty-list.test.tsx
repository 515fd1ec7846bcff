import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import pageParameters from '../../../../page-parameters.json' with { type: 'json' };
import { readListing } from '../model/listing.ts';
import { VENDOR_FILTERS } from '../model/vendor-filters.ts';
import { EmptyList } from './empty-list.tsx';

/** A value that each filter takes from the address. */
const EXAMPLES = ['1', '4.5', '500-1000'];
const LAGOS = { city: 'Lagos', country: 'NG', category: undefined } as const;

test('Clear filters leads to the list without any of the filters', () => {
  const chosen = Object.entries(VENDOR_FILTERS).map(([name, { parameter }]) => {
    expect(Object.keys(pageParameters)).toContain(name);
    return [name, EXAMPLES.find((value) => parameter.safeParse(value).success)];
  });
  const listing = readListing({ city: 'lagos', category: 'soups', ...Object.fromEntries(chosen) });
  for (const [name] of chosen) expect(listing).toHaveProperty(name as string);
  const shown = renderToStaticMarkup(<EmptyList listing={listing} found={[]} place={LAGOS} />);
  expect(shown).toMatch(/href="\/store\?city=lagos&amp;tag=all"[^>]*>Clear filters</);
});
