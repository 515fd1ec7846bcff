// @vitest-environment happy-dom

import { createQueryClient } from '@jara/api-client/query-client';
import { FAILURES, identityEndpoints } from '@jara/contract';
import type { PhoneValue } from '@jara/domain/phone';
import { MutationObserver as Mutation, type UseMutationOptions } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { registerMutation, resendMutation, signInMutation } from './send-code.mutation.ts';
import { verifyMutation } from './verify-code.mutation.ts';

const GHANA: PhoneValue = {
  phone: '0241234567',
  country: { code: 'GH', name: 'Ghana', emoji: '🇬🇭', calling_code: '233' },
};

const TOKEN = `e30.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.signature`;

const ANSWERS: Record<string, object> = {
  '/api/auth/phone/validate': { is_valid: true },
  '/api/customer/register/validate-otp': { user_reference: 'KOFI' },
  '/api/auth/login/validate-otp': {
    token: TOKEN,
    country_code: 'GH',
    email: 'kofi@example.com',
    id: 1,
    last_name: 'Mensah',
    phone: '233241234567',
    first_name: 'Kofi',
    user_reference: 'KOFI',
  },
};

/** Answers each call with success, and records its path and body. */
function recordCalls(answers: typeof ANSWERS = ANSWERS) {
  const calls: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    calls.push([url, JSON.parse(body)]);
    const data = answers[url] ?? { resend_after_seconds: 60 };
    return Response.json({ status: 'success', message: 'OK', data });
  });
  return calls;
}

const run = <Data, Given>(options: UseMutationOptions<Data, Error, Given>, given: Given): Promise<Data> =>
  new Mutation<Data, Error, Given>(
    createQueryClient(() => undefined),
    options,
  ).mutate(given);

afterEach(() => void vi.unstubAllGlobals());

test('identity.015 sign-in sends the role, the country and the phone', async () => {
  const calls = recordCalls();
  await run(signInMutation(), GHANA);
  expect(calls).toEqual([
    ['/api/auth/phone/validate', { phone: '0241234567', country_code: 'GH' }],
    ['/api/auth/login', { role: 'customer', country_code: 'GH', phone: '0241234567' }],
  ]);
});

test('identity.016 sign-up sends names, email, phone, country, role, and a referral code if given', async () => {
  const calls = recordCalls();
  const names = { first_name: 'Kofi', last_name: 'Mensah', email: 'kofi@example.com' };
  const sent = { ...names, phone: '0241234567', country_code: 'GH', role: 'customer' };
  await run(registerMutation(), { ...names, phone: GHANA, referral_code: '' });
  expect(calls.at(-1)).toEqual(['/api/customer/register', sent]);
  await run(registerMutation(), { ...names, phone: GHANA, referral_code: 'ADA' });
  expect(calls.at(-1)).toEqual(['/api/customer/register', { ...sent, referral_code: 'ADA' }]);
});

test('identity.017 identity.018 a sign-in’s code goes with the role, a sign-up’s with NG', async () => {
  const calls = recordCalls();
  const given = { otp: '1234', phone: '0241234567' };
  await run(verifyMutation(), { ...given, mode: 'login' });
  expect(calls.at(-1)).toEqual(['/api/auth/login/validate-otp', { ...given, role: 'customer' }]);
  await run(verifyMutation(), { ...given, mode: 'register' });
  expect(calls.at(-1)).toEqual(['/api/customer/register/validate-otp', { ...given, country_code: 'NG' }]);
});

test('identity.019 another code is asked for with NG, also for a phone of Ghana', async () => {
  const calls = recordCalls();
  await run(resendMutation(), { phone: '0241234567', type: 'sign-up' });
  const body = { phone: '0241234567', role: 'customer', country_code: 'NG', type: 'sign-up' };
  expect(calls).toEqual([['/api/auth/resend-otp', body]]);
});

test('identity.039 a phone that the server calls invalid is not submitted', async () => {
  const calls = recordCalls({ '/api/auth/phone/validate': { is_valid: false } });
  await expect(run(signInMutation(), GHANA)).rejects.toThrow('Invalid phone number');
  expect(calls.map(([path]) => path)).toEqual(['/api/auth/phone/validate']);
});

test('identity.079 sign-in is refused for an invalid number, too many tries or a lock alone', () => {
  const refusals: string[] = identityEndpoints.login.failures.filter((code) => FAILURES[code].status < 500);
  // That a proof of work comes first is the page's own affair, and not told on the field.
  expect(refusals.splice(-1)).toEqual(['PROOF_NEEDED']);
  expect(refusals).toEqual(['PHONE_INVALID', 'OTP_TOO_SOON', 'TOO_MANY_TRIES', 'LOCKED_FOR_NOW']);
});
