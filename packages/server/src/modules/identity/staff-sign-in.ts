import { type DataOf, type opsEndpoints, type ParsedRequestOf, RESEND_COUNTDOWN_SECONDS } from '@jara/contract';
import { asCaller } from '../../db/caller.ts';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { Secrets } from '../../secrets.ts';
import type { From, SendingFailure } from './code-allowance.ts';
import type { KnownDevices } from './known-devices.ts';
import type { CheckingFailure, Codes } from './one-time-codes.ts';
import { readPhone } from './read-phone.ts';
import type { Remembered } from './sign-in.ts';
import type { TokenFailure } from './signed-token.ts';
import { findStaff, findStaffByPhone, toStaff } from './staff.store.ts';
import { createStaffTokens, type Staff } from './staff-tokens.ts';
import type { Texts } from './texts.ts';

type Deps = {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly codes: Codes;
  readonly devices: KnownDevices;
  readonly texts: Texts;
  readonly now: () => Date;
};
type Endpoints = typeof opsEndpoints;
type BodyOf<Name extends 'staffLogin' | 'validateStaffLogin'> = ParsedRequestOf<Endpoints[Name]>['body'];

/** Decisions §8: staff sign in with codes by text and known browsers, as customers do, and act by tokens of their own. */
export function createStaffSignIn({ db, codes, devices, texts, ...deps }: Deps) {
  const tokens = createStaffTokens(deps);

  /** Whose token it is, while they are of the staff as it says. */
  async function staffOf(token: string): Promise<Outcome<Staff, TokenFailure>> {
    const claimed = await tokens.read(token);
    if (!claimed.ok) return claimed;
    const { id } = claimed.data;
    const found = await asCaller({ account: `staff ${id}` }, () => findStaff(db, id));
    const current = found && toStaff(found);
    const isCurrent = current?.role === claimed.data.role && current.scope === claimed.data.scope;
    return isCurrent ? claimed : refuse('TOKEN_INVALID');
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

    async validateLogin(
      { phone: typed, otp }: BodyOf<'validateStaffLogin'>,
      from: From,
    ): Promise<Outcome<DataOf<Endpoints['validateStaffLogin']> & Remembered, CheckingFailure>> {
      const phone = (await readPhone(typed))?.digits ?? typed;
      return codes.use({ phone, purpose: 'staff', from, code: otp }, async (tx) => {
        const found = await findStaffByPhone(tx, phone);
        if (!found) return undefined;
        const { role, scope, id } = toStaff(found);
        const device = devices.remember(from.device.value, phone);
        return { token: await tokens.sign({ id, role, scope }), role, scope, name: found.name, device };
      });
    },

    staffOf,

    async sessionOf(token: string): Promise<string | undefined> {
      const claimed = await tokens.read(token);
      return claimed.ok ? `staff-${claimed.data.id}` : undefined;
    },

    async endedAmong(bearers: readonly string[]): Promise<Set<string>> {
      const looked = await Promise.all(bearers.map(async (token) => ({ token, may: (await staffOf(token)).ok })));
      return new Set(looked.filter(({ may }) => !may).map(({ token }) => token));
    },
  };
}
