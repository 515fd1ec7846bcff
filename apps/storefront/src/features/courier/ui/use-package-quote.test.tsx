// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage, signIn, signOut } from '../../../testing/customer-page.tsx';
import { EXAMPLE_PACKAGE, examplePackageQuote } from '../../../testing/example-package.ts';
import { changePackageForm, clearPackageForm, readPackageForm } from '../model/package-form.ts';
import { CourierForm } from './courier-form.tsx';

type Answers = Parameters<typeof fakeApi>[0];
const QUOTE = 'POST /customer/package/delivery/amount';
const UNQUOTED = { deliveryFee: null, protectionFee: 0, total: 0 };

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/store?open=relay');
  signIn();
  // With the fee of an earlier quote.
  changePackageForm(EXAMPLE_PACKAGE);
});
afterEach(() => {
  cleanup();
  clearPackageForm();
  signOut();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
async function open(quote: Answers[string]): Promise<void> {
  fakeApi({ 'GET /auth/countries': () => ({ data: [] }), [QUOTE]: quote });
  renderPage(<CourierForm deliveryType="send" onContinue={() => undefined} />);
  await pass(20);
}

test('courier.018 a quote that is refused takes away the fee that the form had, and Continue says so', async () => {
  await open(() => ({ refused: 'PACKAGE_NOT_SERVED' }));
  expect(readPackageForm()).toMatchObject(UNQUOTED);
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Delivery fee error')).toBeTruthy();
});

test('a worth that is typed takes away the fee, which was for another one, until it is quoted', async () => {
  const quotes = [examplePackageQuote(), examplePackageQuote({ id: 32, estimated_order_amount: 2_000_000 })];
  await open(() => ({ data: quotes.shift() }));
  expect(readPackageForm().deliveryFee?.id).toBe(31);
  fireEvent.change(screen.getByLabelText('Package worth (optional)'), { target: { value: '20,000' } });
  await pass(20);
  expect(readPackageForm()).toMatchObject(UNQUOTED);
  await pass(1_000);
  await pass(20);
  expect(readPackageForm().deliveryFee?.id).toBe(32);
});
