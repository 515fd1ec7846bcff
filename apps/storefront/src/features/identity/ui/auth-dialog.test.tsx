// @vitest-environment happy-dom

import { type Call, fakeApi } from '@jara/api-client/testing';
import { type CountryCode, FAILURES, type ProofChallenge, paymentEndpoints } from '@jara/contract';
import { NO_PHONE } from '@jara/domain/phone';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '@/shared/api/browser.ts';
import { browserSession } from '@/shared/api/browser-session.ts';
import { ADA, signIn, signOut } from '../../../testing/customer-page.tsx';
import { started } from '../../../testing/example-payment.ts';
import { FIRST_FLOW, nextFlow } from '../model/auth-flow.ts';
import { closeDialog, openSignIn } from '../model/dialogs.ts';
import { keepSignIn } from '../model/interrupted-code.ts';
import { NO_NAMES } from '../model/typed-sign-up.ts';
import { IdentityDialogs } from './identity-dialogs.tsx';
import { IdentityHost } from './identity-host.tsx';

const { said } = vi.hoisted(() => ({ said: [] as string[] }));
vi.mock('@jara/ui/toast', () => ({
  toast: {
    success: (message: string) => void said.push(`success: ${message}`),
    error: (message: string) => void said.push(`error: ${message}`),
  },
}));

const NIGERIA = { code: 'NG', name: 'Nigeria', emoji: '🇳🇬', calling_code: '234', unicode: 'U+1F1F3 U+1F1EC' } as const;
const GHANA = { code: 'GH', name: 'Ghana', emoji: '🇬🇭', calling_code: '233', unicode: 'U+1F1EC U+1F1ED' };

let country: CountryCode | undefined;
const dialogs = (shown: 'sign-in' | undefined) => (
  <IdentityDialogs shown={shown} reference={undefined} smsInbox={undefined} countryInUse={() => country} />
);
const chosenCountry = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' }).value;

const API = {
  'GET /auth/countries': () => ({ data: [NIGERIA, GHANA] }),
  'POST /auth/phone/validate': () => ({ data: { is_valid: true } }),
  'POST /auth/login': () => ({ data: { resend_after_seconds: 60 } }),
  'POST /customer/register': () => ({ data: { resend_after_seconds: 60 } }),
};

beforeEach(() => {
  said.length = 0;
  country = 'NG';
  fakeApi(API);
  openSignIn();
});
afterEach(() => {
  cleanup();
  closeDialog();
  sessionStorage.clear();
  localStorage.clear();
  signOut();
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

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const dialog = (name: string) => screen.findByRole('dialog', { name });

test('identity.003 identity.004 Sign In has a phone with its country, a button, and a link to Sign Up', async () => {
  render(dialogs('sign-in'));
  await dialog('Sign In');
  expect(field('Phone number').placeholder).toBe('08012345678');
  expect(chosenCountry()).toBe('NG');
  for (const name of ['Sign In', 'Sign Up']) expect(screen.getByRole('button', { name })).toBeTruthy();
});

test('identity.005 identity.022 Sign Up has its fields, begins with Nigeria, and has a link to Sign In', async () => {
  country = undefined;
  render(dialogs('sign-in'));
  await press('Sign Up');
  await dialog('Sign Up');
  expect(screen.getAllByRole('textbox').map((box) => box.getAttribute('name'))).toEqual([
    ...['first_name', 'last_name', 'email', 'phone', 'referral_code'],
  ]);
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Nigeria (+234)' }).selected).toBe(true);
  for (const name of ['Next', 'Sign In']) expect(screen.getByRole('button', { name })).toBeTruthy();
});

test('identity.007 the code’s button reads Verify after Sign In and Finish Sign Up after Sign Up', async () => {
  render(dialogs('sign-in'));
  type('Phone number', '08012345678');
  await press('Sign In');
  await dialog('Verify Phone Number');
  expect(screen.getByRole('button', { name: 'Verify' })).toBeTruthy();
  await press('Sign Up');
  for (const [name, value] of TYPED) type(name, value);
  type('Email', 'ada@example.com');
  await press('Next');
  expect(await screen.findByRole('button', { name: 'Finish Sign Up' })).toBeTruthy();
});

const WITHOUT_CHECK = { 'GET /auth/countries': API['GET /auth/countries'] };
const TOO_SOON: Parameters<typeof fakeApi>[0] = { ...API, 'POST /auth/login': () => ({ refused: 'OTP_TOO_SOON' }) };

test.each([
  ['identity.063 the server’s refusal of a sign-in', TOO_SOON, /^Too many tries\./],
  ['identity.040 a check that cannot run', WITHOUT_CHECK, /^Unable to validate phone number$/],
])('%s stands on the phone field, and in no toast', async (_what, answers, sentence) => {
  fakeApi(answers);
  render(dialogs('sign-in'));
  type('Phone number', '08012345678');
  await press('Sign In');
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
  expect(field('Phone number').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('Phone number'));
  expect(said).toEqual([]);
});

const CHALLENGE = (await createChallenge({
  ...{ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 5, deriveKey },
  ...{ hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'another', data: { for: 'sends', expires: 1 } },
})) as ProofChallenge;

test('while the browser solves a proof of work a status says so, and then the code is asked for', async () => {
  const answers: (() => ReturnType<(typeof TOO_SOON)[string]>)[] = [
    () => ({ refused: 'PROOF_NEEDED', data: { challenge: CHALLENGE } }),
    () => ({ data: { resend_after_seconds: 60 } }),
  ];
  fakeApi({ ...API, 'POST /auth/login': () => answers.shift()?.() ?? { refused: 'TOO_MANY_TRIES' } });
  render(dialogs('sign-in'));
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  const told: (string | null)[] = [];
  new MutationObserver(() => told.push(status.textContent)).observe(status, { childList: true, subtree: true });
  type('Phone number', '08012345678');
  await press('Sign In');
  await dialog('Verify Phone Number');
  expect(told).toContainEqual(expect.stringMatching(/we check this browser first…$/));
  expect(said).toEqual([]);
});

test('a proof of work that the browser cannot solve is told in a toast: the number is all right', async () => {
  fakeApi({ ...API, 'POST /auth/login': () => ({ refused: 'PROOF_NEEDED', data: { challenge: CHALLENGE } }) });
  render(dialogs('sign-in'));
  type('Phone number', '08012345678');
  await press('Sign In');
  await waitFor(() => expect(said).toEqual([expect.stringMatching(/^error: Many codes are being asked for/)]));
  expect(field('Phone number').getAttribute('aria-invalid')).not.toBe('true');
});

/** The code of a sign-in was sent, so long ago that another may be asked for. */
async function awaitCode(): Promise<void> {
  const sent = nextFlow(FIRST_FLOW, { type: 'sign-in sent', phone: NO_PHONE, at: Date.now() - 61_000 });
  keepSignIn({ flow: sent, names: NO_NAMES }, true);
  render(dialogs('sign-in'));
  await dialog('Verify Phone Number');
}

test('identity.065 a sign-up that is refused, and a code that is not sent again, are told in toasts', async () => {
  fakeApi({
    ...API,
    'POST /customer/register': () => ({ refused: 'REFERRAL_UNKNOWN' }),
    'POST /auth/resend-otp': () => ({ refused: 'OTP_TOO_SOON' }),
  });
  render(dialogs('sign-in'));
  await press('Sign Up');
  for (const [name, value] of TYPED) type(name, value);
  type('Email', 'ada@example.com');
  await press('Next');
  await waitFor(() => expect(said).toEqual([expect.stringMatching(/^error: We do not know that referral code/)]));
  cleanup();
  await awaitCode();
  await press('Resend');
  await waitFor(() => expect(said).toEqual([expect.anything(), expect.stringMatching(/^error: Too many tries/)]));
});

test('the refusal of a code is gone once another code was sent', async () => {
  fakeApi({
    ...API,
    'POST /auth/login/validate-otp': () => ({ refused: 'OTP_WRONG' }),
    'POST /auth/resend-otp': () => ({ data: { resend_after_seconds: 60 } }),
  });
  await awaitCode();
  fireEvent.input(field('Digit 1'), { target: { value: '4821' } });
  await press('Verify');
  await screen.findByText(/^That code is not right/);
  await press('Resend');
  await waitFor(() => expect(screen.queryByText(/^That code is not right/)).toBeNull());
  expect(said).toEqual(['success: OK']);
});

test('identity.036 a session that can go on no more opens sign-in, which says so', async () => {
  closeDialog();
  signIn();
  render(<IdentityHost smsInbox={undefined} countryInUse={() => undefined} />);
  act(() => browserSession().end());
  expect((await dialog('Sign In')).textContent).toContain('Your session has ended. Please sign in again.');
});

test('after a right code the dialog closes with the code in sight, and begins anew when it is gone', async () => {
  fakeApi({ ...API, 'POST /auth/login/validate-otp': () => ({ data: ADA }) });
  const phone = { phone: '08012345678', country: NIGERIA } as const;
  const sent = nextFlow(FIRST_FLOW, { type: 'sign-in sent', phone, at: Date.now() });
  keepSignIn({ flow: sent, names: NO_NAMES }, true);
  render(<IdentityHost smsInbox={undefined} countryInUse={() => undefined} />);
  await dialog('Verify Phone Number');
  const titles = new Set<string | null>();
  const look = () => titles.add(screen.queryByRole('heading', { level: 2, hidden: true })?.textContent ?? null);
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  fireEvent.input(field('Digit 1'), { target: { value: '4821' } });
  await press('Verify');
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  observer.disconnect();
  expect([...titles].filter(Boolean)).toEqual(['Verify Phone Number']);
});

const PAID = started('succeeded');

/** A saved card is charged, and refused until this browser has given another code. */
function charge(): { readonly calls: Call[]; readonly answer: Promise<unknown> } {
  closeDialog();
  signIn();
  let hasSignedInAgain = false;
  const calls = fakeApi({
    ...API,
    'POST /auth/login/validate-otp': () => {
      hasSignedInAgain = true;
      return { data: ADA };
    },
    'POST /customer/payment/charge': () => (hasSignedInAgain ? { data: PAID } : { refused: 'SIGN_IN_AGAIN' }),
  });
  render(<IdentityHost smsInbox={undefined} countryInUse={() => undefined} />);
  const body = { amount: 50_000, auth_id: '9b2e1c3a-5f4d-4e6b-8a7c-1d2e3f4a5b6c', destination: 'wallet' } as const;
  return { calls, answer: callApi(paymentEndpoints.chargeCard, { body }).catch((error: unknown) => error) };
}

test('a first payment in a browser asks for a code to the customer’s own number, and then pays by itself', async () => {
  const { calls, answer } = charge();
  expect((await dialog('Sign In')).textContent).toContain(FAILURES.SIGN_IN_AGAIN.message);
  expect(browserSession().user()?.id).toBe(ADA.id);
  expect([field('Phone number').value, field('Phone number').disabled]).toEqual(['08012345678', true]);
  expect(screen.queryByRole('button', { name: 'Sign Up' })).toBeNull();
  await press('Sign In');
  await dialog('Verify Phone Number');
  expect(screen.queryByRole('button', { name: 'Sign Up' })).toBeNull();
  fireEvent.input(field('Digit 1'), { target: { value: '4821' } });
  await press('Verify');
  expect(await answer).toEqual(PAID);
  expect(calls.filter(({ call }) => call === 'POST /customer/payment/charge')).toHaveLength(2);
});

test('who closes it has paid nothing, and is still signed in', async () => {
  const { calls, answer } = charge();
  await dialog('Sign In');
  act(closeDialog);
  expect(await answer).toMatchObject({ code: 'SIGN_IN_AGAIN' });
  expect(calls.filter(({ call }) => call === 'POST /customer/payment/charge')).toHaveLength(1);
  expect(browserSession().user()?.id).toBe(ADA.id);
});

test('a reload while another code is awaited comes back to it', async () => {
  charge();
  await dialog('Sign In');
  await press('Sign In');
  await dialog('Verify Phone Number');
  cleanup();
  closeDialog();
  render(<IdentityHost smsInbox={undefined} countryInUse={() => undefined} />);
  expect((await dialog('Verify Phone Number')).textContent).toContain('+2348012345678');
});

test('a code that was asked for another number, before they signed in elsewhere, is not theirs to give', async () => {
  render(dialogs('sign-in'));
  type('Phone number', '08099999999');
  await press('Sign In');
  await dialog('Verify Phone Number');
  act(() => signIn());
  await dialog('Sign In');
  expect([field('Phone number').value, field('Phone number').disabled]).toEqual(['08012345678', true]);
});

test('while nothing answers Sign In says so before a number is typed, and no more once somebody answers', async () => {
  let isDown = true;
  const { message } = FAILURES.UNAVAILABLE;
  fakeApi({
    ...API,
    'GET /auth/countries': () => (isDown ? { refused: 'UNAVAILABLE' as const } : { data: [NIGERIA, GHANA] }),
  });
  render(dialogs('sign-in'));
  expect(await screen.findByText(message)).toBeTruthy();
  isDown = false;
  await waitFor(() => expect(screen.queryByText(message)).toBeNull(), { timeout: 4_000 });
});
