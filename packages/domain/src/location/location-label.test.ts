import { expect, test } from 'vitest';
import { locationLabel } from './location-label.ts';
import { locationSlug } from './location-slug.ts';

test('location.006 a place in the vendor picker reads {display_name}, {state}', () => {
  expect(locationLabel({ display_name: 'Port Harcourt', state: 'Rivers' })).toBe('Port Harcourt, Rivers');
});

test('catalog.003 the location slug is lower case with every space a hyphen', () => {
  expect(locationSlug('Victoria Island')).toBe('victoria-island');
  expect(locationSlug('Lekki Phase 1')).toBe('lekki-phase-1');
});
