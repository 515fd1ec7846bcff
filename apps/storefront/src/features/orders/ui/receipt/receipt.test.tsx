// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import type { MinorUnits } from '@jara/contract';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage, signIn, signOut } from '../../../../testing/customer-page.tsx';
import { exampleOrder, unpaidOrder } from '../../../../testing/example-order.ts';
import { receiptText } from '../../model/text/receipt-text.ts';
import { ReceiptView } from './receipt-view.tsx';

const order = exampleOrder({
  status: 'cancelled',
  refunded: 580_000 as MinorUnits,
  total_price: 580_000 as MinorUnits,
  lines: [...exampleOrder().lines, { label: 'Discount', amount: -20_000 as MinorUnits }],
});
const show = async (shown = order) => {
  fakeApi({ [`GET /customer/order/${order.id}`]: () => ({ data: shown }) });
  const { container } = renderPage(<ReceiptView id={order.id} />);
  await screen.findByRole('heading', { level: 1 });
  return container.textContent ?? '';
};

beforeEach(() => signIn());
afterEach(() => {
  cleanup();
  signOut();
  vi.unstubAllGlobals();
});

test('a receipt has vendor, date, dishes, every fee, the payment and what was refunded, and no PIN', async () => {
  const shown = await show();
  for (const words of ['Mama Put', '#412345678', '16 Nov 2026, 1 PM', '2 × Jollof rice', 'Egg', 'Box']) {
    expect(shown).toContain(words);
  }
  for (const line of ['Subtotal₦5,300.00', 'Delivery fee₦500.00', 'Service fee₦200.00', 'Discount-₦200.00']) {
    expect(shown).toContain(line);
  }
  expect(shown).toContain('Total₦5,800.00Paid with Wallet₦6,000.00Refunded to your wallet₦5,800.00');
  expect(shown + receiptText(order)).not.toContain('4821');
});

test('its words can be shared: dish by dish, with every fee', () => {
  expect(receiptText(order)).toBe(
    [
      ...['Receipt for order #412345678', 'Mama Put, 16 Nov 2026, 1 PM', ''],
      ...['Pack 1', '2 × Jollof rice  ₦5,000.00', '   1 × Egg  ₦200.00', 'Box  ₦100.00', ''],
      ...['Subtotal  ₦5,300.00', 'Delivery fee  ₦500.00', 'Service fee  ₦200.00', 'Discount  -₦200.00'],
      ...['Total  ₦5,800.00', 'Paid with Wallet  ₦6,000.00', 'Refunded to your wallet  ₦5,800.00'],
    ].join('\n'),
  );
});

test('a redelivery that was paid stands below the order’s own total, with its fee and who paid it', async () => {
  const redelivery = { amount: 82_000 as MinorUnits, paid_by: 'Paystack', requested_at: '2026-11-16T13:00:00.000Z' };
  const brought = exampleOrder({ redelivery });
  const shown = await show(brought);
  expect(shown).toContain('Total₦6,000.00Paid with Wallet₦6,000.00Redelivery fee₦820.00Paid with Paystack₦820.00');
  expect(receiptText(brought)).toMatch(
    /Paid with Wallet {2}₦6,000.00\nRedelivery fee {2}₦820.00\nPaid with Paystack {2}₦820.00$/,
  );
});

test('it is printed, shared by what the browser has for that, and copied where it has nothing', async () => {
  const [print, shareIt, copy] = [vi.fn(), vi.fn(async () => undefined), vi.fn(async () => undefined)];
  vi.stubGlobal('print', print);
  const browser = { clipboard: { writeText: copy }, onLine: true };
  vi.stubGlobal('navigator', { ...browser, share: shareIt });
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await vi.waitUntil(() => shareIt.mock.calls.length === 1);
  expect(shareIt).toHaveBeenCalledWith({ title: 'Receipt for order #412345678', text: receiptText(order) });
  expect(copy).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', browser);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await vi.waitUntil(() => copy.mock.calls.length === 1);
  expect(copy).toHaveBeenCalledWith(receiptText(order));
});

test('an order that is not paid has no receipt', async () => {
  const shown = await show(unpaidOrder());
  expect(shown).toContain('There is no receipt yet');
  expect(shown).not.toContain('Jollof rice');
});
