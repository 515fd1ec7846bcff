// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { session } from '../../../shared/api/session.ts';
import { memberOf, renderAt, signIn } from '../../../testing/staff-page.tsx';
import { EnrolScreen, ProfileScreen } from '../index.ts';

type Answers = Parameters<typeof fakeApi>[0];
const AT = '2026-11-16T10:00:00Z';
const CODES = ['ABCDE-FGHJK', 'MNPQR-STUVW'];
const shown = (id: string, device: string, is_current: boolean) => ({
  ...{ id, device, is_current, created_at: AT, last_seen_at: AT },
});
const TABLET = shown('9b2e1c3a-5f4d-4e6b-8a7c-1d2e3f4a5b6c', 'Chrome on Android', true);
const OLD = shown('1d2e3f4a-5f4d-4e6b-8a7c-9b2e1c3a5b6c', 'Firefox on Windows', false);
const factors = (fresh_until: string | null) => ({
  ...{ passkeys: [], totp: { created_at: AT }, recovery_codes_left: 7, fresh_until },
});
const profile = (fresh_until: string | null): Answers => ({
  'GET /ops/sessions': () => ({ data: { sessions: [TABLET, OLD] } }),
  'GET /ops/second-factors': () => ({ data: factors(fresh_until) }),
});

afterEach(() => {
  cleanup();
  act(() => session.end());
  vi.unstubAllGlobals();
});

const tap = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

test('somebody sees where they are signed in, and ends another browser', async () => {
  signIn('rider');
  const calls = fakeApi({ ...profile(null), [`DELETE /ops/session/${OLD.id}`]: () => ({ data: null }) });
  renderAt('/profile', <ProfileScreen />);
  const list = within(await screen.findByRole('region', { name: 'Where you are signed in' }));
  expect(await list.findByText('This browser')).toBeTruthy();
  await tap('End Firefox on Windows');
  await vi.waitFor(() => expect(calls.map(({ call }) => call)).toContain(`DELETE /ops/session/${OLD.id}`));
});

test('new recovery codes are given once the second factor was passed again', async () => {
  signIn('support');
  const ticket = { ticket: TABLET.id, methods: ['totp', 'recovery_code'], passkey_options: null };
  let isFresh = false;
  fakeApi({
    ...profile(null),
    'POST /ops/second-factor/recovery-codes': () =>
      isFresh ? { data: { recovery_codes: CODES } } : { refused: 'SECOND_FACTOR_STALE' },
    'POST /ops/second-factor/ticket': () => ({ data: ticket }),
    'POST /ops/second-factor/pass': () => {
      isFresh = true;
      return { data: null };
    },
  });
  renderAt('/profile', <ProfileScreen />);
  await tap('New codes');
  await type('Code from your app', '287082');
  await tap('Confirm');
  expect(await screen.findByText('ABCDE-FGHJK')).toBeTruthy();
  expect(within(screen.getByRole('dialog')).getAllByRole('heading')).toHaveLength(1);
});

test('support without a second factor adds an app, sees its codes once, and goes on', async () => {
  act(() => session.begin({ ...memberOf('support'), must_enrol: true }));
  const calls = fakeApi({
    'POST /ops/second-factor/totp': () => ({ data: { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Jara' } }),
    'POST /ops/second-factor/totp/confirm': () => ({ data: { recovery_codes: CODES } }),
  });
  renderAt('/', <EnrolScreen />);
  await tap('Use an app for codes instead');
  expect(await screen.findByText('GEZD GNBV GY3T QOJQ')).toBeTruthy();
  await type('Code from your app', '287082');
  await tap('Add the app');
  expect(await screen.findByText('MNPQR-STUVW')).toBeTruthy();
  await tap('I have saved them');
  expect(session.state().member?.must_enrol).toBe(false);
  expect(calls.at(-1)?.body).toEqual({ code: '287082' });
});
