import { RATINGS, VENDOR_TAGS, VENDOR_TYPES } from '@jara/contract';
import { describe, expect, test } from 'vitest';
import pageParameters from '../../../../page-parameters.json' with { type: 'json' };
import { ANY_TIME, listingHref, readListing, tagOfList } from './listing.ts';

const href = (params: Record<string, string>, changes: Parameters<typeof listingHref>[1]) =>
  listingHref(readListing(params), changes);

describe('the address of the vendor list', () => {
  test('catalog.030 without a tag means under_35', () => {
    expect(tagOfList(readListing({}))).toBe('under_35');
    expect(tagOfList(readListing({ tag: 'nonsense' }))).toBe('under_35');
    expect(tagOfList(readListing({ tag: 'under_60' }))).toBe('under_60');
  });

  test('holds what is chosen and leaves out what is not', () => {
    expect(href({}, {})).toBe('/store');
    expect(href({ tag: 'under_60', type: 'pharmacy' }, { open_now: true })).toBe(
      '/store?tag=under_60&type=pharmacy&open_now=1',
    );
    expect(href({ open_now: '1', rating: '4.5' }, { open_now: undefined })).toBe('/store?rating=4.5');
  });

  test('catalog.029 grows by 15, and any other choice starts at 15 again', () => {
    expect(readListing({}).shown).toBe(15);
    expect(href({ shown: '30' }, { shown: 45 })).toBe('/store?shown=45');
    expect(href({ shown: '30' }, { discounts: true })).toBe('/store?discounts=1');
  });

  test('catalog.029 grows as long as there are vendors, and a number that makes no sense is 15', () => {
    for (const shown of [300, 315, 5_010, 6_000]) expect(readListing({ shown: String(shown) }).shown).toBe(shown);
    for (const shown of ['abc', '', '0', '14', '-30', '30.5', '6015', '1e999', '9'.repeat(30)]) {
      expect(readListing({ shown }).shown, shown).toBe(15);
    }
  });

  test('values that make no sense count as none', () => {
    const listing = readListing({
      type: 'bakery',
      rating: '9',
      fee: 'x',
      shown: '-5',
      category: '../etc',
      city: '\u0000',
    });
    expect(listing).toMatchObject({ shown: 15, q: '' });
    expect([listing.type, listing.rating, listing.fee, listing.category, listing.city]).toEqual(
      Array(5).fill(undefined),
    );
    expect(readListing({ q: ['jollof', 'rice'] }).q).toBe('jollof');
  });

  test('has no other values than the front door is told of, where they are few', () => {
    expect(pageParameters).toMatchObject({
      tag: [...VENDOR_TAGS, ANY_TIME],
      type: VENDOR_TYPES,
      rating: RATINGS,
      ...{ open_now: ['1'], discounts: ['1'], chowpass: ['1'] },
    });
  });
});
