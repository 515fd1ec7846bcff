import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readListing } from '../model/listing.ts';
import { FilterBar } from './filter-bar.tsx';

const filters = (isChowpassEnabled: boolean) =>
  [
    ...renderToStaticMarkup(
      <FilterBar listing={readListing({ chowpass: '1' })} country="NG" isChowpassEnabled={isChowpassEnabled} />,
    ).matchAll(/>(Chowpass|Open now|Discounts|Ratings|Delivery fee)</g),
  ].map(([, name]) => name);

test('catalog.009, catalog.018: Chowpass is offered among the filters only while it is on', () => {
  expect([...new Set(filters(true))]).toEqual(['Chowpass', 'Open now', 'Discounts', 'Ratings', 'Delivery fee']);
  expect([...new Set(filters(false))]).toEqual(['Open now', 'Discounts', 'Ratings', 'Delivery fee']);
});
