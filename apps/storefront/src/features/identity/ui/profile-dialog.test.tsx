// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signedInUser } from '@/shared/api/browser-session.ts';
import { layer } from '@/shared/browser/layers.ts';
import { ADA, signIn, signOut } from '../../../testing/customer-page.tsx';
import { closeDialog, openProfile } from '../model/dialogs.ts';
import { IdentityHost } from './identity-host.tsx';
// Fetched ahead, so that no test waits for it.
import './identity-dialogs.tsx';

const { said } = vi.hoisted(() => ({ said: [] as string[] }));
vi.mock('@jara/ui/toast', () => {
  const say = (message: string) => void said.push(message);
  return { toast: { success: say, error: say } };
});

let onServer = { first_name: 'Ada', last_name: 'Obi', email: ADA.email };
const profile = () => ({ ...ADA, ...onServer, currency: 'NGN', metadata: { pocket_tag: null } });

/** The server takes names at once, and another email with a code. */
const API: Parameters<typeof fakeApi>[0] = {
  'GET /auth/me': () => ({ data: profile() }),
  'PUT /auth/profile': ({ body }) => {
    const { email = onServer.email, ...names } = body as Partial<typeof onServer>;
    onServer = { ...onServer, ...names };
    return { data: { ...onServer, requires_otp: email !== onServer.email } };
  },
  'PATCH /auth/profile/validate-otp': ({ body }) => {
    onServer = { ...onServer, email: (body as typeof onServer).email };
    return { data: onServer };
  },
};

beforeEach(() => {
  said.length = 0;
  onServer = { first_name: 'Ada', last_name: 'Obi', email: ADA.email };
  signIn();
});
afterEach(() => {
  cleanup();
  closeDialog();
  signOut();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function arrive(search: string, answers = API) {
  window.history.replaceState(null, '', `/store${search}`);
  const calls = fakeApi(answers);
  render(<IdentityHost smsInbox={undefined} countryInUse={() => undefined} />);
  return calls;
}
async function open() {
  const calls = arrive('');
  act(openProfile);
  await screen.findByRole('dialog', { name: 'Your profile' });
  await waitFor(() => expect(calls).toHaveLength(1));
  return { asked: () => calls.map(({ call, query, body }) => [call, query, body]) };
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const ME = ['GET /auth/me', { currency: 'NGN' }, undefined];
const put = (body: object) => ['PUT /auth/profile', { user_role: 'customer' }, body];

test('identity.012 identity.062 the profile shows what the server knows, anew when the window has focus', async () => {
  onServer.first_name = 'Adaora';
  const { asked } = await open();
  for (const fact of ['Adaora Obi', '+2348012345678', 'ada@example.com', 'ADA']) await screen.findByText(fact);
  onServer.first_name = 'Adanna';
  act(() => void window.dispatchEvent(new Event('focus')));
  await screen.findByText('Adanna Obi');
  expect(asked()).toEqual([ME, ME]);
  expect(signedInUser()?.first_name).toBe('Adanna');
});

test('identity.056 the names are sent in one call and the email in another', async () => {
  const { asked } = await open();
  await press('Edit profile');
  expect(document.activeElement).toBe(field('First name'));
  type('First name', ' Adaeze ');
  await press('Save');
  await waitFor(() => expect(layer('account').isOpen).toBe(false));
  expect(asked().slice(1)).toEqual([put({ first_name: 'Adaeze', last_name: 'Obi' }), put({ email: ADA.email })]);
  expect(signedInUser()).toEqual({ ...ADA, first_name: 'Adaeze' });
  expect(said).toEqual(['OK']);
});

test('identity.011 identity.020 identity.030 another email waits for its code, also in a reopened profile', async () => {
  const { asked } = await open();
  await press('Edit profile');
  type('Email', 'adaeze@example.com');
  await press('Save');
  await screen.findByRole('textbox', { name: 'Digit 4' });
  expect(signedInUser()?.email).toBe(ADA.email);
  act(closeDialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(openProfile);
  await screen.findByRole('textbox', { name: 'Digit 1' });
  await press('Change email');
  expect(document.activeElement).toBe(field('Email'));
  expect(field('Email').value).toBe('adaeze@example.com');
  await press('Enter it');
  fireEvent.input(field('Digit 1'), { target: { value: '4821' } });
  await press('Verify');
  await waitFor(() => expect(layer('account').isOpen).toBe(false));
  const given = { otp: '4821', email: 'adaeze@example.com', role: 'customer' };
  expect(asked().at(-1)).toEqual(['PATCH /auth/profile/validate-otp', {}, given]);
  expect(signedInUser()?.email).toBe('adaeze@example.com');
  expect(said).toEqual(['OK']);
});

test('identity.002 identity.053 a partner’s reference is validated; who has no name completes the profile', async () => {
  signOut();
  const user = { ...ADA, first_name: '', last_name: '' };
  const calls = arrive('?tag=all&session_reference=abc', {
    ...API,
    'GET /auth/session': () => ({ data: { payment_method: null, should_collect_additional_info: true, user } }),
  });
  await screen.findByRole('dialog', { name: 'Complete your profile' });
  expect(calls.map(({ call, query }) => [call, query])).toEqual([['GET /auth/session', { session_reference: 'abc' }]]);
  expect([window.location.search, signedInUser()]).toEqual(['?tag=all', user]);
});

test('a partner’s reference that was used already is told, and leaves the address', async () => {
  signOut();
  arrive('?session_reference=abc', { 'GET /auth/session': () => ({ refused: 'SESSION_REFERENCE_UNKNOWN' }) });
  await waitFor(() => expect(said).toEqual([expect.stringMatching(/^This link was used already/)]));
  expect([window.location.search, signedInUser()]).toEqual(['', null]);
});
