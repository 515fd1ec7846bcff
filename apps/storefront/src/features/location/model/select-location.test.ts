import type { CustomerAddress } from '@jara/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetAddress } from '@/shared/browser/chosen-location.ts';
import { saveAddressId, savedAddressId, selectLocation } from './select-location.ts';
import { selectedName } from './selected-location.ts';

const ADDRESS: CustomerAddress = {
  id: 41,
  pretty_name: '5 Oxford Street, Osu, Accra, Ghana',
  display_name: '5 Oxford Street',
  state: 'Greater Accra',
  coordinate: { x: -0.18, y: 5.56 },
  city: 'Osu',
  country_code: 'GH',
  landmark: null,
  recipient: null,
  is_active: false,
};
const CUSTOMER = { isSignedIn: true };

const kept = new Map<string, string>();
const told = vi.fn();
let isFull = false;

function put(key: string, value: string): void {
  if (isFull) throw new Error('full');
  kept.set(key, value);
}

beforeEach(() => {
  kept.clear();
  isFull = false;
  told.mockClear();
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('window', {
    dispatchEvent: told,
    location: { protocol: 'http:' },
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: put,
      removeItem: (key: string) => void kept.delete(key),
    },
  });
});

test('location.010 choosing a location stores it and sets the currency from its country', () => {
  selectLocation(ADDRESS, CUSTOMER);
  expect(JSON.parse(kept.get('location') ?? '')).toEqual(ADDRESS);
  expect(kept.get('currency')).toBe('GHS');
  selectLocation({ ...ADDRESS, country_code: 'NG' }, CUSTOMER);
  expect(kept.get('currency')).toBe('NGN');
  expect(selectedName()).toBe('5 Oxford Street');
  expect(told).toHaveBeenCalledTimes(2);
});

test('location.012 the id is stored for somebody who is signed in, and for nobody else', () => {
  selectLocation(ADDRESS, { isSignedIn: false });
  expect(kept.has('customerAddress')).toBe(false);
  selectLocation(ADDRESS, CUSTOMER);
  expect(kept.get('customerAddress')).toBe('41');
  expect(savedAddressId()).toBe(41);
});

test('location.013 the id of an added address is saved when logged in', () => {
  saveAddressId(7, { isSignedIn: false });
  expect(savedAddressId()).toBeUndefined();
  saveAddressId(7, CUSTOMER);
  expect(savedAddressId()).toBe(7);
  expect(kept.has('location')).toBe(false);
});

test('what was chosen is forgotten, but not the currency', () => {
  selectLocation(ADDRESS, CUSTOMER);
  forgetAddress();
  expect([...kept.keys()]).toEqual(['currency']);
  expect(selectedName()).toBe('');
});

test('a storage that is forbidden or spoilt is ignored', () => {
  kept.set('location', '{"display_name":');
  kept.set('customerAddress', 'none');
  expect(selectedName()).toBe('');
  expect(savedAddressId()).toBeUndefined();
  vi.stubGlobal('window', {
    dispatchEvent: told,
    get localStorage(): Storage {
      throw new Error('forbidden');
    },
  });
  expect(() => forgetAddress()).not.toThrow();
  expect(selectedName()).toBe('');
});

test('what a full storage does not take holds as long as the page', () => {
  selectLocation(ADDRESS, CUSTOMER);
  isFull = true;
  selectLocation({ ...ADDRESS, display_name: '7 Ring Road' }, CUSTOMER);
  expect(selectedName()).toBe('7 Ring Road');
  forgetAddress();
  expect(selectedName()).toBe('');
});
