// @vitest-environment happy-dom
import { type Call, fakeApi } from '@jara/api-client/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn, signOut } from '../../../testing/customer-page.tsx';
import { EXAMPLE_VENDOR } from '../../../testing/example-vendor.ts';
import { LikedPage } from './liked-page.island.tsx';

const LIKED = 'GET /customer/vendor/liked';
const vendor = (id: number, name: string) => ({ ...EXAMPLE_VENDOR, id, name, liked_by_customer: true });

beforeEach(() => {
  localStorage.clear();
  signIn();
});
afterEach(() => {
  cleanup();
  signOut();
  vi.unstubAllGlobals();
});

test('liked vendors come in pages, each after the last vendor of the one before', async () => {
  const pages: Record<string, object> = {
    first: { vendors: [vendor(8, 'Mama Put')], has_more: true },
    '8': { vendors: [vendor(9, 'Auntie Muni')], has_more: false },
  };
  const calls = fakeApi({ [LIKED]: ({ query }: Call) => ({ data: pages[query['after'] ?? 'first'] }) });
  render(<LikedPage />);
  await screen.findByRole('link', { name: 'Mama Put' });
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByRole('link', { name: 'Auntie Muni' });
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(calls.map(({ query }) => query['after'])).toEqual([undefined, '8']);
  const hearts = screen.getAllByRole('button', { name: /^Like / }).map((heart) => heart.getAttribute('aria-pressed'));
  expect(hearts).toEqual(['true', 'true']);
});

test('whoever likes nothing is told what to do', async () => {
  fakeApi({ [LIKED]: () => ({ data: { vendors: [], has_more: false } }) });
  render(<LikedPage />);
  expect(await screen.findByText(/Tap the heart of a vendor/)).toBeTruthy();
});

test('a list that did not load says so, and Retry brings it', async () => {
  let isDown = true;
  fakeApi({
    [LIKED]: () =>
      isDown ? { refused: 'INVALID_INPUT' } : { data: { vendors: [vendor(8, 'Mama Put')], has_more: false } },
  });
  render(<LikedPage />);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  fireEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Mama Put' })).toBeTruthy();
});

test('prices and minutes are for the point that lists are for', async () => {
  document.cookie = 'place=lagos@6.6018,3.3515';
  const calls = fakeApi({ [LIKED]: () => ({ data: { vendors: [vendor(8, 'Mama Put')], has_more: false } }) });
  render(<LikedPage />);
  await screen.findByRole('link', { name: 'Mama Put' });
  document.cookie = 'place=; Max-Age=0';
  expect(calls.map(({ query }) => query['near'])).toEqual(['6.6018,3.3515']);
});
