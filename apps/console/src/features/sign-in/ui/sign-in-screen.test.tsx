// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import { FAILURES } from '@jara/contract';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { session } from '../../../shared/api/session.ts';
import { memberOf, renderAt } from '../../../testing/staff-page.tsx';
import { SignInScreen } from '../index.ts';

const TICKET = '9b2e1c3a-5f4d-4e6b-8a7c-1d2e3f4a5b6c';
type Answers = Parameters<typeof fakeApi>[0];

afterEach(() => {
  cleanup();
  act(() => session.end());
  vi.unstubAllGlobals();
});

const tap = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

/** Support gives the code of the text, and is asked for a second factor. */
async function typeCode(): Promise<void> {
  renderAt('/', <SignInScreen reason={undefined} />);
  await type('Phone number', '08012345678');
  await tap('Send code');
  fireEvent.input(await screen.findByLabelText('Digit 1'), { target: { value: '4821' } });
  await tap('Sign in');
}
const answering = (second: Answers[string]): Answers => ({
  'GET /ops/demo/staff': () => ({ refused: 'ROUTE_NOT_FOUND' }),
  'POST /ops/login': () => ({ data: { resend_after_seconds: 30 } }),
  'POST /ops/login/validate-otp': () => ({
    data: { second_factor: { ticket: TICKET, methods: ['totp', 'recovery_code'], passkey_options: null } },
  }),
  'POST /ops/login/second-factor': second,
});

test('support signs in with the code of its app after that of the text', async () => {
  const calls = fakeApi(answering(() => ({ data: memberOf('support') })));
  await typeCode();
  await type('Code from your app', '12');
  await tap('Sign in');
  expect(await screen.findByText('Enter the 6 digits.')).toBeTruthy();
  await type('Code from your app', '287082');
  await tap('Sign in');
  await vi.waitFor(() => expect(session.state().member?.role).toBe('support'));
  expect(calls.at(-1)?.body).toEqual({ ticket: TICKET, proof: { method: 'totp', code: '287082' } });
});

test('a recovery code takes its place; one that is wrong says so at its field', async () => {
  fakeApi(answering(() => ({ refused: 'SECOND_FACTOR_WRONG' })));
  await typeCode();
  await tap('Use a recovery code');
  await type('Recovery code', 'ABCDE-FGHJK');
  await tap('Sign in');
  expect(await screen.findByText(FAILURES.SECOND_FACTOR_WRONG.message)).toBeTruthy();
  await tap('Start again');
  expect(await screen.findByLabelText('Phone number')).toBeTruthy();
});

test('the staff of the demo sign in with one click, where there is a demo', async () => {
  const staff = [{ id: 7, name: 'Ngozi', role: 'vendor', vendor: 'Mama Put', phone: '2348100000002' }];
  const calls = fakeApi({
    'GET /ops/demo/staff': () => ({ data: { staff } }),
    'POST /ops/demo/login': () => ({ data: memberOf('vendor') }),
  });
  renderAt('/', <SignInScreen reason={undefined} />);
  await tap('Ngozi Restaurant, Mama Put, +2348100000002');
  await vi.waitFor(() => expect(session.state().member?.role).toBe('vendor'));
  expect(calls.at(-1)?.body).toEqual({ staff_id: 7 });
});
