// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn, signOut } from '../../../testing/customer-page.tsx';
import { EXAMPLE_PACKAGE, examplePackageQuote } from '../../../testing/example-package.ts';
import { changePackageForm, clearPackageForm } from '../model/package-form.ts';
import CourierDrawer from './courier-drawer.tsx';

const FORM = '?open=relay&delivery_type=send';

beforeEach(() => {
  window.history.replaceState(null, '', `/store${FORM}`);
  signIn();
  changePackageForm(EXAMPLE_PACKAGE);
  fakeApi({
    'GET /auth/countries': () => ({ data: [] }),
    'GET /customer/wallet': () => ({ data: { balance: 0, currency: 'NGN' } }),
    'POST /auth/phone/validate': () => ({ data: { is_valid: true } }),
    'POST /customer/package/delivery/amount': () => ({ data: examplePackageQuote() }),
  });
});
afterEach(() => {
  cleanup();
  clearPackageForm();
  signOut();
  vi.unstubAllGlobals();
});

test('the review is a step above the form, to which Back returns', async () => {
  render(<CourierDrawer mapStyleUrl={undefined} onOrdered={vi.fn()} onClose={vi.fn()} />);
  const steps = window.history.length;
  fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('dialog', { name: 'Review delivery' })).toBeTruthy();
  expect(window.location.search).toBe(`${FORM}&step=preview`);
  expect(window.history.length).toBe(steps + 1);
});
