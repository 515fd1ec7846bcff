import { vendorPath } from '@jara/domain/catalog';
import { expect, test } from 'vitest';
import { isSamePath } from './is-same-path.ts';

const path = vendorPath({ location: 'Ọjọta', vendor_type: 'restaurant', slug: 'mama-put' });

test.each(['/ọjọta', '/%E1%BB%8Dj%E1%BB%8Dta', '/%e1%bb%8dj%e1%bb%8dta'])(
  'catalog.003 a page requested as %s does not redirect to itself',
  (location) => {
    expect(isSamePath(`${location}/restaurants/mama-put`, path)).toBe(true);
  },
);

test.each(['/ojota', '/Ọjọta', '/%E1%BB', '/ọjọta%2Frestaurants'])('catalog.003 %s is another place', (location) => {
  expect(isSamePath(`${location}/restaurants/mama-put`, path)).toBe(false);
});
