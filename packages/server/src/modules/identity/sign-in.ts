import type { identityEndpoints, OtpType, ParsedRequestOf, SignedInUser } from '@jara/contract';
import { RESEND_COUNTDOWN_SECONDS } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { Secrets } from '../../secrets.ts';
import type { From, SendingFailure } from './code-allowance.ts';
import {
  type Customer,
  findCustomerByPhone,
  findIdByReference,
  findRegistration,
  hasPaidOrder,
  insertCustomer,
  type Registration,
  replaceRegistration,
  takeRegistration,
} from './customer.store.ts';
import type { KnownDevices } from './known-devices.ts';
import type { CheckingFailure, Codes } from './one-time-codes.ts';
import { type Phone, readPhone } from './read-phone.ts';
import { fingerprintOf } from './registration-fingerprint.ts';
import type { Sessions } from './sessions.ts';
import { toUser } from './shown-customer.ts';
import type { Texts } from './texts.ts';

type BodyOf<Name extends keyof typeof identityEndpoints> = ParsedRequestOf<(typeof identityEndpoints)[Name]>['body'];
type Deps = {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly codes: Codes;
  readonly devices: KnownDevices;
  readonly sessions: Sessions;
  readonly texts: Texts;
  readonly now: () => Date;
};
type CodeSent = { readonly resend_after_seconds: number };

/** What signing in gives: the user for the page's cookie, and the refresh cookie's value beside it. */
export type SignedIn = { readonly user: SignedInUser; readonly refresh: string };

/** In it an account has nothing yet that anybody would guess codes for. */
const NEW_FOR_MS = 60 * 60 * 1000;

/** What makes the browser known: the device cookie's value. */
export type Remembered = { readonly device: string };

/** What proves that a sign-up's data were typed in this browser: the registration cookie's value. */
type Registering = { readonly registration: string };

export function createSignIn({ db, secrets, codes, devices, sessions, texts, now }: Deps) {
  const sent: CodeSent = { resend_after_seconds: RESEND_COUNTDOWN_SECONDS };

  /** A number that signs somebody in gets a code; any other is told by text that there is no account. */
  async function sendSignInCode({ digits: phone }: Phone, from: From): Promise<Outcome<CodeSent, SendingFailure>> {
    const hasReserve = (read: Db) => hasPaidOrder(read, phone);
    const result = await codes.send({ phone, purpose: 'sign-in', from, hasReserve }, async (tx) =>
      (await findCustomerByPhone(tx, phone)) ? { withCode: texts.code } : { withoutCode: texts.noAccount },
    );
    return result.ok ? succeed(sent, { message: 'We have sent a code to your phone.' }) : result;
  }

  /** `prepare` gives the sign-up that the code will finish; a number with an account is told so by text instead. */
  async function sendSignUpCode(
    { digits: phone }: Phone,
    from: From,
    prepare: (tx: Db) => Promise<Registration | undefined>,
  ): Promise<Outcome<CodeSent, SendingFailure>> {
    const result = await codes.send({ phone, purpose: 'sign-up', from }, async (tx) => {
      const registration = await prepare(tx);
      const subject = registration ? fingerprintOf(registration) : '';
      const words = (await findCustomerByPhone(tx, phone))
        ? { withoutCode: texts.hasAccount }
        : { withCode: texts.code };
      return { ...words, subject };
    });
    return result.ok ? succeed(sent, { message: 'We have sent a code to your phone.' }) : result;
  }

  return {
    async login(body: BodyOf<'login'>, from: From): Promise<Outcome<CodeSent, SendingFailure | 'PHONE_INVALID'>> {
      const phone = await readPhone(body.phone, body.country_code);
      return phone ? sendSignInCode(phone, from) : refuse('PHONE_INVALID');
    },

    async resend(
      typed: string,
      type: OtpType,
      from: From,
    ): Promise<Outcome<CodeSent, SendingFailure | 'PHONE_INVALID'>> {
      const phone = await readPhone(typed);
      if (!phone) return refuse('PHONE_INVALID');
      if (type === 'sign-in') return sendSignInCode(phone, from);
      return sendSignUpCode(phone, from, (tx) => findRegistration(tx, phone.digits));
    },

    async register(
      { phone: typed, country_code, referral_code, role: _, ...names }: BodyOf<'register'>,
      from: From,
    ): Promise<Outcome<CodeSent & Registering, SendingFailure | 'PHONE_INVALID' | 'REFERRAL_UNKNOWN'>> {
      const phone = await readPhone(typed, country_code);
      if (!phone) return refuse('PHONE_INVALID');
      const referred_by = referral_code ? await findIdByReference(db, referral_code.toUpperCase()) : null;
      if (referred_by === undefined) return refuse('REFERRAL_UNKNOWN');
      const registration = { phone: phone.digits, country_code, referred_by, ...names };
      const result = await sendSignUpCode(phone, from, async (tx) => {
        await replaceRegistration(tx, { ...registration, created_at: now() });
        return registration;
      });
      if (!result.ok) return result;
      const proof = secrets.mac('registration', fingerprintOf(registration));
      return { ...result, data: { ...result.data, registration: proof } };
    },

    async validateLogin(
      { phone: typed, otp }: BodyOf<'validateLoginOtp'>,
      from: From,
    ): Promise<Outcome<SignedIn & Remembered, CheckingFailure>> {
      const phone = (await readPhone(typed))?.digits ?? typed;
      // ADR 37: a code was right in this browser before, so this one is the second.
      const isKnown = devices.idFor(from.device.value, phone) !== undefined;
      const result = await codes.use({ phone, purpose: 'sign-in', from, code: otp }, async (tx) => {
        const customer = await findCustomerByPhone(tx, phone);
        if (!customer) return undefined;
        const isNew = now().getTime() - customer.created_at.getTime() < NEW_FOR_MS;
        return signIn(tx, sessions, customer, { may_spend: isKnown || isNew });
      });
      if (!result.ok) return result;
      const device = devices.remember(from.device.value, phone);
      return succeed({ ...result.data, device }, { message: `Welcome back, ${result.data.user.first_name}.` });
    },

    async validateRegister(
      { phone: typed, otp }: BodyOf<'validateRegisterOtp'>,
      from: From,
      registration: string | undefined,
    ): Promise<Outcome<{ user_reference: string }, CheckingFailure>> {
      const phone = (await readPhone(typed))?.digits ?? typed;
      // Data that a stranger typed for this phone are not confirmed by its owner, who is sent the code for them.
      const mayConfirm = (subject: string) =>
        registration !== undefined && secrets.isMac('registration', subject, registration);
      const asked = { phone, purpose: 'sign-up', from, code: otp, mayConfirm } as const;
      const result = await codes.use(asked, async (tx, subject) => {
        const pending = await takeRegistration(tx, phone);
        // The code confirms what it was sent for, and nothing that has taken its place since.
        if (!pending || fingerprintOf(pending) !== subject) return undefined;
        const { created_at: _, ...rest } = pending;
        const made = await insertCustomer(tx, { ...rest, signs_in_by_phone: true, created_at: now() });
        return made && { user_reference: made.user_reference };
      });
      return result.ok ? succeed(result.data, { message: 'Your account is ready. Sign in to use it.' }) : result;
    },
  };
}

export async function signIn(
  tx: Db,
  sessions: Sessions,
  customer: Customer,
  { may_spend }: { readonly may_spend: boolean },
): Promise<SignedIn> {
  const { token, refresh } = await sessions.begin(tx, customer, may_spend);
  return { user: toUser(customer, token), refresh };
}
