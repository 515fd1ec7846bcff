// @vitest-environment happy-dom
import { type Call, fakeApi } from '@jara/api-client/testing';
import type { MinorUnits, Order } from '@jara/contract';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage, signIn, signOut } from '../../../../testing/customer-page.tsx';
import { exampleOrder, unpaidOrder } from '../../../../testing/example-order.ts';
import { type ReorderedCart, subscribeToReorders } from '../../model/reorders.ts';
import { CancelOrder } from './cancel-order.tsx';
import { OrderActions } from './order-actions.tsx';
// Loaded here, so that no test waits for what a tap imports.
import './cancel-order-dialog.tsx';
import '../reorder/reorder-dialog.tsx';

const CANCEL = '/customer/order/412345678/cancel';
const REORDER = '/customer/order/412345678/reorder';
const preview = {
  vendor: { id: 7, name: 'Mama Put', is_open: true },
  changes: [] as string[],
  lines: [
    { name: 'Jollof rice', quantity: 2, state: 'same', price_then: 520_000, price_now: 520_000 as number | null },
  ],
  ...{ subtotal: 530_000, currency: 'NGN', in_cart: 0 },
};
const CART = {
  id: 'a1b2c3d4-0000-4000-8000-00000000000c',
  vendor_id: 7,
  vendor: {
    ...{ slug: 'mama-put', name: 'Mama Put', logo: '', location: 'Yaba' },
    ...{ vendor_type: 'restaurant', currency: 'NGN' },
  },
};

type Answers = Parameters<typeof fakeApi>[0];
let calls: Call[];
const answerWith = (answers: Answers = {}) => {
  calls = fakeApi({
    [`GET ${CANCEL}`]: () => ({ data: { refund: 600_000, held: 0, currency: 'NGN', to: 'wallet', promo_code: null } }),
    [`GET ${REORDER}`]: () => ({ data: preview }),
    [`POST ${REORDER}`]: () => ({ data: CART }),
    ...answers,
  });
};
beforeEach(() => {
  signIn();
  answerWith();
});
afterEach(() => {
  cleanup();
  signOut();
  vi.unstubAllGlobals();
});

const buttons = (order: Order) => {
  const { unmount } = renderPage(<OrderActions order={order} />);
  const names = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map((each) => each.textContent);
  unmount();
  return names.sort();
};
const tap = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }));
  await act(() => Promise.resolve());
};
const posts = () => calls.filter(({ call }) => call.startsWith('POST')).map(({ call }) => call);
const dialog = () => screen.getByRole('dialog').textContent;

test('what is offered follows from how the order stands', () => {
  expect(buttons(exampleOrder())).toEqual(['Order again', 'Receipt']);
  expect(buttons(exampleOrder({ status: 'success' }))).toEqual(['Order again', 'Receipt']);
  expect(buttons(unpaidOrder())).toEqual([]);
  expect(buttons(unpaidOrder({ status: 'cancelled' }))).toEqual(['Order again']);
});

test('cancelling shows what comes back before, and is done by a second tap', async () => {
  const paid_by = [
    { method: 'Wallet', amount: 100_000 as MinorUnits },
    { method: 'visa ending in 4081', amount: 500_000 as MinorUnits },
  ];
  answerWith({
    [`POST ${CANCEL}`]: () => ({
      data: { id: 412_345_678, status: 'cancelled', version: 2, refunded: 600_000, currency: 'NGN' },
    }),
  });
  renderPage(<CancelOrder order={exampleOrder({ paid_by })} />);
  await tap('Cancel order');
  await screen.findByText('₦6,000.00 goes back to your wallet');
  expect(dialog()).toContain('This includes what you paid with visa ending in 4081.');
  expect(posts()).toEqual([]);
  fireEvent.click(screen.getAllByRole('button', { name: 'Cancel order' }).at(-1) as HTMLElement);
  await vi.waitUntil(() => screen.queryByRole('dialog') === null);
  expect(posts()).toEqual([`POST ${CANCEL}`]);
});

test('cancelling what is not paid says what was set aside for it, and which code is free again', async () => {
  const shown = { refund: 0, held: 100_000, currency: 'NGN', to: 'wallet', promo_code: 'JARA500' };
  const data = { id: 412_345_678, status: 'cancelled', version: 2, refunded: 0, currency: 'NGN' };
  answerWith({ [`GET ${CANCEL}`]: () => ({ data: shown }), [`POST ${CANCEL}`]: () => ({ data }) });
  renderPage(<CancelOrder order={unpaidOrder()} />);
  await tap('Cancel order');
  await screen.findByText('₦1,000.00 goes back to your wallet');
  expect(dialog()).toContain('It was set aside there for this order.');
  expect(dialog()).toContain('A payment that still arrives goes to your wallet, and we text you.');
  expect(dialog()).toContain('You can use the code JARA500 again.');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel order' }));
  await vi.waitUntil(() => screen.queryByRole('dialog') === null);
  expect(posts()).toEqual([`POST ${CANCEL}`]);
});

test('while the dialog is open it follows the order: a vendor who accepts leaves nothing to cancel', async () => {
  const { rerender } = renderPage(<CancelOrder order={exampleOrder()} />);
  await tap('Cancel order');
  await screen.findByText('₦6,000.00 goes back to your wallet');
  answerWith({ [`GET ${CANCEL}`]: () => ({ refused: 'ORDER_NOT_CANCELLABLE' }) });
  rerender(<CancelOrder order={exampleOrder({ status: 'fresh', version: 2 })} />);
  expect((await screen.findByRole('alert')).textContent).toContain('The vendor has accepted this order');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).not.toContain('Cancel order');
  expect(posts()).toEqual([]);
});

test('without a network nothing can be cancelled, and it says why', () => {
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  renderPage(<CancelOrder order={exampleOrder()} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel order' }).disabled).toBe(true);
  expect(screen.getByText(/^You are offline\. You can cancel when the network is back/)).toBeTruthy();
});

test('a vendor who was quicker has the order: that is said, and nothing is left to cancel', async () => {
  answerWith({ [`POST ${CANCEL}`]: () => ({ refused: 'ORDER_NOT_CANCELLABLE' }) });
  renderPage(<CancelOrder order={exampleOrder()} />);
  await tap('Cancel order');
  await screen.findByText('₦6,000.00 goes back to your wallet');
  fireEvent.click(screen.getAllByRole('button', { name: 'Cancel order' }).at(-1) as HTMLElement);
  expect((await screen.findByRole('alert')).textContent).toContain('The vendor has accepted this order');
  expect(dialog()).not.toContain('goes back to your wallet');
  await tap('Back to order');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('ordering again says what is gone, dearer and in the cart already, before it is added', async () => {
  const changes = ['Jollof rice is now ₦2,700.00.', 'Moi moi is no longer on the menu.'];
  const lines = [
    { name: 'Jollof rice', quantity: 2, state: 'dearer', price_then: 500_000, price_now: 540_000 },
    { name: 'Moi moi', quantity: 1, state: 'gone', price_then: 50_000, price_now: null },
  ];
  const vendor = { ...preview.vendor, is_open: false };
  const subtotal = 550_000;
  answerWith({ [`GET ${REORDER}`]: () => ({ data: { ...preview, vendor, changes, lines, subtotal, in_cart: 3 } }) });
  const added: ReorderedCart[] = [];
  const unsubscribe = subscribeToReorders((cart) => added.push(cart));
  renderPage(<OrderActions order={exampleOrder()} />);
  await tap('Order again');
  await screen.findByText('Jollof rice is now ₦2,700.00.');
  const shown = dialog();
  expect(shown).toContain('Moi moi is no longer on the menu.');
  expect(shown).toContain('1 × Moi moiNot available');
  expect(shown).toContain('Containers ₦100.00');
  expect(shown).toContain('Your cart at Mama Put holds 3 items. This is added to it.');
  expect(shown).toContain('Mama Put is closed right now.');
  expect(posts()).toEqual([]);
  await tap('Add to cart · ₦5,500.00');
  await vi.waitUntil(() => screen.queryByRole('dialog') === null);
  unsubscribe();
  expect([posts(), added]).toEqual([[`POST ${REORDER}`], [CART]]);
});

test.each([
  ['VENDOR_NOT_FOUND', 'Mama Put is no longer here.'],
  ['REORDER_EMPTY', 'Nothing in this order is on sale any more. Please choose from the menu.'],
] as const)('an order that cannot be ordered again says why: %s', async (refused, words) => {
  answerWith({ [`GET ${REORDER}`]: () => ({ refused }) });
  renderPage(<OrderActions order={exampleOrder()} />);
  await tap('Order again');
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(screen.queryByRole('button', { name: /Add to cart/ })).toBeNull();
});

test('where nothing can be ordered any more, the menu that is spoken of is one tap away', async () => {
  const data = { menu: '/yaba/restaurants/mama-put' };
  answerWith({ [`GET ${REORDER}`]: () => ({ refused: 'REORDER_EMPTY', data }) });
  renderPage(<OrderActions order={exampleOrder()} />);
  await tap('Order again');
  const link = await screen.findByRole('link', { name: 'See the menu' });
  expect(link.getAttribute('href')).toBe('/store/yaba/restaurants/mama-put');
});

test('a sentence that names Get help leads there', async () => {
  answerWith({ [`POST ${CANCEL}`]: () => ({ refused: 'ORDER_NOT_CANCELLABLE' }) });
  const vendor = { ...exampleOrder().vendor, support_contact: 'help@mamaput.example' };
  renderPage(<CancelOrder order={exampleOrder({ vendor })} />);
  await tap('Cancel order');
  await screen.findByText('₦6,000.00 goes back to your wallet');
  fireEvent.click(screen.getAllByRole('button', { name: 'Cancel order' }).at(-1) as HTMLElement);
  const link = within(await screen.findByRole('alert')).getByRole('link', { name: 'Get help' });
  expect(link.getAttribute('href')).toMatch(/^mailto:help@mamaput\.example/);
});
