// @vitest-environment happy-dom
import { type Call, fakeApi } from '@jara/api-client/testing';
import type { StaffRole } from '@jara/contract';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EXAMPLE_INSIGHTS } from '../../../testing/example-insights.ts';
import { IN_CONSOLE, SHIFT_ENDED, SUPPORT_ONLY, staffSession } from '../api/staff-session.ts';
import { InsightsPage } from './insights-page.island.tsx';

const INSIGHTS = 'GET /ops/support/insights';
let shifts = 0;
/** Each test is a shift of its own. */
const tokenOfShift = () => `e30.${btoa(JSON.stringify({ exp: 4_102_444_800 }))}.${shifts}`;

const answering = (figures: object = {}) => ({ [INSIGHTS]: () => ({ data: { ...EXAMPLE_INSIGHTS, ...figures } }) });
const signingIn = (role: StaffRole) => ({
  'GET /auth/countries': () => ({ data: [] }),
  'POST /auth/phone/validate': () => ({ data: { is_valid: true } }),
  'POST /ops/login': () => ({ data: { resend_after_seconds: 60 } }),
  'POST /ops/login/validate-otp': () => ({
    data: { token: tokenOfShift(), role, scope: null, name: 'Halima', must_enrol: false },
  }),
});

beforeEach(() => {
  shifts += 1;
  window.history.replaceState(null, '', '/store/insights?from=2026-11-10&to=2026-11-16');
});
afterEach(() => {
  cleanup();
  staffSession().end();
  vi.unstubAllGlobals();
});

const show = () => render(<InsightsPage smsInbox={undefined} />);
const showSignedIn = () => {
  staffSession().keep({ token: tokenOfShift(), name: 'Halima' });
  return show();
};
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const phoneField = () => screen.findByRole('textbox', { name: 'Phone number' });
const block = (name: string) => within(screen.getByRole('region', { name }));

async function signIn(): Promise<void> {
  fireEvent.change(await phoneField(), { target: { value: '08100000001' } });
  tap('Sign In');
  fireEvent.paste(await screen.findByRole('textbox', { name: 'Digit 1' }), {
    clipboardData: { getData: () => '1234' },
  });
  tap('Sign in');
}

test('support signs in with a code and sees the figures; signing out takes them away', async () => {
  const calls = fakeApi({ ...signingIn('support'), ...answering() });
  show();
  await signIn();
  expect(await screen.findByRole('heading', { name: 'From visit to paid order' })).toBeTruthy();
  expect(screen.getByText('Halima, support')).toBeTruthy();
  expect(calls.map(({ call }) => call)).toContain('POST /ops/login');
  expect(calls.at(-1)?.query).toEqual({ from: '2026-11-10', to: '2026-11-16' });
  tap('Sign out');
  expect(await phoneField()).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'From visit to paid order' })).toBeNull();
});

test('support is led to the console, where it passes a second factor', async () => {
  const inConsole = { second_factor: { ticket: crypto.randomUUID(), methods: ['totp'], passkey_options: null } };
  fakeApi({ ...signingIn('support'), 'POST /ops/login/validate-otp': () => ({ data: inConsole }) });
  show();
  await signIn();
  expect((await screen.findByRole('link', { name: 'Open the console' })).getAttribute('href')).toBe('/console');
  expect(screen.getByRole('alert').textContent).toContain(IN_CONSOLE);
});

test('somebody of the staff who is not support is told so, and nothing is asked for them', async () => {
  const calls = fakeApi({ ...signingIn('rider'), ...answering() });
  show();
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toBe(SUPPORT_ONLY);
  expect(await phoneField()).toBeTruthy();
  expect(calls.map(({ call }) => call)).not.toContain(INSIGHTS);
});

test.each([
  ['TOKEN_EXPIRED', SHIFT_ENDED],
  ['TOKEN_INVALID', SHIFT_ENDED],
  ['WRONG_ROLE', SUPPORT_ONLY],
] as const)('a token refused with %s leads back to sign-in, with a sentence', async (refused, sentence) => {
  fakeApi({ ...signingIn('support'), [INSIGHTS]: () => ({ refused }) });
  showSignedIn();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(await phoneField()).toBeTruthy();
});

test('what cannot be loaded says why, and Retry asks again', async () => {
  fakeApi({ [INSIGHTS]: () => ({ refused: 'INVALID_INPUT' }) });
  showSignedIn();
  expect(await screen.findByText(/Something that was entered is not right/)).toBeTruthy();
  fakeApi(answering());
  tap('Retry');
  expect(await screen.findByRole('heading', { name: 'Errors' })).toBeTruthy();
});

test('a range without events says so', async () => {
  fakeApi(answering({ events: 0, rejected: 0, orders_by_hour: [] }));
  showSignedIn();
  expect(await screen.findByText('No events in this range yet')).toBeTruthy();
});

test('figures that are estimated are said to be', async () => {
  fakeApi(answering({ estimated_days: ['2026-11-12'] }));
  showSignedIn();
  expect(await screen.findByText(/^On Thu 12 Nov .* estimated from some of their sessions/)).toBeTruthy();
});

test('another range is in the address and asked for; two days that do not go together are not', async () => {
  const calls = fakeApi({
    [INSIGHTS]: ({ query }: Call) => ({ data: { ...EXAMPLE_INSIGHTS, ...query } }),
  });
  showSignedIn();
  const from = await screen.findByLabelText('From');
  fireEvent.change(from, { target: { value: '2026-11-20' } });
  expect(screen.getByText('The last day is before the first.')).toBeTruthy();
  fireEvent.change(from, { target: { value: '2026-10-31' } });
  expect(window.location.search).toBe('?from=2026-10-31&to=2026-11-16');
  expect(await screen.findByText('Figures of Sat 31 Oct – Mon 16 Nov')).toBeTruthy();
  expect(calls.map(({ query }) => query['from'])).toEqual(['2026-11-10', '2026-10-31']);
});

test('a chart is also a table, of the chosen city', async () => {
  fakeApi(answering());
  showSignedIn();
  await screen.findByRole('heading', { name: 'Orders and revenue by hour' });
  const orders = block('Orders and revenue by hour');
  expect(orders.getByRole('img', { name: /^Orders by hour, all cities/ })).toBeTruthy();
  fireEvent.change(orders.getByRole('combobox', { name: 'City' }), { target: { value: 'Accra' } });
  fireEvent.click(orders.getByRole('button', { name: 'Revenue GH₵' }));
  expect(orders.getByRole('img', { name: /^Revenue GH₵ by hour, Accra/ })).toBeTruthy();
  fireEvent.click(orders.getByRole('button', { name: 'Table' }));
  const [, ...rows] = orders.getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['1 PMAccra20GH₵2,400.00']);
});
