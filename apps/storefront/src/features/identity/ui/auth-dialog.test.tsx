// @vitest-environment happy-dom
import type { CountryCode } from '@jara/contract';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, signIn, signOut } from '../../../testing/customer-page.tsx';
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

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const TYPED = [
  ['First name', 'Ada'],
  ['Last name', 'Obi'],
  ['Email', 'ada@exam'],
  ['Phone number', '0241'],
  ['Referral code (optional)', 'KOFI'],
] as const;

/** As after a reload: the same tab, and a page that remembers nothing. */
function reload(): void {
  cleanup();
  render(dialogs('sign-in'));
}

test('what was typed into Sign Up is there again after a reload, in this tab, until somebody has signed in', () => {
  country = 'GH';
  render(dialogs('sign-in'));
  fireEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
  for (const [name, value] of TYPED) type(name, value);
  reload();
  expect(TYPED.map(([name]) => field(name).value)).toEqual(TYPED.map(([, value]) => value));
  expect(chosenCountry()).toBe('GH');
  expect(JSON.stringify({ ...localStorage })).not.toContain('0241');
  act(() => signIn());
  act(() => signOut());
  reload();
  expect(screen.getByRole('dialog', { name: 'Sign In' })).toBeTruthy();
});

test('names without a number are kept, and the number still begins with the country that the person is in', () => {
  country = 'GH';
  render(dialogs('sign-in'));
  fireEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
  type('First name', 'Kofi');
  reload();
  expect([field('First name').value, chosenCountry()]).toEqual(['Kofi', 'GH']);
});

test('a number that was typed into Sign In is not kept', () => {
  render(dialogs('sign-in'));
  type('Phone number', '08012345678');
  reload();
  expect(field('Phone number').value).toBe('');
});
