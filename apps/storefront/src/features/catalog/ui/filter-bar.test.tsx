import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { countFilters } from '../model/count-filters.ts';
import { readListing } from '../model/listing.ts';
import { FilterBar } from './filter-bar.tsx';
import { FilterPanel } from './filter-panel.tsx';

const CATEGORY = { id: 1, slug: 'soups', name: 'Soups', type_group: 'restaurant', vendor_count: 3 } as const;

const panel = (isChowpassEnabled: boolean) =>
  renderToStaticMarkup(
    <FilterPanel
      {...{ listing: readListing({ chowpass: '1' }), country: 'NG', isChowpassEnabled, count: 0, total: 3 }}
      categories={[CATEGORY]}
    />,
  );
const filters = (isChowpassEnabled: boolean) =>
  [...panel(isChowpassEnabled).matchAll(/>(Chowpass|Open now|Discounts|Ratings|Delivery fee)</g)].map(
    ([, name]) => name,
  );

test('catalog.009, catalog.018: Chowpass is offered among the filters only while it is on', () => {
  expect(filters(true)).toEqual(['Chowpass', 'Open now', 'Discounts', 'Ratings', 'Delivery fee']);
  expect(filters(false)).toEqual(['Open now', 'Discounts', 'Ratings', 'Delivery fee']);
});

test('catalog.010 the panel offers ratings, and categories as links that work without code', () => {
  const links = [...panel(true).matchAll(/href="([^"]*)"[^>]*>(?:<svg.*?<\/svg>)?([^<]*)</g)].map(([, href, words]) => [
    words,
    href,
  ]);
  expect(links.map(([words]) => words)).toEqual(expect.arrayContaining(['Any rating', '4.5+', '4.0+', '3.5+', '2.0+']));
  expect(links).toContainEqual(['Soups', '/store?chowpass=1&amp;category=soups']);
});

test('Filters says how many are chosen, but for the type and the time', () => {
  const count = (params: Record<string, string>) => countFilters(readListing(params), true);
  expect(count({ tag: 'under_60', type: 'pharmacy' })).toBe(0);
  expect(count({ category: 'soups', rating: '4.5', discounts: '1', chowpass: '1' })).toBe(4);
  expect(countFilters(readListing({ chowpass: '1' }), false)).toBe(0);
  const shown = renderToStaticMarkup(<FilterBar listing={readListing({})} city="Lagos" count={2} />);
  expect(shown.replaceAll(/<[^>]+>/g, ' ')).toMatch(/Filters\s+2\s+chosen/);
});

test('catalog.031 the row has the three times by their names, and all of the city once that is chosen', () => {
  const times = (tag: string) =>
    [
      ...renderToStaticMarkup(<FilterBar listing={readListing({ tag })} city="Lagos" count={0} />).matchAll(
        />(Under[^<]*|Restaurants[^<]*|All of[^<]*(?:<!-- -->)?Lagos)</g,
      ),
    ].map(([, name]) => name?.replace('<!-- -->', ''));
  expect(times('under_35')).toEqual(['Under 35 mins', 'Under 1 hour', 'Restaurants Around You']);
  expect(times('all')).toEqual(['All of Lagos', 'Under 35 mins', 'Under 1 hour', 'Restaurants Around You']);
});
