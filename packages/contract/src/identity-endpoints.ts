import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import {
  CODE_FAILURES,
  CODE_FAILURES_OF_STRANGERS,
  country,
  email,
  firstName,
  lastName,
  otp,
  otpType,
  phoneDigits,
  role,
  SENDING_FAILURES,
  SENDING_FAILURES_OF_STRANGERS,
} from './identity-fields.ts';
import { id } from './ids.ts';
import { countryCode, currency } from './money.ts';
import { proofHeaders } from './proof.ts';
import { typedText } from './text.ts';

/** Spec §3 Customer: exactly what the user cookie holds. */
export const signedInUser = z.object({
  token: z.string(),
  country_code: countryCode,
  email: z.string(),
  id,
  last_name: z.string(),
  phone: z.string(),
  first_name: z.string(),
  user_reference: z.string(),
});
export type SignedInUser = z.infer<typeof signedInUser>;

/** The signed-in customer as the server knows them. The wallet's currency decides what `metadata` may carry later. */
export const customerProfile = signedInUser.omit({ token: true }).extend({
  currency,
  metadata: z.object({ pocket_tag: z.string().nullable() }),
});
export type CustomerProfile = z.infer<typeof customerProfile>;

const profileNames = z.strictObject({ first_name: firstName, last_name: lastName });
const profileEmail = z.strictObject({ email });
const names = signedInUser.pick({ first_name: true, last_name: true, email: true });

/** How soon another code may be asked for. */
const codeSent = z.object({ resend_after_seconds: z.int() });

/** Spec §7: who sent the person, and the proof. */
const thirdPartyHeaders = z.object({
  'x-third-party-token': z.string().min(1).max(4_000),
  'x-third-party-service': z.string().regex(/^[a-z0-9-]{2,40}$/, 'must be the name of a service'),
});

const handedOver = z.object({
  /** Opens the storefront signed in, once: `/store?session_reference=…`. */
  session_reference: z.string(),
  should_collect_additional_info: z.boolean(),
});

export const identityEndpoints = {
  login: {
    method: 'POST',
    path: '/auth/login',
    summary: 'Asks for a code by SMS to sign in with. Known and unknown numbers are answered alike.',
    repeatable: 'Sends a code at most once a minute; the last one sent counts.',
    body: z.strictObject({ role, country_code: countryCode, phone: phoneDigits }),
    headers: proofHeaders,
    data: codeSent,
    failures: SENDING_FAILURES_OF_STRANGERS,
  },
  validateLoginOtp: {
    method: 'POST',
    path: '/auth/login/validate-otp',
    summary:
      'Signs in with the code. Also sets the HttpOnly cookies that refresh the session and make the browser known.',
    repeatable: 'A code works once.',
    body: z.strictObject({ otp, phone: phoneDigits, role }),
    headers: proofHeaders,
    data: signedInUser,
    failures: CODE_FAILURES_OF_STRANGERS,
  },
  resendOtp: {
    method: 'POST',
    path: '/auth/resend-otp',
    summary: 'Sends another code. `country_code` is always NG here and is not trusted.',
    repeatable: 'Sends a code at most once a minute; the last one sent counts.',
    body: z.strictObject({ phone: phoneDigits, role, country_code: z.literal('NG'), type: otpType }),
    headers: proofHeaders,
    data: codeSent,
    failures: SENDING_FAILURES_OF_STRANGERS,
  },
  register: {
    method: 'POST',
    path: '/customer/register',
    summary:
      'Asks for a code by SMS to finish signing up with. Also sets the HttpOnly cookie without which no code does.',
    repeatable: 'Makes no account yet: the data wait for their code, and the last ones count.',
    body: z.strictObject({
      first_name: firstName,
      last_name: lastName,
      email,
      phone: phoneDigits,
      country_code: countryCode,
      referral_code: typedText(20).trim().optional(),
      role,
    }),
    headers: proofHeaders,
    data: codeSent,
    failures: [...SENDING_FAILURES_OF_STRANGERS, 'REFERRAL_UNKNOWN'],
  },
  validateRegisterOtp: {
    method: 'POST',
    path: '/customer/register/validate-otp',
    summary: 'Makes the account, in the browser that signed up. `country_code` is always NG here and is not trusted.',
    repeatable: 'A code works once.',
    body: z.strictObject({ otp, phone: phoneDigits, country_code: z.literal('NG') }),
    headers: proofHeaders,
    data: z.object({ user_reference: z.string() }),
    failures: CODE_FAILURES_OF_STRANGERS,
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    summary: 'Ends the session: its token can neither call nor be refreshed afterwards.',
    repeatable: 'A session that has ended stays ended.',
    data: z.null(),
    failures: [],
  },
  getMe: {
    method: 'GET',
    path: '/auth/me',
    summary: 'The signed-in customer.',
    query: z.strictObject({ currency: currency.optional() }),
    caller: 'customer',
    data: customerProfile,
    failures: [],
  },
  listCountries: {
    method: 'GET',
    path: '/auth/countries',
    summary: 'The countries whose phone numbers can sign in.',
    data: z.array(country),
    failures: [],
  },
  validatePhone: {
    method: 'POST',
    path: '/auth/phone/validate',
    summary: 'Whether a number is a mobile number of the country.',
    repeatable: 'Nothing is stored.',
    body: z.strictObject({ phone: phoneDigits, country_code: countryCode }),
    data: z.object({ is_valid: z.boolean() }),
    failures: [],
  },
  updateProfile: {
    method: 'PUT',
    path: '/auth/profile',
    summary: 'Changes the names at once, or the email once the code that this sends has been given back.',
    query: z.strictObject({ user_role: role }),
    body: z.union([profileNames, profileEmail]),
    caller: 'customer',
    data: names.extend({ requires_otp: z.boolean() }),
    failures: SENDING_FAILURES,
  },
  validateProfileOtp: {
    method: 'PATCH',
    path: '/auth/profile/validate-otp',
    summary: 'Confirms a new email with the code.',
    body: z.strictObject({ otp, email, role }),
    caller: 'customer',
    data: names,
    failures: CODE_FAILURES,
  },
  verifyThirdPartyToken: {
    method: 'POST',
    path: '/auth/token/verify',
    summary: 'For a partner: hands over a person who already has an account through that partner.',
    repeatable: "A partner's token works once.",
    headers: thirdPartyHeaders.extend({ 'x-third-party-transaction-id': z.string().min(1).max(100).optional() }),
    data: handedOver,
    failures: ['THIRD_PARTY_REFUSED', 'THIRD_PARTY_UNKNOWN'],
  },
  registerThirdPartyToken: {
    method: 'POST',
    path: '/auth/token/register',
    summary: 'For a partner: makes an account for a person of theirs and hands them over.',
    repeatable: "A partner's token works once.",
    headers: thirdPartyHeaders,
    data: handedOver,
    failures: ['THIRD_PARTY_REFUSED', 'THIRD_PARTY_REGISTERED'],
  },
  getSession: {
    method: 'GET',
    path: '/auth/session',
    summary: 'Signs in whoever a partner handed over. Works once; also sets the HttpOnly refresh cookie.',
    query: z.strictObject({ session_reference: z.string().min(1).max(200) }),
    data: z.object({
      payment_method: z.string().nullable(),
      should_collect_additional_info: z.boolean(),
      user: signedInUser,
    }),
    failures: ['SESSION_REFERENCE_UNKNOWN'],
  },
} as const satisfies EndpointTable;
