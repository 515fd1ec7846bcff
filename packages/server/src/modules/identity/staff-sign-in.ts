import {
  type DataOf,
  type opsEndpoints,
  type ParsedRequestOf,
  RESEND_COUNTDOWN_SECONDS,
  type SecondFactorProof,
  type SecondFactorTicket,
  type SignedInStaffData,
} from '@jara/contract';
import { secondFactorAtSignIn } from '@jara/domain/identity';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { From, SendingFailure } from './code-allowance.ts';
import type { KnownDevices } from './known-devices.ts';
import type { CheckingFailure, Codes } from './one-time-codes.ts';
import { readPhone } from './read-phone.ts';
import type { ProofFailure } from './second-factor/prove.ts';
import type { SecondFactors } from './second-factor/second-factors.ts';
import type { Remembered } from './sign-in.ts';
import { findStaff, findStaffByPhone, type StaffRow, toStaff } from './staff.store.ts';
import type { StaffSessions } from './staff-sessions.ts';
import type { Texts } from './texts.ts';

type Deps = {
  readonly codes: Codes;
  readonly devices: KnownDevices;
  readonly texts: Texts;
  readonly sessions: StaffSessions;
  readonly secondFactors: SecondFactors;
};
type Endpoints = typeof opsEndpoints;
type BodyOf<Name extends 'staffLogin' | 'validateStaffLogin'> = ParsedRequestOf<Endpoints[Name]>['body'];

type Signing = From & { readonly userAgent: string | undefined };
type Passage = { readonly ticket: string; readonly proof: SecondFactorProof };
type SignedIn = SignedInStaffData & Remembered;

/** Decisions §8: staff sign in with codes by text and known browsers, as customers do, and act by tokens of their own. */
export function createStaffSignIn({ codes, devices, texts, sessions, secondFactors }: Deps) {
  /** The browser is known from then on. */
  async function begin(tx: Db, found: StaffRow, from: Signing, how: 'passed' | 'enrol' | 'none'): Promise<SignedIn> {
    const member = toStaff(found);
    const { role, scope } = member;
    const token = await sessions.begin(tx, member, { ...from, hasPassedSecondFactor: how === 'passed' });
    const device = devices.remember(from.device.value, found.phone);
    return { token, role, scope, name: found.name, must_enrol: how === 'enrol', device };
  }

  return {
    /** Every number is answered alike, and is sent a text: with a code, or that it has no account. */
    async login(
      body: BodyOf<'staffLogin'>,
      from: From,
    ): Promise<Outcome<DataOf<Endpoints['staffLogin']>, SendingFailure | 'PHONE_INVALID'>> {
      const phone = (await readPhone(body.phone, body.country_code))?.digits;
      if (phone === undefined) return refuse('PHONE_INVALID');
      const isStaff = async (read: Db) => (await findStaffByPhone(read, phone)) !== undefined;
      const sent = await codes.send({ phone, purpose: 'staff', from, hasReserve: isStaff }, async (tx) =>
        (await isStaff(tx)) ? { withCode: texts.code } : { withoutCode: texts.noStaff },
      );
      if (!sent.ok) return sent;
      return succeed(
        { resend_after_seconds: RESEND_COUNTDOWN_SECONDS },
        { message: 'We have sent a code to your phone.' },
      );
    },

    /** Signs in, or says what else is to be passed. */
    async validateLogin(
      { phone: typed, otp }: BodyOf<'validateStaffLogin'>,
      from: Signing,
    ): Promise<Outcome<SignedIn | { readonly second_factor: SecondFactorTicket }, CheckingFailure>> {
      const phone = (await readPhone(typed))?.digits ?? typed;
      return codes.use({ phone, purpose: 'staff', from, code: otp }, async (tx) => {
        const found = await findStaffByPhone(tx, phone);
        if (!found) return undefined;
        const isBrowserKnown = devices.idFor(from.device.value, phone) !== undefined;
        const ticket = await secondFactors.open(tx, found.id, 'sign-in');
        const next = secondFactorAtSignIn({ role: found.role, isEnrolled: ticket !== undefined, isBrowserKnown });
        return ticket && next === 'pass'
          ? { second_factor: ticket }
          : await begin(tx, found, from, next === 'enrol' ? 'enrol' : 'none');
      });
    },

    /** The second step of those who need one. */
    passSecondFactor: (passage: Passage, from: Signing): Promise<Outcome<SignedIn, ProofFailure>> =>
      secondFactors.pass(passage, { purpose: 'sign-in' }, async (tx, staffId) => {
        const found = await findStaff(tx, staffId);
        return found && (await begin(tx, found, from, 'passed'));
      }),
  };
}
