import { type Vendor, type VendorFilter, type VendorFilters, vendorFilters } from '@jara/contract';
import { expect, test } from 'vitest';
import { listVendors } from './list-vendors.ts';

const VENDOR = {
  ...{ id: 1, rank: 1, custom_tag: 'featured', categories: [], is_open: true, is_temporarily_unavailable: false },
  ...{ is_chowpass_vendor: false, discount_text: null, average_rating: null, delivery_price: 0 },
} as unknown as Vendor;

const price = (amount: number) => amount as Vendor['delivery_price'];

type Example<Chosen> = { chosen: Chosen; kept: Partial<Vendor>; left: Partial<Vendor>[] };

/** For each filter a vendor that it keeps, and one for every reason to leave a vendor out. */
const EXAMPLES: { readonly [Name in VendorFilter]: Example<NonNullable<VendorFilters[Name]>> } = {
  chowpass: { chosen: true, kept: { is_chowpass_vendor: true }, left: [{ is_chowpass_vendor: false }] },
  open_now: { chosen: true, kept: {}, left: [{ is_open: false }, { is_temporarily_unavailable: true }] },
  discounts: { chosen: true, kept: { discount_text: '10% off' }, left: [{ discount_text: null }] },
  rating: { chosen: 4, kept: { average_rating: 4 }, left: [{ average_rating: 3.9 }, { average_rating: null }] },
  fee: {
    chosen: { minimum: 500, maximum: 1000 },
    kept: { delivery_price: price(50_000) },
    left: [{ delivery_price: price(49_999) }, { delivery_price: price(100_000) }],
  },
};
const NONE = vendorFilters.parse({});
const on = { chowpass_enabled: true };

test.each(Object.entries(EXAMPLES))('the filter %s keeps the vendors of its rule and no others', (name, example) => {
  const vendors = [example.kept, ...example.left].map((fields, id) => ({ ...VENDOR, ...fields, id }));
  const ids = (filters: VendorFilters) => listVendors(vendors, filters, on).map(({ id }) => id);
  expect(ids({ ...NONE, [name]: example.chosen })).toEqual([0]);
  expect(ids(NONE)).toHaveLength(vendors.length);
});

test('catalog.018 the Chowpass filter keeps every vendor while Chowpass is off', () => {
  expect(listVendors([VENDOR], { ...NONE, chowpass: true }, { chowpass_enabled: false })).toEqual([VENDOR]);
});
