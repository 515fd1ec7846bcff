import { expect, test } from 'vitest';
import { findDuplicateAddress, type NewEntry } from './find-duplicate-address.ts';

const HOME = {
  id: 7,
  pretty_name: '12 Admiralty Way, Lekki Phase 1, Lagos, Nigeria',
  display_name: '12 Admiralty Way',
  state: 'Lagos',
  coordinate: { x: 3.4723, y: 6.4478 },
  city: 'Lekki Phase 1',
  country_code: 'NG',
  landmark: 'Opposite the blue gate',
  recipient: { name: 'Kofi', phone: '0241234567' },
  is_active: true,
} as const;

const AGAIN: NewEntry = {
  pretty_name: HOME.pretty_name,
  latitude: 6.4478,
  longitude: 3.4723,
  landmark: null,
  recipient: null,
};

test.each<[string, Partial<NewEntry>]>([
  ['the same', {}],
  ['nine metres to the north', { latitude: 6.44788 }],
  ['typed otherwise', { pretty_name: ' 12 admiralty way,  Lekki Phase 1, Lagos, Nigeria' }],
  ['with the same landmark and recipient', { landmark: HOME.landmark, recipient: HOME.recipient }],
])('%s is a duplicate', (_, change) => {
  expect(findDuplicateAddress({ ...AGAIN, ...change }, [{ ...HOME, id: 1, pretty_name: 'Elsewhere' }, HOME])?.id).toBe(
    7,
  );
});

test.each<[string, Partial<NewEntry>]>([
  ['another number', { pretty_name: '14 Admiralty Way, Lekki Phase 1, Lagos, Nigeria' }],
  ['twenty metres away', { latitude: 6.44798 }],
  ['another landmark', { landmark: 'Behind the bank' }],
  ['another recipient', { recipient: { name: 'Ama', phone: '0241234567' } }],
])('%s is another address', (_, change) => {
  expect(findDuplicateAddress({ ...AGAIN, ...change }, [HOME])).toBeUndefined();
});
