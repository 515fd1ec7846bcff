// @vitest-environment happy-dom
import type { CountryCode } from '@jara/contract';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/customer-page.tsx';
import { closeDialog, openSignIn } from '../model/dialogs.ts';
import { IdentityDialogs } from './identity-dialogs.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-address.ts'));

const NIGERIA = { code: 'NG', name: 'Nigeria', emoji: '🇳🇬', calling_code: '234', unicode: 'U+1F1F3 U+1F1EC' };
const GHANA = { code: 'GH', name: 'Ghana', emoji: '🇬🇭', calling_code: '233', unicode: 'U+1F1EC U+1F1ED' };

let country: CountryCode | undefined;
const dialogs = (shown: 'sign-in' | undefined) => (
  <IdentityDialogs shown={shown} reference={undefined} smsInbox={undefined} countryInUse={() => country} />
);
const chosenCountry = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' }).value;

beforeEach(() => {
  fakeApi({ 'GET /auth/countries': () => ({ data: [NIGERIA, GHANA] }) });
  openSignIn();
});
afterEach(() => {
  cleanup();
  closeDialog();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test('a number begins with the country that the person is in, until they choose another', async () => {
  country = 'GH';
  const { rerender } = render(dialogs('sign-in'));
  expect(chosenCountry()).toBe('GH');
  rerender(dialogs(undefined));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  country = 'NG';
  rerender(dialogs('sign-in'));
  expect(chosenCountry()).toBe('NG');
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  fireEvent.change(screen.getByRole('combobox', { name: 'Country' }), { target: { value: 'GH' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(chosenCountry()).toBe('GH');
});

test('where nobody knows the country, a number begins with Nigeria', () => {
  country = undefined;
  render(dialogs('sign-in'));
  expect(chosenCountry()).toBe('NG');
});
