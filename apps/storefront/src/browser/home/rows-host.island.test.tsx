// @vitest-environment happy-dom
import { type Call, fakeApi } from '@jara/api-client/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { tellShownPage } from '@/shared/browser/shown-page.ts';
import { ADA, signIn, signOut } from '../../testing/customer-page.tsx';
import { EXAMPLE_VENDOR } from '../../testing/example-vendor.ts';
import { fetchRows, readRows } from './own-rows-copy.ts';
import { RowsHost } from './rows-host.island.tsx';

const LAST_ORDER = {
  ...{ id: 4, vendor: { id: 7, name: 'Mama Put', logo: '' }, first_dish: 'Jollof rice', more_dishes: 2 },
  ...{ total_price: 482_000, currency: 'NGN', created_at: '2026-11-15T12:00:00.000Z' },
};
const NO_LIKES = { data: { vendor_ids: [], latest: [] } };
const AUNTIE = { ...EXAMPLE_VENDOR, id: 8, name: 'Auntie Muni' };

const answering = () =>
  fakeApi({
    'GET /customer/order/again': () => ({ data: { orders: [LAST_ORDER] } }),
    'GET /customer/vendor/likes': () => ({
      data: { vendor_ids: [7, AUNTIE.id], latest: [{ ...EXAMPLE_VENDOR, id: 7, name: 'Mama Put' }, AUNTIE] },
    }),
  });
const paths = (calls: readonly Call[]) => calls.map(({ call }) => call).toSorted();
const ROWS = ['GET /customer/order/again', 'GET /customer/vendor/likes'];
const kept = () => localStorage.getItem('rows');
const room = () => document.documentElement.dataset['rows'];

/** As after a page load: the page's first script has written what is kept. */
function open() {
  const rows = kept();
  if (rows) document.documentElement.dataset['rows'] = rows;
  return render(<RowsHost />);
}

// The code takes longer to load than a test waits for it.
beforeAll(() => import('./own-rows.tsx'));
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  signIn();
});
afterEach(() => {
  cleanup();
  signOut();
  document.cookie = 'data_saver=; Max-Age=0';
  delete document.documentElement.dataset['rows'];
  vi.unstubAllGlobals();
});

test('a guest’s page asks for nothing and has no room for rows', async () => {
  signOut();
  const calls = answering();
  open();
  await new Promise((resolve) => setTimeout(resolve));
  expect([calls, kept(), room()]).toEqual([[], null, undefined]);
});

test('what was ordered and liked has its room with the next page, and shows at once then', async () => {
  const calls = answering();
  const { unmount } = open();
  await waitFor(() => expect(kept()).toBe('again liked'));
  expect(room()).toBeUndefined();
  unmount();
  open();
  expect(room()).toBe('again liked');
  const again = await screen.findByRole('button', { name: /Mama Put/ });
  expect(again.textContent).toBe('MMama PutJollof rice and 2 more₦4,820.00');
  expect(screen.getByRole('link', { name: /Auntie Muni/ }).getAttribute('href')).toContain('mama-put');
  // Ordered from and liked: it is there once.
  expect(screen.queryByRole('link', { name: /Mama Put/ })).toBeNull();
  // Of a minute ago: nothing is asked again.
  expect(paths(calls)).toEqual(ROWS);
});

test('a filtered list is a new page: what was ordered has its room there', async () => {
  answering();
  open();
  await waitFor(() => expect(kept()).toBe('again liked'));
  tellShownPage();
  expect(room()).toBe('again liked');
});

test('to save data the rows are asked for at a tap alone, and come from the last time after that', async () => {
  document.cookie = 'data_saver=on';
  const calls = answering();
  const { unmount } = open();
  await waitFor(() => expect(kept()).toBe('ask'));
  unmount();
  const second = open();
  expect(calls).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Show what you ordered before' }));
  await screen.findByRole('button', { name: /Mama Put/ });
  expect(room()).toBe('again liked');
  second.unmount();
  open();
  await screen.findByRole('button', { name: /Mama Put/ });
  expect(paths(calls)).toEqual(ROWS);
});

test('another customer’s rows are nobody’s: they do not show, and the next customer’s take their place', async () => {
  answering();
  const { unmount } = open();
  await waitFor(() => expect(kept()).toBe('again liked'));
  unmount();
  signIn({ ...ADA, id: ADA.id + 1 });
  const late = Promise.withResolvers<{ data: unknown }>();
  fakeApi({ 'GET /customer/order/again': () => late.promise, 'GET /customer/vendor/likes': () => NO_LIKES });
  open();
  await waitFor(() => expect(document.querySelector('.row-again:not([aria-hidden])')).not.toBeNull());
  expect(screen.queryByRole('button', { name: /Mama Put/ })).toBeNull();
  late.resolve({ data: { orders: [] } });
  await waitFor(() => expect(kept()).toBeNull());
});

test('an answer for a customer who has gone meanwhile is not kept', async () => {
  const late = Promise.withResolvers<{ data: unknown }>();
  const calls = fakeApi({
    'GET /customer/order/again': () => late.promise,
    'GET /customer/vendor/likes': () => NO_LIKES,
  });
  const asked = fetchRows(ADA.id);
  signIn({ ...ADA, id: ADA.id + 1 });
  late.resolve({ data: { orders: [LAST_ORDER] } });
  expect(await asked).toBeUndefined();
  expect([calls.length, kept(), localStorage.getItem('rows_copy')]).toEqual([2, null, null]);
});

test('an answer that comes after a newer one is not kept in its place', async () => {
  const early = Promise.withResolvers<{ data: unknown }>();
  const answers = [early.promise, { data: { orders: [LAST_ORDER] } }];
  fakeApi({
    'GET /customer/order/again': () => answers.shift() ?? expect.unreachable(),
    'GET /customer/vendor/likes': () => NO_LIKES,
  });
  const first = fetchRows(ADA.id);
  expect((await fetchRows(ADA.id))?.again).toHaveLength(1);
  early.resolve({ data: { orders: [] } });
  expect(await first).toBeUndefined();
  expect([kept(), readRows(ADA.id)?.again.length]).toEqual(['again', 1]);
});

test('a sign-out takes the rows and what is kept of them', async () => {
  answering();
  const { unmount } = open();
  await waitFor(() => expect(kept()).toBe('again liked'));
  unmount();
  open();
  await screen.findByRole('button', { name: /Mama Put/ });
  signOut();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Mama Put/ })).toBeNull());
  expect([room(), kept(), localStorage.getItem('rows_copy')]).toEqual([undefined, null, null]);
});
