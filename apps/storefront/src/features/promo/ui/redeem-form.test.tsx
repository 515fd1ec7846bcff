// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderPage, signIn, signOut } from '../../../testing/customer-page.tsx';
import type { PromoBasket } from '../api/promo-basket.ts';
import { RedeemForm } from './redeem-form.tsx';

const BASKET = { vendorId: 7, orderItems: [] } as unknown as PromoBasket;

beforeEach(() => signIn());
afterEach(() => {
  cleanup();
  signOut();
});

test('the keyboard goes to a code that nobody could have, and to one that the server refuses', async () => {
  const calls = fakeApi({ 'POST /customer/promo-code/redeem-code/NOPE': () => ({ refused: 'PROMO_NOT_FOUND' }) });
  renderPage(<RedeemForm basket={BASKET} field={createRef()} onRedeemed={() => undefined} />);
  const field = screen.getByLabelText<HTMLInputElement>('Enter a code');
  const redeem = (code: string) => {
    fireEvent.change(field, { target: { value: code } });
    const button = screen.getByRole('button', { name: 'Redeem' });
    button.focus();
    fireEvent.click(button);
  };
  redeem('X');
  expect([document.activeElement === field, calls]).toEqual([true, []]);
  redeem('NOPE');
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  await waitFor(() => expect(document.activeElement).toBe(field));
});
