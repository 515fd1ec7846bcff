// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import { type DataOf, type MatchedDish, minorUnits, type searchEndpoints } from '@jara/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartOf } from '@/features/cart/data.ts';
import { carts } from '@/features/cart/lazy-store.ts';
import { dish } from '../../../testing/cart-browser.ts';
import { EXAMPLE_VENDOR } from '../../../testing/example-vendor.ts';
import { readListing } from '../model/listing.ts';
import { AddFromResult } from './add-from-result.island.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';
// Loaded on first use by the page; here before the clock runs.
import './take-result.tsx';

const VENDOR = { ...EXAMPLE_VENDOR, id: 7, name: 'Mama Put', is_open: true };
const matched = (id: number, more: Partial<MatchedDish> = {}): MatchedDish => ({
  ...{ id, name: `Dish ${id}`, currency: 'NGN', price: minorUnits.parse(250_000), discount_price: null },
  ...{ image_url: `/store/media/dish/${id}.webp`, image_colour: '#aa5500', is_available: true },
  ...{ dietary_tags: null, allergens: null, spicy: null, has_options: false, ...more },
});

type Found = DataOf<typeof searchEndpoints.search>;
const found = (dishes: MatchedDish[], more: Partial<Found> = {}): Found => ({
  ...{ results: [{ vendor: VENDOR, dishes }], total: 1, has_all_words: true, corrections: [], city: 'lagos', ...more },
});
const open = (data: Found, q = 'rice') =>
  render(
    <>
      <SearchResults found={data} listing={readListing({ q, city: 'lagos' })} />
      <AddFromResult />
    </>,
  );

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a dish that matched shows its picture and price, and leads to its sheet on its vendor’s page', () => {
  open(found([matched(1, { dietary_tags: ['halal'], allergens: ['nuts'] })]));
  const row = screen.getByRole('list', { name: 'Matching dishes' }).querySelector('li');
  expect(row?.textContent).toMatch(/Dish 1.*₦2,500\.00.*Halal.*Contains nuts/);
  expect(row?.querySelector('img')?.getAttribute('src')).toContain('1.webp&w=128');
  expect(screen.getByRole('link', { name: 'Dish 1' }).getAttribute('href')).toMatch(/\?dish=1$/);
});

test('a plain dish is added at a tap, to the cart of the vendor it was found at', async () => {
  fakeApi({ 'GET /customer/vendor/7/menu/1': () => ({ data: dish(1) }) });
  open(found([matched(1)]));
  fireEvent.click(screen.getByRole('button', { name: 'Add Dish 1' }));
  await waitFor(() => expect(cartOf(carts.state(), 7)?.packs[0]?.lines).toMatchObject([{ item_id: 1, quantity: 1 }]));
});

test('a dish with options asks for them in its sheet', async () => {
  fakeApi({ 'GET /customer/vendor/7/menu/2': () => ({ data: dish(2) }) });
  open(found([matched(2, { has_options: true })]));
  fireEvent.click(screen.getByRole('button', { name: 'Choose options for Dish 2' }));
  expect(await screen.findByRole('dialog', { name: 'Dish 2' })).toBeTruthy();
});

test('what cannot be had has no button to add it', () => {
  open(found([matched(3, { is_available: false })]));
  expect(screen.getByText(/Out of stock/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Dish 3/ })).toBeNull();
});

test('what was corrected is named with the rest of the text as it was typed', () => {
  open(found([matched(1)], { corrections: [{ typed: 'chps', read_as: 'chips' }] }), 'Fish & chps');
  expect(screen.getByText('1 vendor for “Fish & chps”, read as “Fish & chips”')).toBeTruthy();
});

test('where no vendor has all of the words, the closest come with a word about it', () => {
  open(found([matched(1)], { has_all_words: false, total: 3 }), 'jollof pizza');
  expect(screen.getByText('Nothing has all of these words. The closest: 3 vendors.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Dish 1' })).toBeTruthy();
});

test('nothing found among what was chosen leads to all vendors, first with the search and then without', () => {
  const nothing = found([], { results: [], total: 0 });
  const leadsTo = (chosen: Record<string, string>) => {
    cleanup();
    render(<SearchResults found={nothing} listing={readListing({ q: 'zzqxv', city: 'lagos', ...chosen })} />);
    expect(screen.getByRole('heading').textContent).toBe('Nothing found for “zzqxv”');
    const link = screen.getByRole('link');
    return [link.textContent, link.getAttribute('href')];
  };
  expect(leadsTo({ type: 'pharmacy' })).toEqual(['Search all vendors', '/store?city=lagos&q=zzqxv']);
  expect(leadsTo({})).toEqual(['See all vendors', '/store?city=lagos&tag=all']);
});

test('catalog.004 a search keeps the chosen time, type and category', () => {
  const chosen = { tag: 'under_60', type: 'pharmacy', category: 'medicines' };
  const { container } = render(<SearchForm listing={readListing({ ...chosen, q: 'rice' })} city="lagos" />);
  const form = container.querySelector('form');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ q: 'rice', city: 'lagos', ...chosen });
});
