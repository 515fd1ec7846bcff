// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dish, VENDOR } from '../../../testing/cart-browser.ts';

/** The menu, when it comes; the cart's calls stay without an answer. */
let deliverMenu: () => void;

/** A page of the vendor, with its own code and memory. */
async function openPage() {
  cleanup();
  vi.resetModules();
  const menu = new Promise<void>((resolve) => {
    deliverMenu = resolve;
  }).then(() => Response.json({ status: 'success', message: 'Done', data: [dish(1), dish(2)] }));
  const fetch = vi.fn((url: string) => (url.endsWith('/menu') ? menu : new Promise(() => undefined)));
  vi.stubGlobal('fetch', fetch);
  const { AddButtonListener } = await import('./add-button-listener.tsx');
  const { addLeftTaps, prepareAdding } = await import('./add-tapped.ts');
  const page = render(
    <>
      <AddButtonListener vendor={VENDOR} />
      {[1, 2].map((id) => (
        <button key={id} type="button" data-add-dish={id}>
          Add {id}
        </button>
      ))}
    </>,
  );
  const button = (id: number) => page.getByRole('button', { name: `Add ${id}` });
  return {
    tap: (id = 1) => fireEvent.click(button(id)),
    isBusy: () => button(1).getAttribute('aria-busy') === 'true',
    goOn: addLeftTaps,
    prepare: prepareAdding,
    fetch,
    deliverMenu,
  };
}

const dishesToSend = () =>
  (JSON.parse(localStorage.getItem('cart') ?? '{"queue":[]}') as { queue: { item_id: number }[] }).queue.map(
    ({ item_id }) => item_id,
  );

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('a tap adds its dish once the menu has come', async () => {
  const { tap } = await openPage();
  tap();
  deliverMenu();
  await vi.waitFor(() => expect(dishesToSend()).toEqual([1]));
  expect(localStorage.getItem('tappedDishes')).toBeNull();
});

test('with code and menu at hand a tap is in the cart before its page can be left', async () => {
  const { tap, prepare, deliverMenu: come } = await openPage();
  await prepare(VENDOR.id);
  come();
  await vi.waitFor(async () => expect((await import('../api/vendor-menu.ts')).dishAtHand(VENDOR.id, 1)).toBeDefined());
  for (const id of [1, 2]) tap(id);
  expect([dishesToSend(), localStorage.getItem('tappedDishes')]).toEqual([[1, 2], null]);
});

test('a tap on a page that is left before code and menu have come is added by the next page, once', async () => {
  const left = await openPage();
  left.tap();
  expect(dishesToSend()).toEqual([]);
  const next = await openPage();
  const goingOn = next.goOn();
  next.deliverMenu();
  await goingOn;
  expect(dishesToSend()).toEqual([1]);
  // The browser may bring the page back as it was.
  left.deliverMenu();
  await vi.waitFor(() => expect(left.isBusy()).toBe(false));
  expect(dishesToSend()).toEqual([1]);
});

test('a tap that another page cannot add is still added by its own', async () => {
  const waiting = await openPage();
  waiting.tap();
  await vi.waitFor(() => expect(waiting.fetch).toHaveBeenCalled());
  const other = await openPage();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('Failed to fetch')));
  vi.stubGlobal('navigator', { onLine: false });
  await other.goOn();
  expect(JSON.parse(localStorage.getItem('tappedDishes') ?? '[]')).toHaveLength(1);
  waiting.deliverMenu();
  await vi.waitFor(() => expect(dishesToSend()).toEqual([1]));
});

test('a tap of long ago is not added', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 11 * 60_000);
  const left = await openPage();
  left.tap();
  now.mockRestore();
  const next = await openPage();
  next.deliverMenu();
  await next.goOn();
  expect(dishesToSend()).toEqual([]);
});

test.each(['no JSON', '{}', 'null', '[null, 1, {"id":"a"}, {"id":"b","dishId":1,"vendor":null,"at":9e12}]'])(
  'what is no tap is not added: %s',
  async (kept) => {
    localStorage.setItem('tappedDishes', kept);
    const { goOn } = await openPage();
    await goOn();
    expect(dishesToSend()).toEqual([]);
  },
);

test('of very many taps the last ones are kept', async () => {
  const page = await openPage();
  for (let count = 0; count < 60; count += 1) page.tap();
  expect(JSON.parse(localStorage.getItem('tappedDishes') ?? '[]')).toHaveLength(50);
  page.deliverMenu();
  await vi.waitFor(() => expect(page.isBusy()).toBe(false));
});
