import { type DataOf, type opsEndpoints, type ParsedRequestOf, RESEND_COUNTDOWN_SECONDS } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { From, SendingFailure } from './code-allowance.ts';
import type { KnownDevices } from './known-devices.ts';
import type { CheckingFailure, Codes } from './one-time-codes.ts';
import { readPhone } from './read-phone.ts';
import type { Remembered } from './sign-in.ts';
import { findStaffByPhone, toStaff } from './staff.store.ts';
import type { StaffSessions } from './staff-sessions.ts';
import type { Texts } from './texts.ts';

type Deps = {
  readonly codes: Codes;
  readonly devices: KnownDevices;
  readonly texts: Texts;
  readonly sessions: StaffSessions;
};
type Endpoints = typeof opsEndpoints;
type BodyOf<Name extends 'staffLogin' | 'validateStaffLogin'> = ParsedRequestOf<Endpoints[Name]>['body'];

/** Decisions §8: staff sign in with codes by text and known browsers, as customers do, and act by tokens of their own. */
export function createStaffSignIn({ codes, devices, texts, sessions }: Deps) {
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

    async validateLogin(
      { phone: typed, otp }: BodyOf<'validateStaffLogin'>,
      from: From & { readonly userAgent: string | undefined },
    ): Promise<Outcome<DataOf<Endpoints['validateStaffLogin']> & Remembered, CheckingFailure>> {
      const phone = (await readPhone(typed))?.digits ?? typed;
      return codes.use({ phone, purpose: 'staff', from, code: otp }, async (tx) => {
        const found = await findStaffByPhone(tx, phone);
        if (!found) return undefined;
        const member = toStaff(found);
        const { role, scope } = member;
        const device = devices.remember(from.device.value, phone);
        const token = await sessions.begin(tx, member, { ...from, hasPassedSecondFactor: false });
        return { token, role, scope, name: found.name, device };
      });
    },
  };
}
