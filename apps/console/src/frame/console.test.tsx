// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import { FAILURES } from '@jara/contract';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { session } from '../shared/api/session.ts';
import { boardOrder } from '../testing/board-order.ts';
import { memberOf, renderAt, signIn } from '../testing/staff-page.tsx';
import { Console } from './console.tsx';

afterEach(() => {
  cleanup();
  act(() => session.end());
  vi.unstubAllGlobals();
});

const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });

test('somebody signs in with the code of a text, at whatever address they opened', async () => {
  const calls = fakeApi({
    'GET /ops/demo/staff': () => ({ refused: 'ROUTE_NOT_FOUND' }),
    'POST /ops/login': () => ({ data: { resend_after_seconds: 30 } }),
    'POST /ops/login/validate-otp': () => ({ data: memberOf('rider') }),
  });
  const { visited } = renderAt('/nowhere', <Console />);
  fireEvent.change(await screen.findByLabelText('Phone number'), { target: { value: '08012345678' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByText('+2348012345678');
  expect(screen.getByRole('button', { name: /^Resend in \d+ s$/ }).hasAttribute('disabled')).toBe(true);
  type('Digit 1', '4821');
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { name: 'There is no such screen' });
  const posted = calls.filter(({ call }) => call.startsWith('POST'));
  expect(posted.map(({ body }) => body)).toEqual([
    { phone: '08012345678', country_code: 'NG' },
    { phone: '08012345678', otp: '4821' },
  ]);
  expect(visited).toEqual(['/nowhere']);
});

test('a number that is refused says why at its field', async () => {
  fakeApi({ 'POST /ops/login': () => ({ refused: 'PHONE_INVALID' }) });
  renderAt('/', <Console />);
  fireEvent.change(await screen.findByLabelText('Phone number'), { target: { value: '08012345678' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByRole('textbox', { name: 'Phone number', description: FAILURES.PHONE_INVALID.message });
});

test('a vendor hears of new orders on every screen: the way to the board says how many', async () => {
  fakeApi({
    'GET /ops/vendor/board': () => ({ data: { orders: [boardOrder(7), boardOrder(8)], is_cut: false } }),
    'GET /ops/vendor/state': () => ({ refused: 'UNEXPECTED' }),
  });
  signIn('vendor');
  renderAt('/nowhere', <Console />);
  expect(await screen.findAllByRole('link', { name: 'Board 2 new' })).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Stop ringing' })).toBeDefined();
});

test('a session that ended shows the sign-in with its reason; signing out shows it without', async () => {
  fakeApi({
    'POST /ops/logout': () => ({ data: null }),
    'GET /ops/demo/staff': () => ({ refused: 'ROUTE_NOT_FOUND' }),
  });
  signIn('support');
  renderAt('/', <Console />);
  act(() => session.end('Your session has ended. Please sign in again.'));
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeDefined();
  act(() => signIn('support'));
  fireEvent.click(screen.getByRole('button', { name: 'Ada Obi' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  await screen.findByRole('heading', { name: 'Sign in' });
  expect([session.state(), screen.queryByText(/has ended/)]).toEqual([{ member: null }, null]);
});
