// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn, signOut } from '../../../../testing/customer-page.tsx';
import { exampleOrder, trackingOf } from '../../../../testing/example-order.ts';
// Fetched ahead, so that no test waits for it.
import './order-panel.tsx';
import { OrderPanelHost } from './order-panel-host.tsx';

const order = exampleOrder();
const { id, vendor } = order;

beforeEach(() => {
  signIn();
  fakeApi({
    'GET /customer/order': () => ({ data: { orders: [{ ...order, vendor, item_count: 2 }], has_more: false } }),
    [`GET /customer/order/${id}`]: () => ({ data: order }),
    [`GET /customer/order/${id}/payment`]: () => ({ data: null }),
    [`GET /customer/track/${id}`]: () => ({ data: trackingOf(order) }),
  });
});
afterEach(() => {
  cleanup();
  signOut();
  vi.unstubAllGlobals();
});

async function visit(search: string) {
  window.history.replaceState(null, '', `/store${search}`);
  await act(async () => void render(<OrderPanelHost mapStyleUrl={undefined} onPaid={() => undefined} />));
}
const inList = () => screen.findByRole('link', { name: /Mama Put/ });

test("order.002 'order_id' opens the panel with the list, unless the mobile-money flag is on", async () => {
  await visit('?order_id=list');
  expect(await screen.findByRole('dialog', { name: 'Your orders' })).toBeTruthy();
  expect(await inList()).toBeTruthy();
  cleanup();
  for (const search of ['', `?momo=show&order_id=${id}&trxRef=5b2e8a52-3d31-4f0e-9a77-0a6f1f8a1a11`]) {
    await visit(search);
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
  }
});

test('order.003 an order that a link has opened is headed by its number, and leads back to the list', async () => {
  await visit(`?order_id=${id}`);
  expect(await screen.findByRole('dialog', { name: `Order #${id}` })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Back to your orders' }));
  expect(await inList()).toBeTruthy();
  expect(window.location.search).toBe('?order_id=list');
});

test('order.007 an order of the history opens alone, on a step that Back undoes', async () => {
  await visit('?order_id=list');
  const steps = window.history.length;
  fireEvent.click(await inList());
  expect(await screen.findByText('Jollof rice', { exact: false })).toBeTruthy();
  expect(screen.getByRole('dialog', { name: `Order #${id}` })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Mama Put/ })).toBeNull();
  expect(window.location.search).toBe(`?order_id=${id}`);
  expect(window.history.length).toBe(steps + 1);
});

test('closing the panel takes it out of the address, and leaves the rest there', async () => {
  await visit(`?order_id=${id}&tag=x`);
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(window.location.search).toBe('?tag=x');
});

test('the keyboard and the eye begin at the top of the view that the panel changes to', async () => {
  await visit('?order_id=list');
  const scrolled = vi.spyOn(Element.prototype, 'scrollTo').mockReturnValue();
  const row = await inList();
  row.focus();
  fireEvent.click(row);
  await screen.findByText('Jollof rice', { exact: false });
  const content = document.activeElement;
  expect(content?.getAttribute('tabindex')).toBe('-1');
  expect(content?.textContent).toContain('Jollof rice');
  expect(scrolled.mock.contexts).toEqual([content?.parentElement]);
  expect(scrolled).toHaveBeenCalledWith({ top: 0 });
  scrolled.mockRestore();
});
